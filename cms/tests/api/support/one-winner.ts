import { expect } from 'vitest';
import { refusal, type Answer } from './client';
import { countOf, rows } from './database';

const changesOf = (orderId: string) =>
  countOf('events', "entity_id = ? AND type = 'order.changed'", [orderId]);

/** An order as it stands: what whoever came late is told of it. */
async function standing(orderId: string): Promise<{ id: string; state: string; version: number }> {
  const query = 'SELECT state, version FROM orders WHERE document_id = ?';
  const [order] = await rows<{ state: string; version: number }>(query, [orderId]);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return { id: orderId, state: order.state, version: order.version };
}

/**
 * Does several things to an order at once, and holds that one of them was done, with one event. The others are refused
 * with 409 and one of the codes; who was late by a version is told how the order stands.
 *
 * @returns which of them was done, by its place
 */
export async function oneWinner(
  orderId: string,
  lost: readonly string[],
  actions: readonly (() => Promise<Answer>)[],
): Promise<number> {
  const before = await changesOf(orderId);
  const answers = await Promise.all(actions.map((act) => act()));
  const after = await standing(orderId);
  const won = answers.findIndex(({ status }) => status < 300);
  for (const [place, answer] of answers.entries()) {
    if (place === won) continue;
    const [status, code] = refusal(answer);
    expect(status, answer.text).toBe(409);
    expect(lost).toContain(code);
    const { current } = answer.body.error.details;
    if (code === 'STALE_VERSION') expect(current).toMatchObject(after);
  }
  expect(won).toBeGreaterThanOrEqual(0);
  expect(await changesOf(orderId)).toBe(before + 1);
  return won;
}
