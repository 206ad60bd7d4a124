export { readDate } from './cell-date';
export { escapeFormula, joinList, lines, oneLine, splitList, unescapeFormula, type Cell } from './cell-text';
export {
  applyMapping,
  checkMapping,
  describeColumns,
  ignoredHeadings,
  missingFields,
  type ColumnMapping,
  type DescribedColumn,
  type MappedRow,
  type MappingProblem,
} from './column-mapping';
export { headingKey, headingSignature, MAX_HEADING_LENGTH, REASON_HEADINGS } from './heading';
export { proposeColumns, recogniseColumns } from './recognise-columns';
export type { Sheet } from './sheet';
export type { TargetField } from './target-field';
