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
  return decodeAs('utf-8', bytes) ?? windows1252(bytes);
}

/** 0x80 to 0x9F, where Windows-1252 is not Latin-1. Node's own decoder reads them as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
