import { writeAudit } from '../../../audit/audit';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { askedFrom } from '../../../domain/orders/attended';
import { dueSteps, ringsSince, type EscalationStep } from '../../../domain/orders/escalation';
import type { SettingValues } from '../../../domain/settings';
import { isolate } from '../../../errors/job-failures';
import { appendEvent } from '../../../realtime/append';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { settingsOf } from '../../branches/exports';
import { pauseUnattended } from '../../branches/use-cases/pause-unattended';
import { ringingOrder, ringingOrders, setEscalation, type RingingOrder } from '../store/ringing-orders';
import { mailManagers } from './mail-managers';

const PAGE = 200;

/** Takes the next steps of the branch's ladder for every order that rings for too long. */
export async function escalateOrders(now: Date): Promise<void> {
  let last: RingingOrder | undefined;
  do {
    const { rows, found } = await read((sql) => ringingOrders(sql, last, PAGE));
    for (const order of rows)
      await isolate('escalation', `the order ${order.id}`, () => escalate(order, now));
    last = found === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

async function escalate(seen: RingingOrder, now: Date): Promise<void> {
  const { escalation: ladder } = await read((sql) => settingsOf(sql, seen));
  // Only the hours of an order for later are asked for: this is read for every order that rings.
  const store = seen.pendingAt === null ? null : await read((sql) => storeOf(sql, seen.branchId));
  if (stepsOf(seen, since(seen, store), ladder, now).length === 0) return;
  // Looked at again where nobody else can change it: of two instances, and of a step and whoever takes note, one comes first.
  await inTransaction(async (tx) => {
    const order = await ringingOrder(tx, seen);
    if (!order) return;
    const from = since(order, store);
    for (const step of stepsOf(order, from, ladder, now)) await take(tx, order, from, step, ladder, now);
  });
}

/** Since when somebody could take note of an order: one for later rings before anybody is there. */
const since = (order: RingingOrder, store: LoadedStore | null): string =>
  order.pendingAt === null || store === null
    ? ringsSince(order)
    : askedFrom(store, order.scheduledFor, new Date(order.pendingAt)).toISOString();

function stepsOf(
  { escalation }: RingingOrder,
  from: string,
  ladder: SettingValues['escalation'],
  now: Date,
): EscalationStep[] {
  return dueSteps(ladder, { since: from, taken: escalation }, now);
}

async function take(
  tx: Tx,
  order: RingingOrder,
  from: string,
  step: EscalationStep,
  { pauseMin }: SettingValues['escalation'],
  now: Date,
): Promise<void> {
  const told = step === 'MANAGERS' ? await mailManagers(tx, order, from, now) : undefined;
  // Nobody was told of it yet: the step stays to be taken.
  if (told === null) return;
  order.escalation = [...order.escalation, step];
  await setEscalation(tx, order, order.escalation);
  if (step === 'PAUSE') await pauseUnattended(tx, order, { reason: 'STAFF', minutes: pauseMin }, now);
  const { businessId, branchId, id } = order;
  const scope = { businessId, branchId, entityId: id, at: now };
  const counted = told?.how === 'COUNTED';
  await writeAudit(tx, {
    ...scope,
    actor: { kind: 'SYSTEM' },
    entity: 'order',
    action: counted ? 'escalate-managers-counted' : `escalate-${step.toLowerCase()}`,
    after: { step },
    ...(counted && { reason: told.number }),
  });
  await appendEvent(tx, { ...scope, type: 'order.escalated', resource: 'orders' });
}
