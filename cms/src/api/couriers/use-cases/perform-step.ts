import type { CourierPageDto, CourierStep } from '../../../contracts/courier-page';
import { read, inTransaction, type Tx } from '../../../database/transaction';
import { HOUR_SEC } from '../../../domain/time';
import { ApiError, invalid } from '../../../errors/api-error';
import { runOnce } from '../../../idempotency/idempotency';
import { allowRequest, refundRequest, type RequestLimit } from '../../../sessions/request-limit';
import { storeOf } from '../../../store/stores';
import { deliveryCodeOf } from '../link';
import { courierById, setAvailable, type StoredCourier } from '../store/couriers';
import { publishCourierChange } from '../publish-courier-change';
import { courierOfLink, type Linked } from '../courier-of-link';
import { pageOf } from './read-courier-page';
import { answerOffer, pickUpTrip, type PressTime } from './answer-offer';
import { performStopStep } from './perform-stop-step';
import { recordingRefusedStep } from './record-refused-step';

/** Guesses at the four digits of one order. */
const CODE_TRIES = {
  name: 'delivery-code',
  most: 10,
  seconds: HOUR_SEC,
  step: 1,
} as const satisfies RequestLimit;

/**
 * Does what a courier pressed, once for its key, and answers their page as it is then. What was pressed without a network
 * comes later and in its order; what it does to an order counts from when it was pressed.
 */
export async function performStep(
  token: string,
  { step: { ago = 0, ...step }, key }: { step: CourierStep; key: string },
  now: Date,
): Promise<CourierPageDto> {
  const linked = await read((sql) => courierOfLink(sql, token));
  const { courier, store } = linked;
  await checkCode(step, store.couriers.requireDeliveryCode, now);
  return recordingRefusedStep(courier, { step, key, now, ago }, () =>
    inTransaction(async (tx) => {
      const scope = `courier ${courier.id}`;
      // How long ago it was is another each time that it is sent.
      await runOnce(tx, { scope, key, body: step, now }, async () => {
        await take(tx, linked, step, { now, ago });
        return { status: 200, data: null };
      });
      const [after, current] = [
        await courierById(tx, courier.businessId, courier.id),
        await storeOf(tx, courier.branchId),
      ];
      return pageOf(tx, { courier: after ?? courier, store: current ?? store }, now);
    }),
  );
}

function take(tx: Tx, linked: Linked, step: CourierStep, pressed: PressTime): Promise<void> {
  const { courier } = linked;
  const { now } = pressed;
  switch (step.action) {
    case 'available':
      return sayAvailable(tx, courier, step.available, now);
    case 'accept':
    case 'reject':
      return answerOffer(tx, courier, step, now);
    case 'pick-up':
      return pickUpTrip(tx, courier, step.trip, pressed);
    default:
      return performStopStep(tx, linked, step, pressed);
  }
}

async function sayAvailable(tx: Tx, courier: StoredCourier, available: boolean, now: Date): Promise<void> {
  if (available && courier.state !== 'ACTIVE') throw new ApiError(409, 'COURIER_NOT_ACTIVE');
  await setAvailable(tx, courier, available);
  await publishCourierChange(tx, { ...courier, courierId: courier.id }, now);
}

/**
 * Who does not know the digits does not get far by trying: each try is counted before it is made, and a right one does not
 * count after all. Too many is a refusal of its own: it holds nothing else up, and the store hands the order over.
 */
async function checkCode(step: CourierStep, required: boolean, now: Date): Promise<void> {
  if (step.action !== 'deliver' || !required) return;
  await allowRequest(CODE_TRIES, step.order, now).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 429
      ? new ApiError(429, 'TOO_MANY_DELIVERY_CODES', { details: error.options.details ?? {} })
      : error;
  });
  if (step.code !== deliveryCodeOf(step.order))
    throw invalid([{ code: 'WRONG_DELIVERY_CODE', path: ['code'] }], 422);
  refundRequest(CODE_TRIES, step.order);
}
