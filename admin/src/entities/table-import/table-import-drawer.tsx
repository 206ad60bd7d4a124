import { Button, Drawer, Modal } from 'antd';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportFile } from './import-file';
import { RefusedFile } from './refused-file';
import type { ImportAnswer, LastImport, TableImport } from './table-import';
import styles from './table-import.module.css';
import { useUndoImport } from './use-undo-import';
import { dialogWidth, drawerWidth } from '@shared/tokens/tokens';

interface TableImportDrawerProps<Answer extends ImportAnswer, Undone, Last extends LastImport> {
  of: TableImport<Answer, Undone, Last>;
  onClose: () => void;
}

/** Imports a table from a file, and undoes the last import. */
export function TableImportDrawer<Answer extends ImportAnswer, Undone, Last extends LastImport>({
  of,
  onClose,
}: TableImportDrawerProps<Answer, Undone, Last>) {
  const { t } = useTranslation('table-import');
  const [result, setResult] = useState<Answer | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const { busy, undone, last, undo, refresh, clear } = useUndoImport(of);
  const onStored = (answer: Answer) => {
    clear();
    setResult(answer);
    void refresh();
  };
  const { done = '', rest = null } = undone === null ? {} : of.undone(undone);
  return (
    <Drawer open title={of.words.title} width={drawerWidth.wide} onClose={onClose}>
      <div className={styles.file}>
        {!result && <ImportFile of={of} onStored={onStored} />}
        {result && undone === null && (
          <Result
            result={result}
            text={of.result(result)}
            refusedName={of.words.refusedName}
            onAgain={() => setResult(null)}
            onClose={onClose}
          />
        )}
        {undone !== null && (
          <div className={styles.file}>
            <p role="status" className={styles.done}>
              <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
              {done}
            </p>
            {rest !== null && <p className={styles.hint}>{rest}</p>}
          </div>
        )}
        {last && (
          <div className={styles.apply}>
            <p className={styles.hint}>{of.lastText(last)}</p>
            <Button
              size="small"
              loading={busy}
              icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => setAsking(last.id)}
            >
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
      {asking !== null && (
        <Modal
          open
          title={of.words.undoTitle}
          width={dialogWidth.regular}
          okText={t('undo')}
          onOk={() => {
            undo(asking);
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        >
          {of.words.undoText}
        </Modal>
      )}
    </Drawer>
  );
}

interface ResultProps {
  result: ImportAnswer;
  text: string;
  refusedName: string;
  onAgain: () => void;
  onClose: () => void;
}

function Result({ result, text, refusedName, onAgain, onClose }: ResultProps) {
  const { t } = useTranslation('table-import');
  const { refused } = result.counts;
  return (
    <>
      <p role="status" className={styles.done}>
        <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
        {text}
      </p>
      {refused > 0 && <p className={styles.hint}>{t('leftOut', { count: refused })}</p>}
      <div className={styles.actions}>
        <RefusedFile of={result} name={refusedName} />
        <Button onClick={onAgain}>{t('again')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
