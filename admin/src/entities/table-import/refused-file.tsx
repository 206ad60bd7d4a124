import { REASON_HEADINGS } from '@domain/table-files';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ImportAnswer } from './table-import';
import { currentLanguage } from '../language/language';
import { refusedLinesCsv } from '../menu-file/refused-lines';
import { download } from '@shared/table/csv';

/** Downloads the refused lines with their reasons, to be corrected and imported again. */
export function RefusedFile({ of, name }: { of: ImportAnswer; name: string }) {
  const { t } = useTranslation('table-import');
  if (of.counts.refused === 0) return null;
  const save = async () => download(name, await refusedLinesCsv(of, REASON_HEADINGS[currentLanguage()]));
  return (
    <Button
      size="small"
      icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => void save()}
    >
      {t('refusedFile')}
    </Button>
  );
}
