import type { CartDto } from '@contracts/carts';
import { counted } from '@domain/menu/unit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportList, type ExportedList } from '@shared/table/export-list';

/** The carts that the filters find, on every page, as a sheet. */
export function ExportCarts({ branchId, list }: { branchId: string; list: ExportedList }) {
  const { t } = useTranslation(['carts', 'order']);
  const { amount, timeZone } = useFormat();
  const toSheet = (carts: readonly CartDto[]) =>
    toCsv(carts, [
      { title: t('last'), value: (row) => sheetTime(row.lastActivityAt, timeZone) },
      { title: t('customer'), value: (row) => row.contact.name },
      { title: t('phone'), value: (row) => row.contact.phone },
      { title: t('email'), value: (row) => row.contact.email },
      {
        title: t('items'),
        value: ({ items }) =>
          items.map(({ quantity, unit, name }) => `${counted(quantity, unit)} ${name}`).join(', '),
      },
      { title: t('channel'), value: (row) => t(`order:channels.${row.channel}`) },
      { title: t('value'), value: (row) => amount(row.valueCents, false) },
      { title: t('step'), value: (row) => t(`steps.${row.step}`) },
      { title: t('obstacle'), value: (row) => t(`obstacles.${row.obstacle}`) },
      { title: t('state'), value: (row) => t(`states.${row.state}`) },
    ]);
  return (
    <ExportList
      resource="carts"
      list={list}
      within={[{ field: 'branchId', operator: 'eq', value: branchId }]}
      fileName={t('export.file')}
      toSheet={toSheet}
      words={{
        button: t('export.button'),
        exporting: t('export.exporting'),
        failed: t('export.failed'),
        cut: (most) => t('export.cut', { most }),
        done: (count) => t('export.done', { count }),
      }}
    />
  );
}
