import { describe, expect, it } from 'vitest';
import { mailbox, mailText } from '../../../src/domain/text';

describe('text in a mail', () => {
  it('is one line whose words stay, and in which no client finds an address', () => {
    expect(mailText('½ Calabresa\r\n½ Atum 1.5 kg.')).toBe('½ Calabresa ½ Atum 1.\u20605 kg.');
    expect(mailText('Dr.Pepper')).toBe('Dr.\u2060Pepper');
    expect(mailText('Win at HTTPS://www.x.com/a')).toBe('Win at x.\u2060com/\u2060a');
    expect(mailText('ana@x.com')).toBe('ana@\u2060x.\u2060com');
    expect(mailText('abc', 2)).toBe('ab');
  });
});

describe('a mailbox', () => {
  it('is the same for every spelling that is delivered to it', () => {
    for (const spelling of [' Ana.Lima@Gmail.com', 'analima+1@gmail.com', 'a.n.a.lima+x+y@googlemail.com'])
      expect(mailbox(spelling)).toBe('analima@gmail.com');
    expect(mailbox('Ana.Lima+shop@Example.test')).toBe('ana.lima@example.test');
  });

  it('differs for what may be different people', () => {
    for (const other of ['ana.lima@example.test', '+tag@example.test', '"a@b"@example.test', 'nobody'])
      expect(mailbox(other)).toBe(other);
  });
});
