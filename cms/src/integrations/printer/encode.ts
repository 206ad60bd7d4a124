import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { TicketLine } from '../../domain/printing';

export interface Paper {
  /** Millimetres of the roll. */
  width: '58' | '80';
  /** Which letters the printer was made for; all three know those of Portuguese and Spanish. */
  codePage: 'cp858' | 'cp860' | 'windows1252';
  cut: boolean;
  /** Opens the drawer before it prints. */
  drawer: boolean;
}

/** Characters of a line in the printer's own font. */
const COLUMNS = { '58': 32, '80': 48 } as const;

/** Characters that no code page of a printer has, by those that say the same. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '×': 'x',
  '•': '*',
};
const FANCY = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** The bytes of ESC/POS that put a ticket on paper. */
export function encodeTicket(lines: readonly TicketLine[], paper: Paper): Uint8Array {
  const columns = COLUMNS[paper.width];
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', columns, feedBeforeCut: 4 });
  encoder.initialize().codepage(paper.codePage);
  if (paper.drawer) encoder.pulse();
  for (const line of lines) draw(encoder, line, columns);
  encoder.newline(3);
  if (paper.cut) encoder.cut('partial');
  return encoder.encode();
}

function draw(encoder: ReceiptPrinterEncoder, line: TicketLine, columns: number): void {
  switch (line.kind) {
    case 'text': {
      const size = line.size ?? 1;
      encoder
        .align(line.align ?? 'left')
        .bold(line.bold ?? false)
        .size(size, size);
      for (const row of wrapped(plain(line.text), Math.floor(columns / size), line.indent ?? 0))
        encoder.line(row);
      encoder.size(1, 1).bold(false).align('left');
      return;
    }
    case 'loud': {
      const size = line.size ?? 1;
      encoder.invert(true).bold(true).size(size, size);
      for (const row of wrapped(` ${plain(line.text)} `, Math.floor(columns / size), 0)) encoder.line(row);
      encoder.size(1, 1).bold(false).invert(false);
      return;
    }
    case 'pair': {
      const right = plain(line.right);
      const rows = wrapped(plain(line.left), columns - right.length - 1, 0);
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

const plain = (text: string) => text.replace(FANCY, (letter) => PLAIN[letter] ?? ' ');

/** Cut between words where there are any, indented alike. */
function wrapped(text: string, columns: number, indent: number): string[] {
  const room = Math.max(4, columns - indent);
  const rows: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let row = '';
    for (const word of paragraph.split(/(?<= )/)) {
      if (row !== '' && (row + word).trimEnd().length > room) {
        rows.push(row);
        row = '';
      }
      row += word;
      while (row.length > room && row.trimEnd().length > room) {
        rows.push(row.slice(0, room));
        row = row.slice(room);
      }
    }
    rows.push(row);
  }
  return rows.map((row) => ' '.repeat(indent) + row.trimEnd());
}
