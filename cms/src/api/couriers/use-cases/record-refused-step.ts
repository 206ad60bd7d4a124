import type { CourierStep } from '../../../contracts/courier-page';
import { inTransaction, type Tx } from '../../../database/transaction';
import { MAX_REFUSED, type RefusedStep } from '../../../domain/couriers';
import { sameValue } from '../../../domain/equality';
import { pressedAt } from '../../../domain/orders/pressed-at';
import { ApiError } from '../../../errors/api-error';
import { runOnce } from '../../../idempotency/idempotency';
import { logRefusedStep, orderById } from '../../orders/exports';
import { publishCourierChange } from '../publish-courier-change';
import { changeDelivery } from '../store/deliveries';
import type { StoredCourier } from '../store/couriers';
import { courierActor, type PressTime } from './answer-offer';
import type { PressedAtStop } from './perform-stop-step';
import { tripForChange } from './withdraw-delivery';

interface Pressed extends PressTime {
  step: CourierStep;
  key: string;
}

/**
 * Takes what a courier pressed, and keeps with the order and its trip what they did at a stop where that cannot be taken
 * because things have moved on: the food may be eaten and the money in their hands, and nobody but them knows. What they
 * can put right and press again is not kept.
 */
export async function recordingRefusedStep<T>(
  courier: StoredCourier,
  { step, key, now, ago }: Pressed,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && 'order' in step) {
      const { code } = error;
      // The press is refused whatever becomes of this. Sent again under its key, it is kept once.
      await inTransaction((tx) =>
        runOnce(tx, { scope: `refused ${courier.id}`, key, body: step, now }, async () => {
          await record(tx, courier, { step, code, now, ago });
          return { status: 200, data: null };
        }),
      ).catch((failed: unknown) => strapi.log.warn(`A refused step was not noted: ${String(failed)}`));
    }
    throw error;
  }
}

async function record(
  tx: Tx,
  courier: StoredCourier,
  { step, code, now, ago }: PressTime & { step: PressedAtStop; code: string },
): Promise<void> {
  const { businessId } = courier;
  const { trip } = await tripForChange(tx, businessId, step.trip);
  const had =
    trip.courierId === courier.id || trip.declined.some(({ courierId }) => courierId === courier.id);
  const stop = trip.stops.find(({ orderId }) => orderId === step.order);
  const order = stop && had ? await orderById(tx, businessId, step.order) : null;
  if (!order) return;
  const refused: RefusedStep = {
    ...{ step: step.action, code, state: order.state },
    pressedAt: pressedAt(now, ago, order.placedAt).toISOString(),
    collected: step.action === 'deliver' ? (step.paid ?? step.collect ?? null) : [],
  };
  const before = stop?.refused ?? [];
  // Pressed again and again, it is told once.
  if (before.some((each) => sameValue(each, { ...refused, pressedAt: each.pressedAt }))) return;
  await logRefusedStep(tx, order, { refused, actor: courierActor(courier), now });
  // A settlement holds its trips as they were.
  if (trip.settlementId === null && trip.courierId === courier.id) {
    const told = [...before, refused].slice(-MAX_REFUSED);
    const stops = trip.stops.map((each) => (each === stop ? { ...each, refused: told } : each));
    await changeDelivery(tx, trip, { stops, refusedAt: now.toISOString() }, now);
  }
  await publishCourierChange(tx, { ...trip, courierId: courier.id }, now);
}
