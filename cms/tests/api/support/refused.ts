import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/contracts/session';
import { anonymous, type TestBusiness } from './business';
import type { Answer } from './client';
import { countOf } from './database';
import { SENTENCES } from './sentences';

export type Path = (string | number)[];
export type Refused = [what: string, body: unknown, status: number, code: string, path: Path];

/** Sends a body to a store as an order, with a key of its own. */
export function sendOrder(to: string, body: unknown, language: Language = 'en'): Promise<Answer<never>> {
  return anonymous.post<never>(`/api/store/${to}/orders`, body, {
    'idempotency-key': randomUUID(),
    'accept-language': language,
  });
}

/** That an answer refuses with this status, code and path, in a sentence of the language that was asked for. */
export function expectRefusal(
  answer: Answer,
  language: Language,
  [what, , status, code, path]: Refused,
): void {
  const which = `${what} in ${language}: ${answer.text.slice(0, 300)}`;
  expect(answer.status, which).toBe(status);
  const { message, details } = answer.body.error;
  expect([details.code, details.path], which).toEqual([code, path]);
  const sentence = SENTENCES[language][code] ?? '';
  const pattern = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
  expect(message, which).toMatch(new RegExp(`^${pattern}$`));
  expect(message, which).not.toMatch(/[{}]|\s{2}|\s[.,:;?]|undefined|null|NaN/);
  for (const issue of details.issues ?? []) expect(issue.message.length, which).toBeGreaterThan(5);
}

/** Sends each body in each language, and sees that none of them became an order. Answers how many it sent. */
export async function expectRefusals(business: TestBusiness, refused: Refused[]): Promise<number> {
  const before = await countOf('orders', 'business_id = ?', [business.id]);
  for (const one of refused) {
    for (const language of LANGUAGES)
      expectRefusal(await sendOrder(business.branch.slug, one[1], language), language, one);
  }
  expect(await countOf('orders', 'business_id = ?', [business.id])).toBe(before);
  return refused.length * LANGUAGES.length;
}
