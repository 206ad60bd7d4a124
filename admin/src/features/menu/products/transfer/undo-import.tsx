import { Button, Modal } from 'antd';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './transfer.module.css';
import { isNone, type UndoImport } from './use-undo-import';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';

/** The latest import that can still be undone, also after the page was loaded again, and what undoing one did. */
export function UndoneOrLast({ imports: { busy, undone, last, undo } }: { imports: UndoImport }) {
  const { t } = useTranslation('menu-file');
  const { moment } = useFormat();
  const [asking, setAsking] = useState<string | null>(null);
  return (
    <>
      {undone && (
        <div className={styles.result}>
          <p role="status" className={styles.done}>
            <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
            {isNone(undone) ? t('undo.none') : t('undo.done', { ...undone })}
          </p>
          {undone.leftOut.length > 0 && (
            <>
              <p className={styles.text}>{t('undo.left', { count: undone.leftOut.length })}</p>
              <ul className={styles.left}>
                {undone.leftOut.map(({ id, name, issue }) => (
                  <li key={id}>
                    <strong>{name}</strong>: {issue.message}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {last && (
        <div className={styles.last}>
          <p className={styles.text}>{t('undo.last', { count: last.products, when: moment(last.at) })}</p>
          <Button
            size="small"
            loading={busy}
            icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => setAsking(last.id)}
          >
            {t('undo.undo')}
          </Button>
        </div>
      )}
      {asking !== null && (
        <Modal
          open
          title={t('undo.title')}
          width={dialogWidth.regular}
          okText={t('undo.undo')}
          onOk={() => {
            undo(asking);
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        >
          {t('undo.text')}
        </Modal>
      )}
    </>
  );
}
