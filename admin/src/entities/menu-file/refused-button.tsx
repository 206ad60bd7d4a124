import { Button } from 'antd';
import type { ImportDto } from '@contracts/menu-files';
import { REASON_HEADINGS } from '@domain/table-files';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refusedLinesCsv } from './refused-lines';
import { currentLanguage } from '@entities/language/language';
import { download } from '@shared/table/csv';

/** Hands out the lines that are left out, to be put right and imported again. */
export function RefusedButton({ of }: { of: ImportDto }) {
  const { t } = useTranslation('menu-file');
  if (of.counts.refused === 0) return null;
  const save = async () =>
    download(t('refusedName'), await refusedLinesCsv(of, REASON_HEADINGS[currentLanguage()]));
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
