import { describe, expect, it } from 'vitest';
import { mailName } from '../../../src/domain/text';

describe('a name in a mail', () => {
  it('is the name, of whatever script', () => {
    for (const name of [
      'Ana Lima',
      'José d’Ávila',
      'Dr. Ana',
      'J. R. Souza',
      '山田 花子',
      "Anne-Marie O'Neil",
    ])
      expect(mailName(name)).toBe(name);
  });

  it('is one line without what a mail client makes a link of', () => {
    expect(mailName('Ganhe R$500 em http://evil.example/x')).toBe('Ganhe R$500 em');
    for (const link of [
      'https://x.com',
      'www.x.com',
      'x.com/gift',
      'X.COM',
      'ana@x.com',
      '//x.com',
      'bit.ly/9',
    ])
      expect(mailName(`Ana ${link} Lima`)).toBe('Ana Lima');
    expect(mailName('Ana\r\nBcc: everybody\u2028Lima')).toBe('Ana Bcc: everybody Lima');
  });

  it('is cut to 40 graphemes, and empty where nothing is left', () => {
    expect(mailName('a'.repeat(41))).toBe(`${'a'.repeat(39)}…`);
    expect(mailName('a'.repeat(40))).toBe('a'.repeat(40));
    for (const nothing of ['http://x.com', '   ', '500', '@']) expect(mailName(nothing)).toBe('');
  });
});
