import { useLocale } from '../i18n/locale';
import { Action } from '../ui/action';
import { Sheet } from '../ui/sheet';
import styles from './checkout.module.css';

interface EarlierOrderProps {
  number: string;
  onFollow: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** An order was taken whose answer was lost: only who knows that orders another one. */
export function EarlierOrder({ number, onFollow, onAgain, onClose }: EarlierOrderProps) {
  const { t } = useLocale();
  return (
    <Sheet
      title={t('earlier.title', { number })}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Action wide onClick={onAgain}>
            {t('earlier.again')}
          </Action>
          <Action kind="primary" wide onClick={onFollow}>
            {t('earlier.follow')}
          </Action>
        </div>
      }
    >
      <p className={styles.question}>{t('earlier.why')}</p>
    </Sheet>
  );
}
