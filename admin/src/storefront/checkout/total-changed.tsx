import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Sheet } from '../ui/sheet';
import styles from './checkout.module.css';

interface TotalChangedProps {
  totalCents: number;
  /** Why the coupon does not count; null when it is the price that changed. */
  reason: string | null;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks again at another price: nobody pays what they have not seen. */
export function TotalChanged({ totalCents, reason, onAgree, onClose }: TotalChangedProps) {
  const { t, money } = useLocale();
  const total = money(totalCents);
  return (
    <Sheet
      title={t('total.title', { total })}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Action wide onClick={onClose}>
            {t('total.back')}
          </Action>
          <Action kind="primary" wide onClick={onAgree}>
            {t('total.agree', { total })}
          </Action>
        </div>
      }
    >
      <p className={styles.question}>{reason ? `${reason} ${t('total.noCoupon')}` : t('total.why')}</p>
    </Sheet>
  );
}
