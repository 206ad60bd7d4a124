import { describe, expect, it } from 'vitest';
import {
  CARD_SIZES,
  cardLayout,
  type CardFacts,
  type CardSize,
  type Shape,
} from '../../src/features/social/table-card/card-layout';
import { fitText, widthOf } from '../../src/features/social/table-card/fit-text';
import { tableNames, tableUrl } from '../../src/features/social/table-card/table-names';
import { fileName } from '@shared/format/file-name';

const FACTS: CardFacts = {
  name: 'Cantina da Praça – Centro',
  table: null,
  url: 'https://comanda.example/m/cantina-centro',
  scan: 'Escaneie para ver o cardápio e pedir',
  how: 'Aponte a câmera do celular para o código',
  fill: '#b8391f',
  onFill: '#ffffff',
  hasLogo: true,
};
const LONGEST: Partial<CardFacts> = { name: 'Maravilhosa '.repeat(6) };
const table = 'Mesa 12';

/** From its highest to its lowest point; letters reach a little below the line they stand on. */
function reach(shape: Shape): [top: number, bottom: number] {
  if (shape.kind === 'text') return [shape.y - shape.size * 0.8, shape.y + shape.size * 0.25];
  return [shape.y, shape.y + (shape.kind === 'box' ? shape.height : shape.size)];
}

describe.each(Object.keys(CARD_SIZES) as CardSize[])('a table card of %s', (size) => {
  it.each([FACTS, { ...FACTS, hasLogo: false }, { ...FACTS, ...LONGEST }, { ...FACTS, ...LONGEST, table }])(
    'has everything on it, one below the other',
    (facts) => {
      const { width, height, shapes } = cardLayout(size, facts);
      const inOrder = shapes.filter(({ kind }) => kind !== 'box').map(reach);
      expect(inOrder[0]?.[0]).toBeGreaterThan(0);
      expect(inOrder.at(-1)?.[1]).toBeLessThan(height);
      for (const [index, [top]] of inOrder.entries())
        if (index > 0) expect(top).toBeGreaterThanOrEqual(inOrder[index - 1]?.[1] ?? 0);
      for (const shape of shapes)
        if (shape.kind === 'text') expect(widthOf(shape.text) * shape.size).toBeLessThanOrEqual(width);
    },
  );

  it('has a code that a phone reads from a seat: at least four centimetres', () => {
    const code = cardLayout(size, { ...FACTS, ...LONGEST, table }).shapes.find(({ kind }) => kind === 'code');
    expect(code?.kind === 'code' && code.size).toBeGreaterThanOrEqual(40);
  });
});

describe('a card for one table', () => {
  it('has its name on it, and no other card has', () => {
    const texts = (facts: CardFacts) =>
      cardLayout('A6', facts).shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []));
    expect(texts({ ...FACTS, table })).toContain('Mesa 12');
    expect(texts(FACTS)).not.toContain('Mesa 12');
  });
});

describe('the tables that somebody writes', () => {
  it.each([
    ['', []],
    ['7', ['7']],
    ['1–3', ['1', '2', '3']],
    ['08-11', ['08', '09', '10', '11']],
    ['Varanda 1 - 3; Balcão\n 4 ,', ['Varanda 1', 'Varanda 2', 'Varanda 3', 'Balcão', '4']],
    ['A1-2, a2, A3', ['A1', 'A2', 'A3']],
    ['Salão-bar', ['Salão-bar']],
  ])('%j are %j', (written, names) => {
    expect(tableNames(written)).toEqual({ names, problem: null });
  });

  it.each([
    ['3-1', 'backwards'],
    ['1-201', 'tooMany'],
    ['1-150, A1-100', 'tooMany'],
    ['x'.repeat(21), 'tooLong'],
    ['Varanda dos fundos 9-12', 'tooLong'],
  ])('%s is refused: %s', (written, code) => {
    expect(tableNames(written)).toMatchObject({ names: [], problem: { code } });
  });

  it('are led to their own address', () => {
    expect(tableUrl('https://comanda.example/m/one', 'Varanda 2 & 3')).toBe(
      'https://comanda.example/m/one?table=Varanda%202%20%26%203',
    );
    expect(tableUrl('https://comanda.example/m/one', null)).toBe('https://comanda.example/m/one');
  });
});

describe('fitText', () => {
  it('takes the largest size at which the lines suffice, and loses no word', () => {
    const fitted = fitText('Cantina da Praça', { width: 50, lines: 2, largest: 10, smallest: 2 });
    expect(fitted.lines.join(' ')).toBe('Cantina da Praça');
    expect(fitText('Bar', { width: 50, lines: 2, largest: 10, smallest: 2 })).toEqual({
      size: 10,
      lines: ['Bar'],
    });
  });

  it('cuts what has no room, and says so', () => {
    const { lines } = fitText('x'.repeat(200), { width: 20, lines: 1, largest: 4, smallest: 2 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^x+…$/);
  });
});

describe('fileName', () => {
  it.each([
    ['Cantina da Praça – Centro', 'cantina-da-praca-centro'],
    ['寿司', 'store'],
  ])('%s → %s', (name, file) => expect(fileName(name)).toBe(file));
});
