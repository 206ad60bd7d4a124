import type { CourierPageDto, CourierStep } from '../../../contracts/courier-page';
import { read, inTransaction, type Tx } from '../../../database/transaction';
import { ApiError, invalid } from '../../../errors/api-error';
import { once } from '../../../idempotency/idempotency';
import { allowRequest, type RequestLimit } from '../../../sessions/request-limit';
import { storeOf } from '../../../store/stores';
import { deliveryCodeOf } from '../link';
import { courierForChange, setAvailable, type StoredCourier } from '../store/couriers';
import { tellCourier } from '../tell';
import { courierOfLink } from '../courier-of-link';
import { pageOf } from './read-courier-page';
import { answerOffer, pickUp } from './answer-offer';
import { stepAtStop } from './step-at-stop';

/** Guesses at the four digits of one order. */
const CODE_TRIES = {
  name: 'delivery-code',
  most: 10,
  seconds: 3600,
  step: 1,
} as const satisfies RequestLimit;

/**
 * Does what a courier pressed, once for its key, and answers their page as it is then. What was pressed without a network
 * comes later and in its order; the time is that of its arrival.
 */
export async function takeStep(
  token: string,
  { step, key }: { step: CourierStep; key: string },
  now: Date,
): Promise<CourierPageDto> {
  const { courier, store } = await read((sql) => courierOfLink(sql, token));
  await checkCode(step, store.couriers.requireDeliveryCode, now);
  return inTransaction(async (tx) => {
    const scope = `courier ${courier.id}`;
    await once(tx, { scope, key, body: step, now }, async () => {
      await take(tx, courier, step, now);
      return { status: 200, data: null };
    });
    const [after, current] = [
      await courierForChange(tx, courier.businessId, courier.id),
      await storeOf(tx, courier.branchId),
    ];
    return pageOf(tx, { courier: after ?? courier, store: current ?? store }, now);
  });
}

function take(tx: Tx, courier: StoredCourier, step: CourierStep, now: Date): Promise<void> {
  switch (step.action) {
    case 'available':
      return sayAvailable(tx, courier, step.available, now);
    case 'accept':
    case 'reject':
      return answerOffer(tx, courier, step, now);
    case 'pick-up':
      return pickUp(tx, courier, step.trip, now);
    default:
      return stepAtStop(tx, courier, step, now);
  }
}

async function sayAvailable(tx: Tx, courier: StoredCourier, available: boolean, now: Date): Promise<void> {
  if (available && courier.state !== 'ACTIVE') throw new ApiError(409, 'COURIER_NOT_ACTIVE');
  await setAvailable(tx, courier, available);
  await tellCourier(tx, { ...courier, courierId: courier.id }, now);
}

/** Who does not know the digits does not get far by trying: each try is counted before it is made. */
async function checkCode(step: CourierStep, required: boolean, now: Date): Promise<void> {
  if (step.action !== 'deliver' || !required) return;
  await allowRequest(CODE_TRIES, step.order, now);
  if (step.code !== deliveryCodeOf(step.order))
    throw invalid([{ code: 'WRONG_DELIVERY_CODE', path: ['code'] }], 422);
}
