import type { z } from 'zod';
import type { answerSubstitutionBody, TrackedOrderDto } from '../../../contracts/storefront';
import { inTransaction, type Tx } from '../../../database/transaction';
import { possibleAnswers } from '../../../domain/edit';
import { ApiError, notFound } from '../../../errors/api-error';
import { storeOf } from '../../../store/stores';
import { toTracked } from '../present/tracked';
import { OrderMoved } from '../store/move-order';
import { orderByTokenForChange, type StoredOrder } from '../store/order-row';
import {
  hasSubstitution,
  settleSubstitution,
  SubstituteGone,
  withdrawUnavailable,
} from './settle-substitution';

type Given = z.output<typeof answerSubstitutionBody>;

/**
 * The customer says what becomes of an item that is sold out. The first answer counts, theirs or that of their silence;
 * saying the same again changes nothing.
 */
export async function answerSubstitution(token: string, given: Given, now: Date): Promise<TrackedOrderDto> {
  try {
    return await inTransaction((tx) => answer(tx, token, given, now));
  } catch (error) {
    if (error instanceof OrderMoved) throw new ApiError(409, 'QUESTION_OVER');
    if (!(error instanceof SubstituteGone)) throw error;
  }
  await inTransaction(async (tx) => {
    const order = await orderByTokenForChange(tx, token);
    if (order && hasSubstitution(order) && order.substitution.id === given.id)
      await withdrawUnavailable(tx, order, now);
  });
  throw new ApiError(409, 'SUBSTITUTE_GONE');
}

async function answer(tx: Tx, token: string, given: Given, now: Date): Promise<TrackedOrderDto> {
  const order = await orderByTokenForChange(tx, token);
  const store = order && (await storeOf(tx, order.branchId));
  if (!store) throw notFound();
  if (hasSaid(order, given)) return toTracked(order, store, now);
  if (!hasSubstitution(order) || order.substitution.id !== given.id) throw new ApiError(409, 'QUESTION_OVER');
  if (!possibleAnswers(order, order.substitution).includes(given.answer))
    throw new ApiError(409, 'ANSWER_NOT_OFFERED');
  return toTracked(await settleSubstitution(tx, order, given.answer, 'CUSTOMER', now), store, now);
}

/** Whether this very answer was taken before: whoever lost the reply sends it again. */
const hasSaid = ({ revisions, cancellation }: StoredOrder, { id, answer: said }: Given): boolean =>
  said === 'CANCEL'
    ? cancellation?.by === 'CUSTOMER' && cancellation.code === 'ITEM_UNAVAILABLE'
    : revisions.some(({ answer: taken }) => taken?.id === id && taken.answer === said);
