import { normalizeText, withoutControlCharacters } from '../../domain/text';
import { SheetRefused } from './refused';

type Cell = string | number;

/** A file as cells: its first line that says something, and each such line after it with its number, the first being 1. */
export interface Sheet {
  headings: string[];
  lines: { line: number; cells: Cell[] }[];
}

/** What a sheet may have at most. */
export interface SheetLimits {
  /** Lines below the headings that say something. */
  lines: number;
  /** Columns; what stands in later ones is left out. */
  columns: number;
  /** Characters of a cell. */
  cell: number;
  /** Characters of all cells together: a spreadsheet keeps a text once for all the cells that have it. */
  total: number;
}

/** A cell whose text is normalized as every text of a request is; control characters have no meaning in a menu. */
const cleanCell = (cell: Cell): Cell =>
  typeof cell === 'string' ? withoutControlCharacters(normalizeText(cell)) : cell;

/** Collects the lines of a file while it is read, and refuses the one that is too much as soon as it comes. */
export class BoundedSheet {
  private readonly rows: Sheet['lines'] = [];
  private characters = 0;

  constructor(private readonly limits: SheetLimits) {}

  /** @throws SheetRefused */
  add(line: number, cells: readonly Cell[]): void {
    const { lines, columns, cell: longest, total } = this.limits;
    const kept = cells.slice(0, columns).map(cleanCell);
    if (!kept.some((cell) => String(cell).trim() !== '')) return;
    if (this.rows.length > lines) throw new SheetRefused('too many lines', line, lines);
    for (const cell of kept) {
      if (typeof cell !== 'string') continue;
      if (cell.length > longest) throw new SheetRefused('cell too long', line, longest);
      this.characters += cell.length;
    }
    if (this.characters > total) throw new SheetRefused('unreadable');
    this.rows.push({ line, cells: kept });
  }

  sheet(): Sheet {
    const [first, ...lines] = this.rows;
    return { headings: first?.cells.map(String) ?? [], lines };
  }
}
