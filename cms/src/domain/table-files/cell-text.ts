/** A cell as a file has it: a text, or a number where spreadsheets keep one. */
export type Cell = string | number;

/** White space, and what neither XML nor a line of text can carry. */
const BLANK = /[\s\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]+/gu;
/** What a spreadsheet would take for a formula, also behind apostrophes. Source: OWASP, "CSV Injection". */
const FORMULA = /^'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
const GUARDED = /^'+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text on one line, white space between its words once. */
export function oneLine(text: string): string {
  return text.replace(BLANK, ' ').trim();
}

/** The same for each line of a text; its line ends stay. */
export function lines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim();
}

/** A text as a cell that no spreadsheet runs: behind an apostrophe where it begins like a formula. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that `escapeFormula`, or a spreadsheet, put before it. */
export function unescapeFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

const SEPARATOR = ' | ';

/** Several words in one cell: `Pizzas | Vegan`. A bar or a backslash in a word stands behind a backslash. */
export function joinList(words: readonly string[]): string {
  return words
    .map((word) => oneLine(word).replace(/[\\|]/g, '\\$&'))
    .filter((word) => word !== '')
    .join(SEPARATOR);
}

/** The words of such a cell, each once as often as it stands there; what is empty is left out. */
export function splitList(cell: string): string[] {
  const words = [''];
  for (const [, escaped, sign] of cell.matchAll(/\\([\\|])|([\s\S])/g)) {
    if (escaped === undefined && sign === '|') words.push('');
    else words.push((words.pop() ?? '') + (escaped ?? sign ?? ''));
  }
  return words.map(oneLine).filter((word) => word !== '');
}
