import type { CourierDto } from '@contracts/couriers';
import { useTranslation } from 'react-i18next';
import { usePayWords } from './courier-columns';
import { toCsv } from '@shared/table/csv';
import { ExportList, type ExportedList } from '@shared/table/export-list';

/** The couriers that the filters find, on every page, as a sheet. */
export function ExportCouriers({ branchId, list }: { branchId: string; list: ExportedList }) {
  const { t } = useTranslation('couriers');
  const pay = usePayWords();
  const toSheet = (couriers: readonly CourierDto[]) =>
    toCsv(couriers, [
      { title: t('fields.name'), value: ({ name }) => name },
      { title: t('fields.phone'), value: ({ phone }) => phone },
      { title: t('fields.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
      { title: t('fields.vehicle'), value: ({ vehicle }) => t(`vehicles.${vehicle}`) },
      { title: t('fields.plate'), value: ({ plate }) => plate },
      { title: t('fields.payKind'), value: pay },
      { title: t('fields.state'), value: ({ state }) => t(`states.${state}`) },
    ]);
  return (
    <ExportList
      resource="couriers"
      list={list}
      within={[{ field: 'branchId', operator: 'eq', value: branchId }]}
      fileName={t('exportAll.file')}
      toSheet={toSheet}
      words={{
        button: t('export.button'),
        exporting: t('export.exporting'),
        failed: t('export.failed'),
        cut: (most) => t('exportAll.cut', { most }),
        done: (count) => t('exportAll.done', { count }),
      }}
    />
  );
}
