import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblems } from '../domain/access';
import { invalid } from '../errors/api-error';
import { strapiService } from '../strapi/parts';

interface Hashing {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** A bcrypt hash of nothing anybody can type: comparing with it costs an unknown address what a known one costs. */
const NOBODY = '$2a$10$7EqJtq98hPqEX7fNZaFWoOHi6zkYzk0v8zBqkU0uWcZc1v1qk1q1K';
/** What bcrypt reads of a password; it would take no notice of the rest. */
const BCRYPT_BYTES = 72;

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
);

const hashing = () => strapiService<Hashing>('plugin::users-permissions.user');

function wholly(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES) return password;
  return createHash('sha256').update(password).digest('base64');
}

export async function hashPassword(password: string): Promise<string> {
  return (await hashing().ensureHashedPasswords({ password: wholly(password) })).password;
}

/** Whether it is the password behind the hash; without a hash it takes as long and is not. */
export async function passwordMatches(password: string, hash: string | null | undefined): Promise<boolean> {
  const matches = await hashing().validatePassword(wholly(password), hash ?? NOBODY);
  return matches && Boolean(hash);
}

/** Refuses, at `path`, a password that nobody should have. */
export function requireGoodPassword(password: string, email: string, path: string): void {
  const problems = passwordProblems(password, email, (word) => COMMON.has(word));
  if (problems.length > 0) throw invalid(problems.map((code) => ({ code, path: [path] })));
}
