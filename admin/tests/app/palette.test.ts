import { expect, it } from 'vitest';
import { matches } from '@app/shell/match';

it.each([
  ['ord board', 'Orders board', true],
  ['board ord', 'Orders board', true],
  ['cardapio', 'Cardápio', true],
  ['AÇÃO', 'acao', true],
  ['', 'anything', true],
  ['oard', 'Orders board', false],
  ['board kitchen', 'Orders board', false],
])('looks for "%s" in "%s": %s', (query, text, found) => {
  expect(matches(query, text)).toBe(found);
});
