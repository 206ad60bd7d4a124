import { describe, expect, it } from 'vitest';
import { csvRow } from '../../../src/integrations/csv/csv-row';

describe('a row of CSV', () => {
  it.each(['=HYPERLINK("http://evil")', '+1+1', '-2', '@SUM(A1)', '\tx'])(
    'makes a formula harmless: %s',
    (text) => {
      expect(csvRow([text]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps separators, quotes and line ends inside their cell, and ends but once', () => {
    expect(csvRow(['one, "two"\r\nthree', 'a;b', ' c', 'd'])).toBe('"one, ""two""\nthree","a;b"," c",d\r\n');
  });

  it('writes numbers as they are and nothing for nothing', () => {
    expect(csvRow([12, -3, null, ''])).toBe('12,-3,,\r\n');
  });
});
