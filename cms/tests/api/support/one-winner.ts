import { expect } from 'vitest';
import { refusal, type Answer } from './client';
import { countOf, rows } from './database';
import { serverUrl } from './server';

/** Who of several that act at once begins, and how many questions the others stay behind. */
export interface HeadStart {
  first: number;
  ahead: number;
}

/** Of a move that comes too late: the answer holds the order as it is by then. */
const TELL_HOW_IT_STANDS: readonly (string | null)[] = ['STALE_VERSION', 'TRANSITION_NOT_ALLOWED'];

/** More rounds than it takes the slowest to come first, where it can at all. */
const MOST_ROUNDS = 100;

const changesOf = (orderId: string) =>
  countOf('events', "entity_id = ? AND type = 'order.changed'", [orderId]);

/** An order as it stands: what whoever came late is told of it. */
async function standing(orderId: string): Promise<{ id: string; state: string; version: number }> {
  const query = 'SELECT state, version FROM orders WHERE document_id = ?';
  const [order] = await rows<{ state: string; version: number }>(query, [orderId]);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return { id: orderId, state: order.state, version: order.version };
}

/** So long the others stay behind: while the server answers so many questions, at which it goes on with what has begun. */
async function stayBehind(questions: number): Promise<void> {
  const url = `${await serverUrl()}/livez`;
  for (let asked = 0; asked < questions; asked += 1) await (await fetch(url)).text();
}

/** Does two things at once, one of them first. */
export async function bothAtOnce<One, Other>(
  { first, ahead }: HeadStart,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (first === 0) {
    const begun = one();
    await stayBehind(ahead);
    return Promise.all([begun, other()]);
  }
  const begun = other();
  await stayBehind(ahead);
  return Promise.all([one(), begun]);
}

/**
 * Lets the same race be run again and again, each time with another that begins, and holds that each of them can win:
 * what the server decides by who comes first is decided both ways.
 *
 * @param race answers who won, by the place
 * @returns how often each has
 */
export async function untilEachWon(
  contestants: number,
  rounds: number,
  race: (start: HeadStart) => Promise<number>,
): Promise<number[]> {
  const won = Array.from({ length: contestants }, () => 0);
  for (let round = 0; round < rounds || (won.includes(0) && round < MOST_ROUNDS); round += 1) {
    // Ever more questions ahead of the others: some take longer than others to get to what they all want.
    const place = await race({ first: round % contestants, ahead: Math.floor(round / contestants) });
    won[place] = (won[place] ?? 0) + 1;
  }
  expect(won, 'how often each has won').not.toContain(0);
  return won;
}

/**
 * Does several things to an order at once, and holds that one of them was done, with one event. The others are refused
 * with 409 and one of the codes; who came too late with a move is told how the order stands.
 *
 * @returns which of them was done, by its place
 */
export async function oneWinner(
  orderId: string,
  lost: readonly string[],
  start: HeadStart,
  actions: readonly (() => Promise<Answer>)[],
): Promise<number> {
  const before = await changesOf(orderId);
  const begun = actions[start.first]?.();
  await stayBehind(start.ahead);
  const answers = await Promise.all(
    actions.map((act, place) => (place === start.first && begun ? begun : act())),
  );
  const after = await standing(orderId);
  const won = answers.findIndex(({ status }) => status < 300);
  for (const [place, answer] of answers.entries()) {
    if (place === won) continue;
    const [status, code] = refusal(answer);
    expect(status, answer.text).toBe(409);
    expect(lost).toContain(code);
    const { current } = answer.body.error.details;
    if (TELL_HOW_IT_STANDS.includes(code)) expect(current).toMatchObject(after);
  }
  expect(won).toBeGreaterThanOrEqual(0);
  expect(await changesOf(orderId)).toBe(before + 1);
  return won;
}
