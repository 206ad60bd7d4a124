import { Undo2 } from 'lucide-react';
import { useLocale } from '../i18n/locale';
import styles from './courier.module.css';
import type { Courier } from './use-courier';

/** What was just handed over by a press that can be taken back for some seconds, within reach of the thumb. */
export function UndoBar({ courier: { pending, takeBack } }: { courier: Courier }) {
  const { t } = useLocale();
  const held = pending.filter(({ heldUntil }) => heldUntil !== undefined);
  return (
    <div className={styles.undo} role="status">
      {held.map(({ key, orders }) => (
        <div key={key}>
          <span>{t('c.handedOver', { orders })}</span>
          <button
            type="button"
            className={styles.button}
            aria-label={t('c.undoOf', { orders })}
            onClick={() => takeBack(key)}
          >
            <Undo2 size={20} strokeWidth={1.5} aria-hidden /> {t('c.undo')}
          </button>
        </div>
      ))}
    </div>
  );
}
