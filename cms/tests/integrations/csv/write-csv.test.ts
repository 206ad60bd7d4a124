import { describe, expect, it } from 'vitest';
import { csvPieces, writeCsv } from '../../../src/integrations/csv/write-csv';

describe('a CSV file in pieces', () => {
  it('reads a row no sooner than its piece is asked for, so that a long file can be paused', () => {
    let read = 0;
    const rows = {
      *[Symbol.iterator]() {
        for (; read < 5000; ) yield [`row ${(read += 1)}`, 1];
      },
    };
    const pieces = csvPieces(['Name', 'Price'], rows, ',');
    expect(pieces.next().value?.toString()).toBe('\uFEFFName,Price\r\n');
    expect(read).toBe(0);
    expect(pieces.next().value?.toString()).toBe('row 1,1\r\n');
    expect(read).toBe(1);
  });

  it('is the same as a whole', () => {
    const rows = [
      ['a;b', 'line\nbreak', 2],
      ['"quoted"', '', 0.5],
    ];
    expect(writeCsv(['x', 'y', 'z'], rows, ';').toString()).toBe(
      '\uFEFFx;y;z\r\n"a;b";"line\nbreak";2\r\n"""quoted""";;0.5\r\n',
    );
  });
});
