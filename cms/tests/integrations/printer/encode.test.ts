import { describe, expect, it } from 'vitest';
import { encodeTicket, type Paper } from '../../../src/integrations/printer/encode';
import { problemOf } from '../../../src/integrations/printer/status';

const PAPER: Paper = { width: '80', codePage: 'cp858', cut: true, drawer: false };
const bytes = (text: string, paper: Partial<Paper> = {}) =>
  Buffer.from(encodeTicket([{ kind: 'text', text }], { ...PAPER, ...paper }));
const CUT = Buffer.from([0x1d, 0x56, 0x01]);
const PULSE = Buffer.from([0x1b, 0x70]);

describe('the bytes of a ticket', () => {
  it.each([
    ['cp858', [0xc6, 0x87, 0xa4]],
    ['cp860', [0x84, 0x87, 0xa4]],
    ['windows1252', [0xe3, 0xe7, 0xf1]],
  ] as const)('have the letters of %s', (codePage, letters) => {
    expect(bytes('ãçñ', { codePage }).includes(Buffer.from(letters))).toBe(true);
  });

  it('cut, and open the drawer, where the printer is to', () => {
    expect(bytes('x').includes(CUT)).toBe(true);
    expect(bytes('x', { cut: false }).includes(CUT)).toBe(false);
    expect(bytes('x').includes(PULSE)).toBe(false);
    expect(bytes('x', { drawer: true }).includes(PULSE)).toBe(true);
  });

  it('hold no letter of the text that is a command, however it was typed', () => {
    const typed = bytes('A\u001b@B\u0010\u0004C').toString('latin1');
    expect(typed).not.toContain('\u0010\u0004');
    expect(typed).not.toContain('A\u001b@B');
  });

  it('break a line between words, and keep an amount at the end of its line', () => {
    const text = encodeTicket(
      [{ kind: 'pair', left: 'Pizza de calabresa com cebola roxa', right: 'R$\u00a0100,00' }],
      { ...PAPER, width: '58' },
    );
    const rows = Buffer.from(text).toString('latin1').split('\n');
    expect(rows.find((row) => row.includes('R$ 100,00'))).toMatch(/Pizza de calabresa.* R\$ 100,00/);
  });
});

describe('what a printer says of itself', () => {
  it('is read from its answers, and is nothing where it says nothing', () => {
    expect(problemOf([])).toBeNull();
    expect(problemOf([0x12, 0x12, 0x12])).toBeNull();
    expect(problemOf([0x1a, 0x32, 0x72])).toBe('PAPER_OUT');
    expect(problemOf([0x1a, 0x16, 0x12])).toBe('COVER_OPEN');
    expect(problemOf([0x1a, 0x12, 0x12])).toBe('OFFLINE');
  });
});
