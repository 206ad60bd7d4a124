import { z } from 'zod';
import type { DescribedColumn } from '../domain/table-files';

/**
 * `columns` in the query of an import: which field each column of the file is imported into, as JSON from heading to the key
 * of a field or null: `{"Prato":"name","Seção":"category"}`. A heading that is left out is not imported. Without `columns`
 * the server takes those that the business imported a file with the same headings with, or else recognises the headings.
 */
export const columnsQuery = z.string().max(6000).optional();

/** How the columns of a file are matched to fields, for a person who changes it. */
export interface ColumnMatchDto {
  /** The headings of the file in their order, each once; those by which a known program groups its rows are left out. */
  columns: DescribedColumn[];
  /** Keys of the fields without which a file is not imported. */
  required: string[];
  /**
   * Where the fields of the columns come from: this request, an earlier import of the business, or the headings. In the last
   * case a column that is not imported has the field that it resembles most.
   */
  source: 'REQUEST' | 'REMEMBERED' | 'HEADINGS';
}
