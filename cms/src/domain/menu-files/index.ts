export type { Cell } from './cell-text';
export { guarded } from './cell-text';
export type { FileChange, Target } from './changes';
export { columnOf, FILE_COLUMNS, headingOf, type FileColumn, type FileLanguage } from './columns';
export { plainAmount, type AmountCell, type FileFields, type Notation } from './fields';
export type { KnownMenu, KnownProduct } from './known';
export { planImport, type ImportAction, type PlannedLine } from './plan';
export { readLines, type FileProblem, type FileProblemCode, type ReadLine, type Sheet } from './read-lines';
export { writeLines, type WrittenSheet } from './write-lines';
