import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_CELL_LENGTH, MAX_FILE_BYTES, MAX_FILE_LINES } from '../../../src/contracts/menu-files';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { importFile } from '../support/menu-files';
import { PROOF, tally } from '../support/proof';
import { bookOf } from '../support/spreadsheets';

const HEAD = 'Category;Name;Description;Price;SKU;Tags;When it is for sale\n';
const LANGUAGES = ['en', 'pt-BR', 'es'];

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const show = (file: string | Uint8Array, language = 'en') =>
  importFile(business.owner, business.branch.id, file, { preview: true, language });

/** Does `work`, and counts what else the server answers while a thread of it reads a file. */
async function answeredMeanwhile<T>(work: () => Promise<T>): Promise<{ result: T; answered: number }> {
  let [reading, done, answered] = [false, false, 0];
  const onWorker = (worker: { once(event: 'exit', listener: () => void): unknown }) => {
    reading = true;
    worker.once('exit', () => (reading = false));
  };
  process.on('worker', onWorker);
  const running = work().finally(() => (done = true));
  while (!done) {
    const { status } = await anonymous.get('/livez');
    if (reading && status === 200) answered += 1;
  }
  process.off('worker', onWorker);
  return { result: await running, answered };
}

/** The longest the server answered nobody, for who reads the proof; no test is about it. */
async function tellLongestStall<T>(what: string, work: () => Promise<T>): Promise<T> {
  if (!PROOF) return work();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  try {
    return await work();
  } finally {
    delay.disable();
    console.log(`longest stall, ${what}: ${Math.round(delay.max / 1e6)} ms`);
  }
}

const dish = (index: number, more = '') =>
  `Category ${index % 40};Dish ${index}${more};"${'Lorem ipsum '.repeat(35)}";${index},50;S-${index};a | b | c;Mon, Tue | 18:00-02:00`;
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

describe('a file that is more than a menu', () => {
  const longSpreadsheet = () =>
    bookOf(
      Array.from(
        { length: 190_000 },
        (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`,
      ).join(''),
    );
  const rest = (begins: string) => 'x'.repeat(MAX_FILE_BYTES - begins.length - 100);
  const quoted = `${HEAD}Drinks;Water;"`;
  const FILES: [what: string, file: () => string | Uint8Array, code: string, line: number, limit: number][] =
    [
      ['a field of 2 MB', () => `${quoted}${rest(quoted)}";1`, 'CELL_TOO_LONG', 2, MAX_CELL_LENGTH],
      [
        'a quote that is never closed',
        () => `${HEAD}${dish(1)}\nDrinks;"Water;;1\n${'Drinks;Juice;;1\n'.repeat(4000)}`,
        'CELL_TOO_LONG',
        3,
        MAX_CELL_LENGTH,
      ],
      ['a million lines', () => `${HEAD}${'a\n'.repeat(1_000_000)}`, 'TOO_MANY_LINES', 3002, MAX_FILE_LINES],
      ['a spreadsheet of 190,000 rows', longSpreadsheet, 'TOO_MANY_LINES', 3002, MAX_FILE_LINES],
    ];

  it.each(FILES)(
    'is refused at the line where it begins to be: %s',
    async (what, file, code, line, limit) => {
      const bytes = file();
      for (const language of LANGUAGES) {
        const { result, answered } = await tellLongestStall(what, () =>
          answeredMeanwhile(() => show(bytes, language)),
        );
        expect(refusal(result)).toEqual([400, code]);
        expect(result.body.error.details.path).toEqual(['file']);
        expect(result.body.error.message).toMatch(new RegExp(`\\b${line}\\b.*\\b${limit}\\b`));
        expect(answered, 'answers while it was read').toBeGreaterThan(0);
      }
      tally('files larger than a menu', LANGUAGES.length);
    },
    90_000,
  );

  it('is refused though a spreadsheet keeps what it repeats only once', async () => {
    const long = 'y'.repeat(MAX_CELL_LENGTH);
    const repeated = (row: number) =>
      `<row r="${row}">${Array.from({ length: 50 }, () => '<c t="s"><v>0</v></c>').join('')}</row>`;
    const address = (xml: string) => {
      let at = 0;
      const names = Array.from({ length: 50 }, (_, index) =>
        index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(39 + index)}`,
      );
      return xml.replaceAll('<c t', () => `<c r="${names[at % 50]}${Math.floor(at++ / 50) + 1}" t`);
    };
    const rows = Array.from({ length: 2000 }, (_, row) => repeated(row + 1)).join('');
    const book = bookOf(address(rows), [long]);
    expect(refusal(await show(book))).toEqual([422, 'FILE_UNREADABLE']);
  }, 60_000);
});

describe('a file as large as a menu may be', () => {
  it('is planned in slices: others get their turn every fifty lines', async () => {
    const file = `${HEAD}${lines(MAX_FILE_LINES, dish)}`;
    const pauses = vi.spyOn(globalThis, 'setImmediate');
    try {
      const { body } = await tellLongestStall('3,000 new dishes', () => show(file));
      expect(body.data.counts).toMatchObject({ created: MAX_FILE_LINES, refused: 0 });
      expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(MAX_FILE_LINES / 50);
    } finally {
      pauses.mockRestore();
    }
  }, 60_000);

  it('is refused line by line for what a line has too much of', async () => {
    const many = lines(25, (index) => `Category ${index}`).replaceAll('\n', ' | ');
    const file = `${HEAD}${many};Water;;1;;;\nDrinks;Juice;;1;;;\n`;
    const { status, body } = await importFile(business.owner, business.branch.id, file);
    expect(status).toBe(200);
    expect(body.data.counts).toMatchObject({ created: 1, refused: 1 });
    expect(body.data.lines[0]?.issues).toMatchObject([{ code: 'TOO_MANY', path: ['category'] }]);
  });
});
