import type { z } from 'zod';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { Language } from '../../../contracts/session';
import type { staffOrderBody, TakenOrderDto } from '../../../contracts/staff-orders';
import { inTransaction, type Tx } from '../../../database/transaction';
import { contactNeeded } from '../../../domain/quote';
import { environment } from '../../../environment';
import { invalid, type Issue } from '../../../errors/api-error';
import { runOnce, type Answer } from '../../../idempotency/idempotency';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { ownStore } from '../../branches/use-cases/own-store';
import { moveOrder } from '../store/move-order';
import { orderById, setAcknowledged, type StoredOrder } from '../store/order-row';
import { cardFor } from './card-for';
import { storeOrder, type OrderRequest } from './place-order';
import { learnedStore } from './quote-staff-order';

type Body = z.output<typeof staffOrderBody>;

interface Taking {
  idempotencyKey: string;
  language: Language;
  now: Date;
  /** Between 0 and 1; decides the pickup code. */
  random: number;
}

/** The keys of the orders that the store's own people type for a branch. */
export const typingScope = (branchId: string): string => `staff-order:${branchId}`;

/**
 * Takes an order that somebody of the store types: as customers' orders are taken, without what binds customers alone.
 * It does not ring, as its writer knows of it, unless it is for a branch that does not see it being typed; where they
 * wish so, it is accepted in the same transaction.
 */
export async function placeStaffOrder(
  viewer: Viewer,
  body: Body,
  taking: Taking,
): Promise<Answer<TakenOrderDto>> {
  const { now, idempotencyKey: key } = taking;
  if (body.accept) requirePermission(viewer, 'order.accept', body.branch);
  requireHeldItems(body);
  await learnedStore(viewer, body.branch, now);
  return inTransaction(async (tx) => {
    const store = await ownStore(tx, viewer, body.branch);
    const claim = { scope: typingScope(store.branch.id), key, body, now };
    const { data, ...answer } = await runOnce(tx, claim, async () => ({
      status: 201,
      data: { id: await write(tx, viewer, store, body, taking) },
    }));
    return { ...answer, data: await takenOrder(tx, viewer, data.id, now) };
  });
}

/** An order that was taken, as it is now, for whoever typed it. */
export async function takenOrder(tx: Tx, viewer: Viewer, id: string, now: Date): Promise<TakenOrderDto> {
  const order = await storedOrder(tx, viewer, id);
  return {
    order: await cardFor(tx, viewer, order, now),
    trackingUrl: `${environment.publicUrl}/t/${order.token}`,
    pixCode: order.payment.pixCode,
  };
}

async function write(tx: Tx, viewer: Viewer, store: LoadedStore, body: Body, taking: Taking) {
  const { now } = taking;
  const { branch, accept, hold, ring, ...wish } = body;
  const { id, sellerId } = await storeOrder(tx, store, {
    ...taking,
    channel: body.channel,
    hold,
    answered: ring,
    body: { ...wish, customer: customerOf(body) },
  });
  // Customers know nothing of the code that they came with; who types one can put it right.
  if (wish.seller && sellerId === null) throw invalid([{ code: 'SELLER_UNKNOWN', path: ['seller'] }], 422);
  const placed = await storedOrder(tx, viewer, id);
  if (!ring) await setAcknowledged(tx, placed, now);
  const actor = actorOf(viewer);
  await writeAudit(tx, {
    at: now,
    businessId: viewer.businessId,
    branchId: branch,
    actor,
    entity: 'order',
    entityId: id,
    action: 'place',
    after: { state: placed.state },
  });
  if (accept && placed.state === 'PENDING') {
    const set = ring ? { acknowledgedAt: null } : {};
    await moveOrder(tx, placed, { action: 'accept', actor, now, set });
  }
  return id;
}

/** Refuses places that no item has: what was meant by them would be made at once. */
function requireHeldItems({ hold, items }: Body): void {
  const issues = hold.flatMap((place, index): Issue[] =>
    place < items.length ? [] : [{ code: 'UNKNOWN_ITEM', path: ['hold', index] }],
  );
  if (issues.length > 0) throw invalid(issues, 422);
}

/** Whom it is for; refused at the field where somebody has to be named. */
function customerOf({ channel, type, customer }: Body): OrderRequest['body']['customer'] {
  const name = customer?.name ?? '';
  const phone = customer?.phone === '' ? null : (customer?.phone ?? null);
  const email = customer?.email ?? null;
  const issues: Issue[] = [];
  const needed = contactNeeded(channel, type);
  // Who gives a phone becomes a customer, and those have a name; so has whoever is written to.
  if (name === '' && (needed || phone !== null || email !== null))
    issues.push({ code: 'REQUIRED', path: ['customer', 'name'] });
  if (phone === null && needed) issues.push({ code: 'REQUIRED', path: ['customer', 'phone'] });
  if (issues.length > 0) throw invalid(issues);
  return name === '' ? null : { name, phone, email };
}

async function storedOrder(tx: Tx, { businessId }: Viewer, id: string): Promise<StoredOrder> {
  const order = await orderById(tx, businessId, id);
  if (!order) throw new Error('An order was taken and is not there');
  return order;
}
