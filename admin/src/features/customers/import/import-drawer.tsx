import type { CustomerImportDto } from '@contracts/customer-files';
import { Button, Drawer, Modal } from 'antd';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportFile } from './import-file';
import styles from './import.module.css';
import { RefusedFile } from './refused-file';
import { useUndoImport } from './use-undo-import';
import { useFormat } from '@shared/format/context';
import { dialogWidth, drawerWidth } from '@shared/tokens/tokens';

/** Imports customers from a file, and undoes the last import. */
export default function ImportDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers-data');
  const { moment } = useFormat();
  const [result, setResult] = useState<CustomerImportDto | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const { busy, undone, last, undo, refresh, clear } = useUndoImport();
  const store = (answer: CustomerImportDto) => {
    clear();
    setResult(answer);
    void refresh();
  };
  return (
    <Drawer open title={t('import.title')} width={drawerWidth.wide} onClose={onClose}>
      <div className={styles.file}>
        {!result && <ImportFile onStored={store} />}
        {result && !undone && <Result of={result} onAgain={() => setResult(null)} onClose={onClose} />}
        {undone && (
          <div className={styles.file}>
            <p role="status" className={styles.done}>
              <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
              {t('undo.done', { removed: undone.removed, restored: undone.restored })}
            </p>
            {undone.kept > 0 && <p className={styles.hint}>{t('undo.kept', { count: undone.kept })}</p>}
          </div>
        )}
        {last && (
          <div className={styles.apply}>
            <p className={styles.hint}>{t('undo.last', { count: last.customers, when: moment(last.at) })}</p>
            <Button
              size="small"
              loading={busy}
              icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => setAsking(last.id)}
            >
              {t('undo.button')}
            </Button>
          </div>
        )}
      </div>
      {asking !== null && (
        <Modal
          open
          title={t('undo.title')}
          width={dialogWidth.regular}
          okText={t('undo.button')}
          onOk={() => {
            undo(asking);
            setAsking(null);
          }}
          onCancel={() => setAsking(null)}
        >
          {t('undo.text')}
        </Modal>
      )}
    </Drawer>
  );
}

interface ResultProps {
  of: CustomerImportDto;
  onAgain: () => void;
  onClose: () => void;
}

function Result({ of, onAgain, onClose }: ResultProps) {
  const { t } = useTranslation('customers-data');
  const { created, updated, refused } = of.counts;
  return (
    <>
      <p role="status" className={styles.done}>
        <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
        {created + updated === 0 ? t('import.resultNone') : t('import.result', { created, updated })}
      </p>
      {refused > 0 && <p className={styles.hint}>{t('import.leftOut', { count: refused })}</p>}
      <div className={styles.actions}>
        <RefusedFile of={of} />
        <Button onClick={onAgain}>{t('import.again')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('import.done')}
        </Button>
      </div>
    </>
  );
}
