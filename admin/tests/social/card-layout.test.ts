import { describe, expect, it } from 'vitest';
import {
  CARD_SIZES,
  cardLayout,
  type CardFacts,
  type CardSize,
  type Shape,
} from '../../src/features/social/table-card/card-layout';
import { fitText, widthOf } from '../../src/features/social/table-card/fit-text';
import { fileName } from '../../src/features/social/store/file-name';

const FACTS: CardFacts = {
  name: 'Cantina da Praça – Centro',
  url: 'https://comanda.example/m/cantina-centro',
  scan: 'Escaneie para ver o cardápio e pedir',
  how: 'Aponte a câmera do celular para o código',
  fill: '#b8391f',
  onFill: '#ffffff',
  hasLogo: true,
};
const LONGEST: Partial<CardFacts> = { name: 'Maravilhosa '.repeat(6) };

/** From its highest to its lowest point; letters reach a little below the line they stand on. */
function reach(shape: Shape): [top: number, bottom: number] {
  if (shape.kind === 'text') return [shape.y - shape.size * 0.8, shape.y + shape.size * 0.25];
  return [shape.y, shape.y + (shape.kind === 'box' ? shape.height : shape.size)];
}

describe.each(Object.keys(CARD_SIZES) as CardSize[])('a table card of %s', (size) => {
  it.each([FACTS, { ...FACTS, hasLogo: false }, { ...FACTS, ...LONGEST }])(
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
    const code = cardLayout(size, { ...FACTS, ...LONGEST }).shapes.find(({ kind }) => kind === 'code');
    expect(code?.kind === 'code' && code.size).toBeGreaterThanOrEqual(40);
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
