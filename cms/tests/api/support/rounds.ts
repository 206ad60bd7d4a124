import { expect } from 'vitest';
import { refusal, type Answer } from './client';
import { tally, thorough } from './proof';

const ROUNDS = thorough(20, 3);
/** How long a race may take, all its rounds together. */
export const TIMEOUT_MS = 900_000;

/** Does something so many times at once. */
export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** How many of the orders were taken. */
export const taken = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length;

/** That every answer is one of these; nothing broke. */
export function expectOnly(answers: Answer[], allowed: [status: number, code: string | null][]): void {
  for (const answer of answers) expect(allowed, answer.text.slice(0, 300)).toContainEqual(refusal(answer));
}

/** Runs a race again and again, with everything new each time, and reports the number of cases. */
export async function rounds(what: string, cases: number, run: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await run();
  tally(`${what}, ${ROUNDS} rounds`, ROUNDS * cases);
}
