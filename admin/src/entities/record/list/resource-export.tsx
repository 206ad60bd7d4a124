import type { BaseRecord } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { toCsv, type CsvColumn } from '@shared/table/csv';
import { ExportList, type ExportedList } from '@shared/table/export-list';

export type ExportedColumns<Row> = readonly CsvColumn<Row>[];

interface ResourceExportProps<Row> {
  resource: string;
  branchId?: string;
  list: ExportedList;
  /** Without its ending. */
  fileName: string;
  columns: ExportedColumns<Row>;
}

/** The rows that the filters of a list find, on every page, as a CSV file. */
export function ResourceExport<Row extends BaseRecord>(props: ResourceExportProps<Row>) {
  const { resource, branchId, list, fileName, columns } = props;
  const { t } = useTranslation('ui');
  return (
    <ExportList<Row>
      resource={resource}
      list={list}
      within={branchId === undefined ? [] : [{ field: 'branchId', operator: 'eq', value: branchId }]}
      fileName={fileName}
      toSheet={(rows) => toCsv(rows, columns)}
      words={{
        button: t('exported.button'),
        exporting: t('exported.exporting'),
        failed: t('exported.failed'),
        cut: (most) => t('exported.cut', { most }),
        done: (count) => t('exported.done', { count }),
      }}
    />
  );
}
