import { Button } from 'antd';
import { MAX_FILE_BYTES, type ImportDto } from '@contracts/menu-files';
import { FILE_COLUMNS, headingOf } from '@domain/menu-files';
import { Columns3, Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportPreview } from './import-preview';
import styles from './menu-file.module.css';
import { templateCsv } from './template';
import { menuFileApi } from './menu-file-api';
import { ColumnMatchDialog } from '../column-match/column-match-dialog';
import { useTableFile } from '../table-import/use-table-file';
import { currentLanguage } from '@entities/language/language';
import { FilePicker } from '@shared/form/file-picker';
import { FormProblem } from '@shared/form/form-problem';
import { useFormat } from '@shared/format/context';
import { download } from '@shared/table/csv';

interface MenuFileProps {
  branchId: string;
  onStored: (result: ImportDto) => void;
}

/** A file with a menu: chosen or dropped, shown line by line, then stored. */
export function MenuFile({ branchId, onStored }: MenuFileProps) {
  const { t } = useTranslation(['menu-file', 'column-match']);
  const { country, currency } = useFormat();
  const [over, setOver] = useState(false);
  const { file, shown, busy, problem, isTooLarge, match, matching, ...form } = useTableFile<ImportDto>(
    {
      api: {
        preview: (chosen, columns) => menuFileApi.preview(branchId, chosen, columns),
        store: (chosen, columns, sent) => menuFileApi.store(branchId, chosen, sent.shown, columns),
      },
      maxBytes: MAX_FILE_BYTES,
      // The menu has changed since the preview: the effect of the file on it has to be checked again.
      outdatedCode: 'MENU_CHANGED',
    },
    onStored,
  );
  const { choose, store, reset, setMatching, applyColumns } = form;

  const saveTemplate = async () =>
    download(t('templateName'), await templateCsv(currentLanguage(), { country, currency }));

  return (
    <section className={styles.file} aria-label={t('title')}>
      <div
        className={styles.drop}
        data-over={over}
        data-chosen={shown !== null}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        // Before antd's own: it would leave out without a word what is not accepted.
        onDropCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          choose(event.dataTransfer.files[0]);
        }}
      >
        <p>{file ? file.name : t('drop')}</p>
        <div className={styles.fileActions}>
          <FilePicker
            loading={busy && !shown}
            icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />}
            accept=".csv,.xlsx,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            label={t('choose')}
            onFiles={([chosen]) => choose(chosen)}
          >
            {t(file ? 'other' : 'choose')}
          </FilePicker>
          {match && match.columns.length > 0 && (
            <Button
              icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => setMatching(true)}
            >
              {t(shown ? 'column-match:change' : 'column-match:open')}
            </Button>
          )}
          {!shown && (
            <Button
              type="text"
              icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => void saveTemplate()}
            >
              {t('template')}
            </Button>
          )}
        </div>
      </div>
      {!shown && <p className={styles.hint}>{t('columns')}</p>}
      {isTooLarge && (
        <p role="alert" className={styles.wrong}>
          {t('tooLarge')}
        </p>
      )}
      {problem !== null && <FormProblem problem={problem} onWaited={reset} />}
      {match && matching && (
        <ColumnMatchDialog
          match={match}
          fields={FILE_COLUMNS.map((key) => ({ key, label: headingOf(key, currentLanguage()) }))}
          onApply={applyColumns}
          onClose={() => setMatching(false)}
        />
      )}
      {shown && <ImportPreview key={shown.fingerprint} shown={shown} busy={busy} onStore={store} />}
    </section>
  );
}
