import { strToU8, Zip, ZipDeflate } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadOrders, type ExportFormat } from '../../src/features/orders/list/download-orders';

const ROWS = 1000;
const lines = Array.from({ length: ROWS }, (_, row) => `${row},"a\nb",${Math.sin(row)}`);

/** As the server writes it: part by part, its size said behind it. */
function packed(): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const part = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  part('xl/styles.xml').push(strToU8('<styleSheet><row r="9"></row></styleSheet>'), true);
  const sheet = part('xl/worksheets/sheet1.xml');
  sheet.push(strToU8('<worksheet><sheetData><row r="1"><c/></row>'));
  for (const [row, line] of lines.entries())
    sheet.push(strToU8(`<row r="${row + 2}"><c t="inlineStr"><is><t>${line}</t></is></c></row>`));
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  return chunks;
}

const FILES: Record<ExportFormat, () => Uint8Array[]> = {
  csv: () => [strToU8(`\uFEFFNumber,Text,Wave\r\n${lines.map((line) => `${line}\r\n`).join('')}`)],
  xlsx: packed,
};

/** Cut where it happens, as a network cuts. */
function* cut(chunks: readonly Uint8Array[], size: number) {
  const whole = Buffer.concat(chunks);
  for (let at = 0; at < whole.length; at += size) yield new Uint8Array(whole.subarray(at, at + size));
}

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

it.each(['csv', 'xlsx'] as const)('a file of %s tells how many rows of all have come', async (format) => {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of cut(FILES[format](), 1021)) stream.enqueue(chunk);
      stream.close();
    },
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { headers: { 'x-total-rows': String(ROWS) } })),
  );
  const told: number[] = [];
  const { file, total } = await downloadOrders({}, format, {
    signal: new AbortController().signal,
    onProgress: ({ rows, total: of }) => {
      expect(of).toBe(ROWS);
      told.push(rows);
    },
  });
  expect(total).toBe(ROWS);
  expect(file.size).toBe(Buffer.concat(FILES[format]()).length);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  expect(new Set(told).size).toBeGreaterThan(3);
  expect(told.at(-1)).toBe(ROWS);
});
