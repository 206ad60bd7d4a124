import { useDataProvider, type BaseRecord, type CrudFilter, type CrudSort } from '@refinedev/core';
import { collectList } from './collect-list';
import { MAX_EXPORTED } from './collect-pages';
import { ExportButton, type ExportWords } from './export-button';
import { useFormat } from '@shared/format/context';

export interface ExportedList {
  filters: CrudFilter[];
  sorters: CrudSort[];
  total: number;
}

interface ExportListProps<Row> {
  resource: string;
  list: ExportedList;
  /** What the list asks beside the filters that somebody chose. */
  within?: CrudFilter[];
  /** Without its ending. */
  fileName: string;
  toSheet: (rows: readonly Row[]) => Promise<string>;
  words: ExportWords & { cut: (most: string) => string; done: (count: number) => string };
}

/** The rows that the filters of a list find, on every page, as a sheet. */
export function ExportList<Row extends BaseRecord>({
  resource,
  list,
  within = [],
  fileName,
  toSheet,
  words,
}: ExportListProps<Row>) {
  const { number } = useFormat();
  const { getList } = useDataProvider()();
  const collect = async (signal: AbortSignal) => {
    const question = { resource, filters: [...list.filters, ...within], sorters: list.sorters };
    const { rows, cut } = await collectList<Row>(getList, question, { signal });
    const message = cut ? words.cut(number(MAX_EXPORTED)) : words.done(rows.length);
    return { fileName: `${fileName}.csv`, csv: await toSheet(rows), cut, message };
  };
  return <ExportButton words={words} disabled={list.total === 0} collect={collect} />;
}
