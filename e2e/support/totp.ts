import { createHmac } from 'node:crypto';
import { nowMs } from './instants';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;

/** What an authenticator app shows for `secret` (base32) at `at`, in six digits. Source: RFC 6238 with SHA-1. */
export function totp(secret: string, at: number = nowMs()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / STEP_SECONDS)));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The code of the step after this one: apps and servers may be some seconds apart, and each step is good once. */
export const nextTotp = (secret: string) => totp(secret, nowMs() + STEP_SECONDS * 1000);

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/[\s=]/g, '').toUpperCase())
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
}
