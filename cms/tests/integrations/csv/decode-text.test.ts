import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../src/integrations/csv/decode-text';

const TEXT = 'Pão de açúcar, “à moda” – 10 €';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    [
      'Windows-1252',
      Buffer.from(
        TEXT.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96').replace('€', '\x80'),
        'latin1',
      ),
    ],
  ])('is read from %s', (_encoding, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('has a mark where Windows-1252 has no sign', () => {
    expect(decodeText(Buffer.from('P\x81o à', 'latin1'))).toBe('P\uFFFDo à');
  });

  it.each([
    ['bytes with a zero', Buffer.from('a\0b')],
    ['half a sign of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ])('is none in %s', (_what, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});
