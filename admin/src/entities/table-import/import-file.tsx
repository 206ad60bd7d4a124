import { Button } from 'antd';
import { Columns3, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportPreview } from './import-preview';
import type { ImportAnswer, LastImport, TableImport } from './table-import';
import styles from './table-import.module.css';
import { useTableFile } from './use-table-file';
import { ColumnMatchDialog } from '../column-match/column-match-dialog';
import { FilePicker } from '@shared/form/file-picker';
import { FormProblem } from '@shared/form/form-problem';

const ACCEPTED =
  '.csv,.xlsx,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportFileProps<Answer extends ImportAnswer, Undone, Last extends LastImport> {
  of: TableImport<Answer, Undone, Last>;
  onStored: (result: Answer) => void;
}

/** A file that is chosen or dropped, previewed line by line, then stored. */
export function ImportFile<Answer extends ImportAnswer, Undone, Last extends LastImport>({
  of,
  onStored,
}: ImportFileProps<Answer, Undone, Last>) {
  const { t } = useTranslation(['table-import', 'column-match']);
  const [isOver, setOver] = useState(false);
  const { file, shown, busy, problem, isTooLarge, match, matching, ...form } = useTableFile(of, onStored);
  return (
    <section className={styles.file} aria-label={of.words.file}>
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
        <p>{file ? file.name : t('drop')}</p>
        <div className={styles.actions}>
          <FilePicker
            loading={busy && !shown}
            icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />}
            accept={ACCEPTED}
            label={t('choose')}
            onFiles={([chosen]) => form.choose(chosen)}
          >
            {t(file ? 'other' : 'choose')}
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
      {!shown && <p className={styles.hint}>{of.words.hint}</p>}
      {isTooLarge && (
        <p role="alert" className={styles.wrong}>
          {of.words.tooLarge}
        </p>
      )}
      {problem !== null && <FormProblem problem={problem} onWaited={form.reset} />}
      {match && matching && (
        <ColumnMatchDialog
          match={match}
          fields={of.fields}
          onApply={form.applyColumns}
          onClose={() => form.setMatching(false)}
        />
      )}
      {shown && <ImportPreview of={of} shown={shown} busy={busy} onStore={form.store} />}
    </section>
  );
}
