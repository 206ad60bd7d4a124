import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { TicketLine } from '../../domain/printing';
import { printableText, type CodePage } from './printable-text';

export interface Paper {
  /** Millimetres of the roll. */
  width: '58' | '80';
  /** Which letters the printer was made for; all three know those of Portuguese and Spanish. */
  codePage: CodePage;
  cut: boolean;
  /** Opens the drawer before it prints. */
  drawer: boolean;
}

const NO_BREAK_SPACE = '\u00a0';

/** Characters of a line in the printer's own font. */
const COLUMNS = { '58': 32, '80': 48 } as const;

/** The bytes of ESC/POS that put a ticket on paper. */
export function encodeTicket(lines: readonly TicketLine[], paper: Paper): Uint8Array {
  const columns = COLUMNS[paper.width];
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', columns, feedBeforeCut: 4 });
  encoder.initialize().codepage(paper.codePage);
  if (paper.drawer) encoder.pulse();
  const printable = (text: string) => printableText(text, paper.codePage);
  for (const line of lines) draw(encoder, line, columns, printable);
  encoder.newline(3);
  if (paper.cut) encoder.cut('partial');
  return encoder.encode();
}

function draw(
  encoder: ReceiptPrinterEncoder,
  line: TicketLine,
  columns: number,
  printable: (text: string) => string,
): void {
  switch (line.kind) {
    case 'text': {
      const size = line.size ?? 1;
      encoder
        .align(line.align ?? 'left')
        .bold(line.bold ?? false)
        .size(size, size);
      for (const row of wrapped(printable(line.text), Math.floor(columns / size), line.indent ?? 0))
        encoder.line(row);
      encoder.size(1, 1).bold(false).align('left');
      return;
    }
    case 'loud': {
      const size = line.size ?? 1;
      encoder.invert(true).bold(true).size(size, size);
      for (const row of wrapped(` ${printable(line.text)} `, Math.floor(columns / size), 0))
        encoder.line(row);
      encoder.size(1, 1).bold(false).invert(false);
      return;
    }
    case 'pair': {
      const right = printable(line.right).replaceAll(NO_BREAK_SPACE, ' ');
      const rows = wrapped(printable(line.left), columns - right.length - 1, 0);
      encoder.bold(line.bold ?? false);
      rows.forEach((row, index) =>
        encoder.line(index === 0 ? row.padEnd(columns - right.length) + right : row),
      );
      encoder.bold(false);
      return;
    }
    case 'rule':
      encoder.line('-'.repeat(columns));
      return;
    case 'qr':
      encoder.align('center').qrcode(line.value, { size: 5, errorlevel: 'm' }).align('left');
  }
}

/**
 * Rows of at most `columns` characters. A text breaks at spaces; at a no-break space only where the words it joins do not
 * fit on one row, so that an amount and its name stay together.
 */
function wrapped(text: string, columns: number, indent: number): string[] {
  const room = Math.max(4, columns - indent);
  return text
    .split('\n')
    .flatMap((paragraph) => rowsOf(paragraph.split(/(?<= )/), room))
    .map((row) => ' '.repeat(indent) + row.replaceAll(NO_BREAK_SPACE, ' ').trimEnd());
}

function rowsOf(words: readonly string[], room: number): string[] {
  const rows: string[] = [];
  let row = '';
  const add = (word: string) => {
    if (row !== '' && (row + word).trimEnd().length > room) {
      rows.push(row);
      row = '';
    }
    row += word;
  };
  for (const word of words) {
    if (word.trimEnd().length <= room) add(word);
    else word.split(/(?<=\u00a0)/).forEach(add);
    while (row.trimEnd().length > room) {
      rows.push(row.slice(0, room));
      row = row.slice(room);
    }
  }
  return [...rows, row];
}
