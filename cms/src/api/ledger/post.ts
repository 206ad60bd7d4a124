import { withSavepoint } from '../../database/savepoint';
import type { Tx } from '../../database/transaction';
import { hasFloor, type Posting } from '../../domain/ledger';
import { ApiError } from '../../errors/api-error';
import { moveBalance } from './store/balances';
import { insertPosting, storedEntries, type PostingPlace } from './store/transactions';

/** Another posting was made under the same kind and reference: a programming error, which nothing of the work survives. */
class PostingConflict extends Error {}

/** Something was posted under the same kind and reference before: what was inserted for it now is taken back. */
class AlreadyPosted extends Error {}

/**
 * Posts to the ledger in the transaction that moves the money. It is idempotent by `(kind, ref)`: the same posting again
 * changes nothing, another one under the same reference is an error.
 *
 * @param posting null for nothing to post
 * @returns whether it was posted now
 * @throws ApiError 409 `INSUFFICIENT_BALANCE` where an account would fall below its floor
 */
export async function post(tx: Tx, place: PostingPlace, posting: Posting | null): Promise<boolean> {
  if (!posting) return false;
  try {
    await withSavepoint(tx, async () => {
      if (!(await insertPosting(tx, place, posting))) throw new AlreadyPosted();
      await moveFloors(tx, place, posting);
    });
    return true;
  } catch (error) {
    if (!(error instanceof AlreadyPosted)) throw error;
    await requireSame(tx, place, posting);
    return false;
  }
}

/** In the order of the accounts, so that two postings never wait for each other. */
async function moveFloors(
  tx: Tx,
  { businessId, currency }: PostingPlace,
  { entries }: Posting,
): Promise<void> {
  const floored = entries.filter(({ account }) => hasFloor(account));
  for (const { account, amountCents } of floored.sort((a, b) => (a.account < b.account ? -1 : 1))) {
    if (!(await moveBalance(tx, { businessId, account, currency }, amountCents)))
      throw new ApiError(409, 'INSUFFICIENT_BALANCE');
  }
}

/** Refuses another posting under a kind and reference that was posted. */
async function requireSame(tx: Tx, { businessId, currency }: PostingPlace, posting: Posting): Promise<void> {
  const { kind, ref, entries } = posting;
  const stored = await storedEntries(tx, businessId, posting);
  const isSame =
    stored.length === entries.length &&
    entries.every(({ account, amountCents }) =>
      stored.some(
        (each) => each.account === account && each.amountCents === amountCents && each.currency === currency,
      ),
    );
  if (isSame) return;
  const message = `The ledger of ${businessId} has another posting under ${kind} ${ref}`;
  strapi.log.error(message);
  throw new PostingConflict(message);
}
