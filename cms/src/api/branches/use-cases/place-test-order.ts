import { randomUUID } from 'node:crypto';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { TestOrderDto } from '../../../contracts/onboarding';
import type { Language } from '../../../contracts/session';
import { inTransaction, type Tx } from '../../../database/transaction';
import { openForTests, testOrderRequest } from '../../../domain/onboarding';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { lastTestOrder } from '../../orders/exports';
import { placeOrderWithin } from '../../orders/use-cases/place-order';
import { quoteWithFacts } from '../../orders/use-cases/quote-order';
import { lockBranch } from '../store/branches';
import { ownStore } from './own-store';

/**
 * Places an order to try things out: it rings, moves and prints like any other, and counts nowhere. Also before the
 * branch is live and while it is closed. While one is still under way, that one is the answer.
 */
export async function placeTestOrder(
  viewer: Viewer,
  branchId: string,
  language: Language,
  now: Date,
): Promise<{ order: TestOrderDto; placed: boolean }> {
  return inTransaction(async (tx) => {
    const store = await ownStore(tx, viewer, branchId);
    // Of two people who ask at once, the second sees the order of the first.
    await lockBranch(tx, store.businessId, branchId);
    const running = await lastTestOrder(tx, branchId);
    if (running?.open) return { order: running.order, placed: false };

    await placeSampleOrder(tx, viewer, store, { language, now });
    await writeAudit(tx, {
      at: now,
      businessId: viewer.businessId,
      branchId,
      actor: actorOf(viewer),
      entity: 'branch',
      entityId: branchId,
      action: 'test-order',
    });
    const placed = await lastTestOrder(tx, branchId);
    if (!placed) throw new Error('A test order was placed and is not there');
    return { order: placed.order, placed: true };
  });
}

interface Trial {
  language: Language;
  now: Date;
  /** Only to hear whether the devices ring, for so many milliseconds. */
  drillMs?: number;
}

/**
 * Places what the store would sell, in the name of whoever tries it out, and answers the token of the order; refused
 * where there is nothing to sell.
 */
export async function placeSampleOrder(
  tx: Tx,
  viewer: Viewer,
  store: LoadedStore,
  { language, now, drillMs }: Trial,
): Promise<string> {
  const open = openForTests(store);
  const wish = testOrderRequest(open, store.profile.address, now);
  if (!wish) throw invalid([{ code: 'MENU_EMPTY', path: [] }], 422);
  const { type, address } = wish;
  const extras = wish.item.extras.map(({ extras: nested = [], ...extra }) => ({
    ...extra,
    extras: [...nested],
  }));
  const items = [{ ...wish.item, extras }];
  const quote = await quoteWithFacts(
    tx,
    open,
    { type, items, address, payment: 'CASH' },
    { channel: 'STORE', now },
  );
  const { data } = await placeOrderWithin(tx, {
    branchId: store.branch.id,
    body: {
      type,
      items,
      address,
      customer: { name: viewer.name.slice(0, 80), phone: '' },
      payment: { method: 'CASH' },
      expectedTotalCents: quote.totals.totalCents,
    },
    idempotencyKey: randomUUID(),
    channel: 'STORE',
    language,
    now,
    random: Math.random(),
    test: true,
    ...(drillMs !== undefined && { drillMs }),
  });
  return data.token;
}
