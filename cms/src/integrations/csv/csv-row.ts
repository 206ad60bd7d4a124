/** What a spreadsheet would take for a formula and run. Source: OWASP, "CSV Injection". */
const FORMULA = /^[=+\-@\t\r]/;
/** A semicolon separates in spreadsheets of many languages: inside of a text it must not split it. */
const QUOTED = /[",;\r\n]|^\s|\s$/;

/**
 * A row of RFC 4180 with its end, whose texts run nothing. Inside of texts lines are parted by `\n` alone, so that rows can
 * be counted by their `\r\n`.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  const text = harmless.replace(/\r\n?/g, '\n');
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
