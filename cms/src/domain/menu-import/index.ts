export { columnOf, headingOf, IMPORT_COLUMNS, type ImportColumn } from './columns';
export {
  planImport,
  type ImportAction,
  type ImportChange,
  type KnownMenu,
  type KnownProduct,
  type PlannedLine,
} from './plan';
export {
  readLines,
  type ImportFields,
  type ImportProblem,
  type ImportProblemCode,
  type ReadLine,
  type Sheet,
} from './read-lines';
