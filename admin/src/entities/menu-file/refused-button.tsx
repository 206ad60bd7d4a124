import { Button } from 'antd';
import type { ImportDto } from '@contracts/menu-files';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { refusedLinesCsv } from './refused-lines';
import { download } from '@shared/table/csv';

/** Hands out the lines that are left out, to be put right and imported again. */
export function RefusedButton({ of }: { of: ImportDto }) {
  const { t } = useTranslation('menu-file');
  if (of.counts.refused === 0) return null;
  const save = async () => download(t('refusedName'), await refusedLinesCsv(of, t('reason')));
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
