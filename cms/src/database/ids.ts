import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new document id: 24 characters, as the ones Strapi gives, at a fraction of their cost. */
export function newId(): string {
  return randomText(24);
}

/** An unguessable address for what is reached without signing in: 32 characters, 165 bits. */
export function newToken(): string {
  return randomText(32);
}

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 252 is the largest multiple of 36 in a byte: beyond it some letters would be likelier.
      if (byte < 252 && text.length < length) text += ALPHABET.charAt(byte % 36);
    }
  }
  return text;
}
