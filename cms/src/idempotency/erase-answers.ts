import type { Tx } from '../database/transaction';

/**
 * Erases stored answers that name one of some things by its id. A request that is repeated with such a key is refused with
 * IDEMPOTENCY_KEY_WITHDRAWN. Unscoped: ids are unique in all businesses; keys live for a day.
 */
export async function eraseAnswersAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  const about = new Set(ids);
  const answers = await tx.all<{ scope: string; key: string; answer: string }>(
    'SELECT scope, key, answer FROM idempotency_keys WHERE answer IS NOT NULL',
  );
  for (const { scope, key, answer } of answers)
    if ([...answer.split('"'), ...scope.split(/[: ]/)].some((part) => about.has(part)))
      await tx.run('UPDATE idempotency_keys SET answer = NULL WHERE scope = ? AND key = ?', [scope, key]);
}
