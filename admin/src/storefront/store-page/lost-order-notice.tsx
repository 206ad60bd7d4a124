import { useEffect } from 'react';
import { trackingAddress } from '../addresses';
import type { LostOrder } from '../checkout/lost-order';
import { useLocale } from '../i18n/locale';
import { useAnnounce } from '../ui/announcer';
import { Notice } from '../ui/notice';
import styles from './store-notices.module.css';

/** What became of an order whose answer was lost, as far as it is known. */
export function LostOrderNotice({ slug, lost }: { slug: string; lost: LostOrder }) {
  const { t } = useLocale();
  const announce = useAnnounce();
  const taken = lost.is === 'TAKEN' ? t('lost.TAKEN', { number: lost.number }) : null;
  // It may come with the menu, to which the page goes back from the checkout: nothing reads that out.
  useEffect(() => {
    if (taken !== null) announce(taken);
  }, [taken, announce]);
  if (lost.is !== 'TAKEN') return <Notice kind="error">{t(`lost.${lost.is}`)}</Notice>;
  return (
    <Notice
      kind="info"
      action={
        <a className={styles.link} href={trackingAddress(slug, lost.token)}>
          {t('earlier.follow')}
        </a>
      }
    >
      {taken}
    </Notice>
  );
}
