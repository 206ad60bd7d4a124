import { describe, expect, it } from 'vitest';
import { readBirthDate, readTags, readYesNo } from '../../../src/domain/customer-files';

const TODAY = '2031-04-03';

describe('a date of birth', () => {
  it.each([
    ['28/02/1990', 'BR', '1990-02-28'],
    ['1-2-1990', 'BR', '1990-02-01'],
    ['02/28/1990', 'US', '1990-02-28'],
    ['1990-02-28', 'BR', '1990-02-28'],
    ['1990-02-28 00:00', 'US', '1990-02-28'],
    ['28.02.31', 'BR', '2031-02-28'],
    ['28.02.32', 'BR', '1932-02-28'],
    ['29/02/1991', 'BR', null],
    ['28/02/1990', 'US', null],
    ['04/04/2031', 'BR', null],
    ['01/01/1900', 'BR', null],
    ['yesterday', 'BR', null],
  ])('%s in %s is %s', (text, country, day) => {
    expect(readBirthDate(text, country, TODAY)).toBe(day);
  });
});

it('yes and no are read in three languages, and nothing else is', () => {
  expect(['Sim', 'YES', 'sí', 'x', '1'].map(readYesNo)).toEqual([true, true, true, true, true]);
  expect(['Não', 'no', '0', 'false'].map(readYesNo)).toEqual([false, false, false, false]);
  expect(['', 'maybe', '2'].map(readYesNo)).toEqual([null, null, null]);
});

it('tags are separated by commas, semicolons or bars, each once', () => {
  expect(readTags('VIP, Office; VIP | Night shift,')).toEqual(['VIP', 'Office', 'Night shift']);
});
