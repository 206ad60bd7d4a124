import { expect, it } from 'vitest';
import { noteParts, mentionsAllergy } from '../../../src/domain/orders/allergy';

const strong = (note: string) =>
  noteParts(note)
    .filter(({ allergy }) => allergy)
    .map(({ text }) => text);

it.each([
  ['SEM CEBOLA – ALERGIA', ['ALERGIA']],
  ['tenho alergía a camarão, sou alérgica', ['alergía', 'alérgica']],
  ['Allergic to nuts!', ['Allergic']],
  ['Intolerante à lactose', ['Intolerante']],
  ['es celíaco', ['celíaco']],
  ['a coeliac guest', ['coeliac']],
  ['Bem assada', []],
  ['sinalergia', []],
])('%s', (note, words) => {
  expect(strong(note)).toEqual(words);
  expect(mentionsAllergy(note)).toBe(words.length > 0);
});

it('leaves no word of the note out', () => {
  const note = 'Alergia!! sem cebola\n(alérgico) obrigado';
  expect(
    noteParts(note)
      .map(({ text }) => text)
      .join(''),
  ).toBe(note);
});
