import { createHmac, timingSafeEqual } from 'node:crypto';
import { intakeBody, type IntakeBody, type IntakeDto } from '../../../contracts/feedback';
import { newId } from '../../../database/ids';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import { feedbackDueAt, feedbackKind } from '../../../domain/feedback';
import { businessDay, DAY_MS, MINUTE_MS, MINUTE_SEC } from '../../../domain/time';
import { ApiError, invalid } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { tryPhone } from '../../../phones/phone';
import { allowRequest, type RequestLimit } from '../../../sessions/request-limit';
import type { LoadedStore } from '../../../store/load-store';
import { branchAt, storeOf } from '../../../store/stores';
import { openBranchIds } from '../../branches/exports';
import { callerByPhone } from '../../customers/exports';
import { orderOfAnswer, type AnsweredOrder } from '../../orders/exports';
import { publishFeedback } from '../publish-feedback';
import {
  commentSearchOf,
  emptyFeedback,
  feedbackOfExternal,
  feedbackOfOrder,
  insertFeedback,
  type StoredFeedback,
} from '../store/feedback';
import { intakeKeyById, markIntakeKeyUsed, secretOf, type StoredIntakeKey } from '../store/intake-keys';

/** A signed request as it came. */
export interface SignedIntake {
  keyId: string;
  /** Seconds since 1970, as the sender wrote them. */
  timestamp: string;
  /** HMAC-SHA256 over `<timestamp>.<body>` with the key's secret, in hexadecimal digits. */
  signature: string;
  /** The characters of the body as they came. */
  raw: string;
  body: unknown;
}

/** A request is good for so long before and after its timestamp. */
const WINDOW_MS = 5 * MINUTE_MS;
/** An order is looked for by the phone among those of so long before the answer. */
const ORDERED_WITHIN_MS = DAY_MS;
const PER_BUSINESS: RequestLimit = { name: 'feedback-intake', most: 120, seconds: MINUTE_SEC, step: 12 };

/**
 * Takes in an answer from outside, once for each `search_id`: a repeated request changes nothing. The answer belongs to the order
 * of its reference, else to the last order of its phone within a day before; else it is kept without an order.
 *
 * @throws ApiError 401 BAD_SIGNATURE for a wrong key, signature or time, without saying which, 400 at its field, 429
 */
export async function takeInFeedback(request: SignedIntake, now: Date): Promise<IntakeDto> {
  const key = await signingKey(request, now);
  if (!key) throw new ApiError(401, 'BAD_SIGNATURE');
  await allowRequest(PER_BUSINESS, key.businessId, now);
  const body = parse(intakeBody, request.body);
  if (Date.parse(body.created_at) > now.getTime() + WINDOW_MS)
    throw invalid([{ code: 'IN_THE_FUTURE', path: ['created_at'] }]);
  // Read before the transaction: it takes a connection of its own.
  const named = body.branch ? await branchAt(body.branch) : null;
  return inTransaction(async (tx) => {
    const known = await feedbackOfExternal(tx, key.businessId, body.search_id);
    if (known) return { id: known.id, orderId: known.orderId, duplicate: true };
    const row = await rowOf(tx, key.businessId, body, named);
    if ((await insertFeedback(tx, row)) === 0) {
      // Sent twice at once, or the order was answered meanwhile.
      const other = await feedbackOfExternal(tx, key.businessId, body.search_id);
      if (!other) throw new ApiError(409, 'FEEDBACK_GIVEN');
      return { id: other.id, orderId: other.orderId, duplicate: true };
    }
    await markIntakeKeyUsed(tx, key, now);
    await publishFeedback(tx, row, now, null);
    return { id: row.id, orderId: row.orderId, duplicate: false };
  });
}

async function signingKey(
  { keyId, timestamp, signature, raw }: SignedIntake,
  now: Date,
): Promise<StoredIntakeKey | null> {
  const at = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : NaN;
  const key = await read((sql) => intakeKeyById(sql, keyId));
  if (!key || !(Math.abs(now.getTime() - at) <= WINDOW_MS)) return null;
  const own = createHmac('sha256', secretOf(key)).update(`${timestamp}.${raw}`).digest();
  const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex');
  return given.length === own.length && timingSafeEqual(given, own) ? key : null;
}

async function rowOf(
  tx: Tx,
  businessId: string,
  body: IntakeBody,
  branchId: string | null,
): Promise<StoredFeedback> {
  const givenAt = new Date(body.created_at);
  const found = await orderFor(tx, businessId, body, givenAt);
  // One answer of an order: a second one is kept without it.
  const order = found && (await feedbackOfOrder(tx, { businessId, id: found.id })) === null ? found : null;
  const store = await storeFor(tx, businessId, order, branchId);
  const comment = body.discursive_question || null;
  return {
    ...emptyFeedback(businessId, givenAt),
    id: newId(),
    branchId: order?.branchId ?? store?.branchId ?? null,
    orderId: order?.id ?? null,
    orderNumber: order?.number ?? null,
    customerId: order?.customerId ?? null,
    courierId: order?.courierId ?? null,
    channel: order?.channel ?? null,
    businessDay: order?.businessDay ?? dayOf(givenAt, store?.store ?? null),
    source: 'FALAE',
    externalId: body.search_id,
    responseChannel: body.response_channel ?? null,
    nps: body.nps,
    kind: feedbackKind(body.nps),
    comment,
    commentSearch: commentSearchOf(comment),
    tags: [],
    answers: (body.questions ?? []).map(({ id, name, suggestion }) => ({
      id,
      name,
      suggestion: suggestion ?? null,
    })),
    dueAt: feedbackDueAt(body.nps, 'NEW', givenAt.toISOString()),
  };
}

async function orderFor(
  tx: Tx,
  businessId: string,
  { reference, phone }: IntakeBody,
  givenAt: Date,
): Promise<AnsweredOrder | null> {
  const range = { since: new Date(givenAt.getTime() - ORDERED_WITHIN_MS), until: givenAt };
  const named = reference ? await orderOfAnswer(tx, businessId, { reference }, range) : null;
  if (named || !phone) return named;
  const [first] = await openBranchIds(tx, businessId);
  const store = first === undefined ? null : await storeOf(tx, first);
  const number = store && tryPhone(phone, store.business.country);
  const customer = number ? await callerByPhone(tx, businessId, number) : null;
  return customer && orderOfAnswer(tx, businessId, { customerId: customer.id }, range);
}

/** The branch of an answer: the order's, the named one, or the only one; null where none of them is known. */
async function storeFor(
  tx: Tx,
  businessId: string,
  order: AnsweredOrder | null,
  branch: string | null,
): Promise<{ branchId: string | null; store: LoadedStore } | null> {
  const open = await openBranchIds(tx, businessId);
  const named = branch !== null && open.includes(branch) ? branch : null;
  const only = open.length === 1 ? (open[0] ?? null) : null;
  const branchId = order?.branchId ?? named ?? only;
  const clock = branchId ?? open[0];
  const store = clock === undefined ? null : await storeOf(tx, clock);
  return store && { branchId, store };
}

const dayOf = (at: Date, store: LoadedStore | null): string =>
  store ? businessDay(at, store.branch.timezone, store.branch.closeoutTime) : at.toISOString().slice(0, 10);
