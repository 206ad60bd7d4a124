import { describe, expect, it } from 'vitest';
import { identityRemover } from '../../../src/domain/customers';

const remove = identityRemover({
  names: ['Ana Conceição'],
  phones: ['+5511988887777'],
  emails: ['ana@example.test'],
  documents: ['52998224725'],
  streets: ['Rua Azul'],
});

describe('a text without the words by which a customer is known', () => {
  it.each([
    ['Cold, says ANA conceicao', 'Cold, says •••'],
    ['Call (11) 98888-7777', 'Call (•••'],
    ['+55 11 98888 7777 or 8888-7777', '••• or •••'],
    ['Mail Ana@Example.test', 'Mail •••'],
    ['CPF 529.982.247-25', 'CPF •••'],
    ['At rua azul 10', 'At ••• 10'],
    ['Bananas were cold', 'Bananas were cold'],
  ])('%s', (text, expected) => {
    expect(remove(text)).toBe(expected);
  });
});
