import {
  MAX_CUSTOMER_FILE_BYTES,
  MAX_CUSTOMER_FILE_LINES,
  type CustomerImportDto,
} from '@contracts/customer-files';
import { CUSTOMER_FIELDS, customerHeading } from '@domain/customer-files';
import { Button } from 'antd';
import { Columns3, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportPreview } from './import-preview';
import styles from './import.module.css';
import { useCustomerFile } from './use-customer-file';
import { ColumnMatchDialog } from '@entities/column-match/column-match-dialog';
import { currentLanguage } from '@entities/language/language';
import { FilePicker } from '@shared/form/file-picker';
import { FormProblem } from '@shared/form/form-problem';
import { useFormat } from '@shared/format/context';

const ACCEPTED =
  '.csv,.xlsx,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file with customers: chosen or dropped, previewed line by line, then stored. */
export function ImportFile({ onStored }: { onStored: (result: CustomerImportDto) => void }) {
  const { t } = useTranslation(['customers-data', 'column-match']);
  const { number } = useFormat();
  const [isOver, setOver] = useState(false);
  const { file, shown, busy, problem, isTooLarge, match, matching, ...form } = useCustomerFile(onStored);
  return (
    <section className={styles.file} aria-label={t('import.file')}>
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        // Before antd's own, which drops files of other kinds without a message.
        onDropCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          form.choose(event.dataTransfer.files[0]);
        }}
      >
        <p>{file ? file.name : t('import.drop')}</p>
        <div className={styles.actions}>
          <FilePicker
            loading={busy && !shown}
            icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />}
            accept={ACCEPTED}
            label={t('import.choose')}
            onFiles={([chosen]) => form.choose(chosen)}
          >
            {t(file ? 'import.other' : 'import.choose')}
          </FilePicker>
          {match && match.columns.length > 0 && (
            <Button
              icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => form.setMatching(true)}
            >
              {t(shown ? 'column-match:change' : 'column-match:open')}
            </Button>
          )}
        </div>
      </div>
      {!shown && <p className={styles.hint}>{t('import.hint')}</p>}
      {isTooLarge && (
        <p role="alert" className={styles.wrong}>
          {t('import.tooLarge', {
            lines: number(MAX_CUSTOMER_FILE_LINES),
            megabytes: MAX_CUSTOMER_FILE_BYTES / 1024 / 1024,
          })}
        </p>
      )}
      {problem !== null && <FormProblem problem={problem} onWaited={form.reset} />}
      {match && matching && (
        <ColumnMatchDialog
          match={match}
          fields={CUSTOMER_FIELDS.map(({ key }) => ({ key, label: customerHeading(key, currentLanguage()) }))}
          onApply={form.applyColumns}
          onClose={() => form.setMatching(false)}
        />
      )}
      {shown && <ImportPreview shown={shown} busy={busy} onStore={form.store} />}
    </section>
  );
}
