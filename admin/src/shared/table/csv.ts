import { localTime } from '@domain/time';

export interface CsvColumn<R> {
  title: string;
  value: (row: R) => string | number | null;
}

/**
 * What a spreadsheet would take for a formula and run. Source: OWASP, "CSV Injection". An amount below zero runs nothing, and
 * behind an apostrophe no spreadsheet adds it up.
 */
const FORMULA = /^(?!-[\d.,\s]+$)[=+\-@\t\r]/;

/**
 * Rows as RFC 4180 has them, text that begins like a formula made harmless. The writer is loaded when it is first needed:
 * an export is pressed far more seldom than a list is opened.
 */
export async function toCsv<R>(rows: readonly R[], columns: readonly CsvColumn<R>[]): Promise<string> {
  const { unparse } = await import('papaparse');
  const fields = columns.map(({ title }) => title);
  const data = rows.map((row) => columns.map(({ value }) => value(row)));
  const csv = unparse(
    { fields, data },
    {
      escapeFormulae: FORMULA,
      // Spreadsheets of pt-BR and es separate by a semicolon: one inside of a text must not split it.
      quotes: (value) => typeof value === 'string' && value.includes(';'),
    },
  );
  return `${csv}\r\n`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2031-04-03 19:05` by a place's clock: read as a date by every spreadsheet. */
export function sheetTime(at: string, timeZone: string): string {
  const { day, minutes } = localTime(new Date(at), timeZone);
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Hands a text to the browser as a file; the mark in front tells spreadsheets that it is UTF-8. */
export function download(name: string, text: string, type = 'text/csv'): void {
  downloadFile(name, new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
}

/** Hands a file to the browser to keep. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
