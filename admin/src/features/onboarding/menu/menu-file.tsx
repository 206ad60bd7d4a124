import { MAX_IMPORT_CHARACTERS, type ImportDto } from '@contracts/menu-files';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportPreview } from './import-preview';
import type { WayProps } from './menu-step';
import styles from './menu.module.css';
import { textOf } from './read-file';
import { templateCsv } from './template';
import { onboardingApi } from '../onboarding-api';
import { currentLanguage } from '@entities/language/language';
import { FormProblem } from '@shared/form/form-problem';
import { useFormat } from '@shared/format/context';
import { download } from '@shared/table/csv';
import { Button } from '@shared/ui/button';

/** A file with a menu: chosen or dropped, shown line by line, then stored. */
export function MenuFile({ branchId, onMade }: WayProps) {
  const { t } = useTranslation('onboarding');
  const { currency } = useFormat();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [shown, setShown] = useState<ImportDto | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [tooLarge, setTooLarge] = useState(false);

  const work = async (task: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await task();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setShown(null);
    setFile(null);
    setTooLarge(chosen.size > MAX_IMPORT_CHARACTERS);
    if (chosen.size > MAX_IMPORT_CHARACTERS) return;
    void work(async () => {
      const csv = textOf(new Uint8Array(await chosen.arrayBuffer()));
      setFile({ name: chosen.name, csv });
      setShown(await onboardingApi.importMenu(branchId, csv, true));
    });
  };
  const store = () => {
    if (!file) return;
    void work(async () => {
      await onboardingApi.importMenu(branchId, file.csv, false);
      await onMade();
    });
  };

  return (
    <section className={styles.file} aria-label={t('menu.ways.file.title')}>
      {/* For the pointer alone: the button inside does the same for everybody. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files[0]);
        }}
      >
        <p>{file ? file.name : t('menu.file.drop')}</p>
        <div className={styles.fileDeeds}>
          <Button
            busy={busy && !shown}
            icon={<FileUp size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            {t(file ? 'menu.file.other' : 'menu.file.choose')}
          </Button>
          <Button
            variant="quiet"
            icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => download(t('menu.file.templateName'), templateCsv(currentLanguage(), currency))}
          >
            {t('menu.file.template')}
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          aria-label={t('menu.file.choose')}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <p className={styles.hint}>{t('menu.file.columns')}</p>
      {tooLarge && (
        <p role="alert" className={styles.wrong}>
          {t('menu.file.tooLarge')}
        </p>
      )}
      {problem !== null && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
      {shown && <ImportPreview shown={shown} busy={busy} onStore={store} />}
    </section>
  );
}
