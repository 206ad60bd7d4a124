import { useDataProvider, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { CartDto } from '@contracts/carts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';
import { moneyForField } from '@shared/format/money';
import { collectList } from '@shared/table/collect-list';
import { MOST_EXPORTED } from '@shared/table/collect-pages';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

interface ExportCartsProps {
  branchId: string;
  list: { filters: CrudFilter[]; sorters: CrudSort[]; total: number };
}

/** The carts that the filters find, on every page, as a sheet. */
export function ExportCarts({ branchId, list }: ExportCartsProps) {
  const { t } = useTranslation('carts');
  const { number, currency, language, timeZone } = useFormat();
  const { getList } = useDataProvider()();

  const collect = async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const filters: CrudFilter[] = [...list.filters, { field: 'branchId', operator: 'eq', value: branchId }];
    const question = { resource: 'carts', filters, sorters: list.sorters };
    const { rows, cut } = await collectList<CartDto>(getList, question, { signal, onProgress });
    const csv = await toCsv(rows, [
      { title: t('last'), value: (row) => sheetTime(row.lastActivityAt, timeZone) },
      { title: t('customer'), value: (row) => row.contact.name },
      { title: t('phone'), value: (row) => row.contact.phone },
      { title: t('email'), value: (row) => row.contact.email },
      {
        title: t('items'),
        value: ({ lines }) => lines.map((line) => `${line.quantity}× ${line.name}`).join(', '),
      },
      { title: t('value'), value: (row) => moneyForField(row.valueCents, currency, language) },
      { title: t('step'), value: (row) => t(`steps.${row.step}`) },
      { title: t('obstacle'), value: (row) => t(`obstacles.${row.obstacle}`) },
      { title: t('state'), value: (row) => t(`states.${row.state}`) },
    ]);
    const message = cut
      ? t('export.cut', { most: number(MOST_EXPORTED) })
      : t('export.done', { count: rows.length });
    return { fileName: `${t('export.file')}.csv`, csv, cut, message };
  };
  return (
    <ExportButton
      label={(count) => t(count === null ? 'export.button' : 'export.exporting')}
      disabled={list.total === 0}
      collect={collect}
      failed={t('export.failed')}
    />
  );
}
