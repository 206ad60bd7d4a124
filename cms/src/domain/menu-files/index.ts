export type { FileChange } from './changes';
export { unguarded } from './cell-text';
export { columnOf, FILE_COLUMNS, headingOf, type FileColumn, type FileLanguage } from './columns';
export { plainAmount, type FileFields, type Notation } from './fields';
export type { KnownMenu, KnownProduct } from './known';
export { namesOf, type Named } from './names';
export { planImport, type ImportAction, type PlannedLine } from './plan';
export { readLines, type FileProblemCode, type ReadLine, type Sheet } from './read-lines';
export { writeLines, type WrittenSheet } from './write-lines';
