import { inTransaction, read } from '../../../database/transaction';
import { isolate } from '../../../errors/job-failures';
import { nextTurn } from '../../../event-loop/turns';
import { changeWallet } from '../change-wallet';
import { accountsToExpire } from '../store/expiring';
import { spentLotIds, type AccountKey } from '../store/wallets';

/** So many accounts at a time, each in a transaction of its own. */
const PIECE = 100;
/** So many accounts in one run of the job; the next run goes on. */
const MAX_PIECES = 100;

/** Expires what customers have not spent in time. Balances do not wait for it: they leave out what is over by then. */
export async function expireLots(now: Date): Promise<void> {
  for (let piece = 0; piece < MAX_PIECES; piece += 1) {
    const due = await read((sql) => accountsToExpire(sql, now, PIECE));
    for (const key of due) {
      await isolate('loyalty', `${key.programId} of ${key.customerId}`, () => expireAccount(key, now));
      await nextTurn();
    }
    if (due.length < PIECE) return;
  }
}

/** Every change of a wallet expires first what is due in it. */
const expireAccount = (key: AccountKey, now: Date): Promise<void> =>
  inTransaction(async (tx) => {
    const lotIds = await spentLotIds(tx, key, now);
    // Screens compute what has expired by themselves: the job changes nothing that they show.
    await changeWallet(tx, key, { at: now, lotIds, isSilent: true }, (wallet) => ({ wallet, moves: [] }));
  });
