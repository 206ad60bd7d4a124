import { useEffect } from 'react';
import { takePass } from '../device/card-pass';
import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Notice } from '../ui/notice';
import { Sheet } from '../ui/sheet';
import { LoyaltyCard } from './loyalty-card';
import styles from './loyalty.module.css';
import { useLoyaltyCard } from './use-loyalty-card';

/** The loyalty card over the menu. */
export function LoyaltySheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useLocale();
  // Before the card is read: the pass of a link proves whose it is.
  useEffect(() => takePass(slug), [slug]);
  const { card, failed, reload } = useLoyaltyCard(slug);
  const [program] = card?.programs ?? [];
  return (
    <Sheet title={program?.name ?? t('discount.LOYALTY')} onClose={onClose}>
      <div className={styles.sheet} aria-busy={card === null && !failed}>
        {card && program && <LoyaltyCard titled {...{ slug, card }} onExpire={reload} />}
        {card && !program && <p>{t('loyalty.none')}</p>}
        {!card && failed && (
          <Notice
            kind="error"
            action={
              <Action kind="quiet" onClick={reload}>
                {t('notice.again')}
              </Action>
            }
          >
            {t('failure.answer')}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
