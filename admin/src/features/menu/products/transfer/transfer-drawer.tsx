import { Button, Drawer } from 'antd';
import { EXPORT_FORMATS, type ImportDto } from '@contracts/menu-files';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './transfer.module.css';
import { UndoneOrLast } from './undo-import';
import { useExport } from './use-export';
import { useUndoImport } from './use-undo-import';
import { MenuFile } from '@entities/menu-file/menu-file';
import { RefusedButton } from '@entities/menu-file/refused-button';
import { useHasPermission } from '@entities/session/access';
import { drawerWidth } from '@shared/tokens/tokens';

interface TransferDrawerProps {
  branch: { id: string; name: string };
  onClose: () => void;
}

/** The menu out of here as a file, and in again: shown line by line before anything of it is stored. */
export default function TransferDrawer({ branch, onClose }: TransferDrawerProps) {
  const { t } = useTranslation('menu-file');
  const mayImport = useHasPermission('menu.price.edit');
  const { exporting, exportAs } = useExport(branch.id);
  const [result, setResult] = useState<ImportDto | null>(null);
  const imports = useUndoImport(branch.id, { enabled: mayImport });
  const stored = (answer: ImportDto) => {
    setResult(answer);
    imports.offer(answer);
  };

  return (
    <Drawer open title={t('transfer.title')} width={drawerWidth.wide} onClose={onClose}>
      <div className={styles.transfer}>
        <section className={styles.part} aria-labelledby="export-title">
          <h3 id="export-title">{t('transfer.export')}</h3>
          <p className={styles.text}>{t('transfer.exportText', { branch: branch.name })}</p>
          <div className={styles.actions}>
            {EXPORT_FORMATS.map((format) => (
              <Button
                key={format}
                loading={exporting === format}
                icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => exportAs(format)}
              >
                {t(`transfer.${format}`)}
              </Button>
            ))}
          </div>
        </section>
        <section className={styles.part} aria-labelledby="import-title">
          <h3 id="import-title">{t('transfer.importTitle')}</h3>
          {!mayImport && <p className={styles.text}>{t('transfer.price')}</p>}
          {mayImport && !result && <MenuFile branchId={branch.id} onStored={stored} />}
          {result && !imports.undone && (
            <Result of={result} onAgain={() => setResult(null)} onClose={onClose} />
          )}
          {mayImport && <UndoneOrLast imports={imports} />}
        </section>
      </div>
    </Drawer>
  );
}

function Result({ of, onAgain, onClose }: { of: ImportDto; onAgain: () => void; onClose: () => void }) {
  const { t } = useTranslation('menu-file');
  const { created, updated, refused } = of.counts;
  return (
    <div className={styles.result}>
      <p role="status" className={styles.done}>
        <CircleCheck size={20} strokeWidth={1.5} aria-hidden />
        {created + updated === 0 ? t('transfer.resultNone') : t('transfer.result', { created, updated })}
      </p>
      {refused > 0 && <p className={styles.text}>{t('leftOutDone', { count: refused })}</p>}
      <div className={styles.actions}>
        <RefusedButton of={of} />
        <Button onClick={onAgain}>{t('transfer.again')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('transfer.done')}
        </Button>
      </div>
    </div>
  );
}
