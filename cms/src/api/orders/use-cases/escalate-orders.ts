import { writeAudit } from '../../../audit/audit';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { dueSteps, ringsSince, type EscalationStep } from '../../../domain/orders/escalation';
import type { SettingValues } from '../../../domain/settings';
import { logFailure } from '../../../errors/log-failure';
import { appendEvent } from '../../../realtime/append';
import { settingsOf } from '../../branches/exports';
import { pauseUnattended } from '../../branches/use-cases/pause-unattended';
import { ringingOrder, ringingOrders, setEscalation, type RingingOrder } from '../store/ringing-orders';
import { mailManagers } from './mail-managers';

const PAGE = 200;

/** Takes the next steps of the branch's ladder for every order that rings for too long. */
export async function escalateOrders(now: Date): Promise<void> {
  let last: RingingOrder | undefined;
  do {
    const page = await read((sql) => ringingOrders(sql, last, PAGE));
    for (const order of page) await escalate(order, now);
    last = page.length === PAGE ? page.at(-1) : undefined;
  } while (last);
}

async function escalate(seen: RingingOrder, now: Date): Promise<void> {
  const { escalation: ladder } = await read((sql) => settingsOf(sql, seen));
  if (stepsOf(seen, ladder, now).length === 0) return;
  try {
    // Looked at again where nobody else can change it: of two instances, and of a step and whoever takes note, one comes first.
    await inTransaction(async (tx) => {
      const order = await ringingOrder(tx, seen);
      if (!order) return;
      for (const step of stepsOf(order, ladder, now)) await take(tx, order, step, ladder, now);
    });
  } catch (error) {
    logFailure(`The order ${seen.id} could not be escalated`, error);
  }
}

function stepsOf(order: RingingOrder, ladder: SettingValues['escalation'], now: Date): EscalationStep[] {
  return dueSteps(ladder, { since: ringsSince(order), taken: order.escalation }, now);
}

async function take(
  tx: Tx,
  order: RingingOrder,
  step: EscalationStep,
  { pauseMin }: SettingValues['escalation'],
  now: Date,
): Promise<void> {
  const told = step === 'MANAGERS' ? await mailManagers(tx, order, now) : undefined;
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
