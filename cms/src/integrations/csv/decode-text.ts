import iconv from 'iconv-lite';

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or what Excel on Windows writes in western
 * countries when it is asked for CSV.
 *
 * @returns null for what is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return text === null || text.includes('\0') ? null : text;
}

function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes);
  return decodeAs('utf-8', bytes) ?? iconv.decode(bytes, 'windows1252');
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
