import type { ImportDto, ImportLine } from '@contracts/menu-files';
import { describe, expect, it } from 'vitest';
import { refusedLinesCsv } from '../../src/entities/menu-file/refused-lines';

const line = (part: Partial<ImportLine>): ImportLine => ({
  ...{
    line: 2,
    action: 'REFUSE',
    categories: [],
    name: '',
    changes: [],
    notices: [],
    issues: [],
    cells: null,
  },
  ...part,
});
const answer = (headings: string[], lines: ImportLine[]): ImportDto => ({
  preview: false,
  fingerprint: '',
  counts: { created: 0, updated: 0, unchanged: 0, refused: lines.length },
  newCategories: [],
  headings,
  match: { columns: [], required: [], source: 'HEADINGS' },
  unknownColumns: [],
  layout: null,
  lines,
  undo: null,
});
const issue = (message: string) => ({ code: 'X', path: ['priceCents'], message });

describe('the lines an import left out', () => {
  it('stand in the columns of the file, with the reasons in a last one, and run no formula', async () => {
    const csv = await refusedLinesCsv(
      answer(
        ['Categoria', 'Nome', 'Preço'],
        [
          line({ action: 'CREATE' }),
          line({ cells: ['Sucos', '=Uva', 'dez'], issues: [issue('Not a price.'), issue('Too short.')] }),
        ],
      ),
      'Motivo',
    );
    expect(csv).toBe('Categoria,Nome,Preço,Motivo\r\nSucos,"\'=Uva",dez,Not a price. Too short.\r\n');
  });

  it('have one column of reasons, however often they are refused', async () => {
    const again = answer(['Nome', 'Motivo'], [line({ cells: ['Uva', 'old'], issues: [issue('new')] })]);
    expect(await refusedLinesCsv(again, 'Motivo')).toBe('Nome,Motivo\r\nUva,new\r\n');
  });
});
