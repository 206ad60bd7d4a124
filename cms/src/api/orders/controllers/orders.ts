import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { z } from 'zod';
import { orderActionBodies, type OrderActionName, type OrderCardDto } from '../../../contracts/orders';
import { orderExportQuery, orderListQuery } from '../../../contracts/order-list';
import { editQuoteBody, resendBody } from '../../../contracts/order-money';
import { redeemBody } from '../../../contracts/loyalty-card';
import { ApiError } from '../../../errors/api-error';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { optionalIdempotencyKeyOf } from '../../../idempotency/idempotency';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { acceptOrder } from '../use-cases/accept-order';
import { acknowledgeChange } from '../use-cases/acknowledge-change';
import { acknowledgeMissed } from '../use-cases/acknowledge-missed';
import { acknowledgeOrder } from '../use-cases/acknowledge-order';
import { confirmPayment } from '../use-cases/confirm-payment';
import { deliverOrder } from '../use-cases/deliver-order';
import { redeemOnOrder } from '../use-cases/redeem-on-order';
import { discountOrder } from '../use-cases/discount-order';
import { editOrder } from '../use-cases/edit-order';
import { cancelOrder, rejectOrder } from '../use-cases/end-order';
import { exportOrders } from '../use-cases/export-orders';
import { fireOrderItems, holdOrderItems } from '../use-cases/hold-items';
import { listOrders } from '../use-cases/list-orders';
import { markOrderReady } from '../use-cases/mark-order-ready';
import { offerSubstitute, withdrawSubstitute } from '../use-cases/offer-substitute';
import { quoteEdit } from '../use-cases/quote-edit';
import { readBoard } from '../use-cases/read-board';
import { readCard, readOrder } from '../use-cases/read-order';
import { refundOrder } from '../use-cases/refund-order';
import { resolveUnmatched } from '../use-cases/resolve-unmatched';
import { resendConfirmation } from '../use-cases/resend-confirmation';
import { startOrder } from '../use-cases/start-order';
import { dispatchOrder, restoreOrder, returnOrder } from '../use-cases/step-order';
import { stepOrderBack } from '../use-cases/step-order-back';
import { takePayment } from '../use-cases/take-payment';
import { idOf } from '../../../routing/parameters';

const boardQuery = z.strictObject({ branch: z.string().min(1).max(64) });

type UseCase<Name extends OrderActionName> = (
  viewer: Viewer,
  id: string,
  body: z.output<(typeof orderActionBodies)[Name]>,
  now: Date,
  key: string | null,
) => Promise<OrderCardDto>;

/** An action on one order. When it has moved on meanwhile, the answer carries it as it is now. */
function action<Name extends OrderActionName>(name: Name, useCase: UseCase<Name>) {
  return async (ctx: Context): Promise<void> => {
    const viewer = viewerOf(ctx);
    const body = parse(orderActionBodies[name], ctx.request.body ?? {}) as z.output<
      (typeof orderActionBodies)[Name]
    >;
    const key = optionalIdempotencyKeyOf(ctx.get('idempotency-key'));
    try {
      ctx.body = { data: await useCase(viewer, idOf(ctx), body, new Date(), key) };
    } catch (error) {
      if (!(error instanceof OrderMoved)) throw error;
      throw new ApiError(409, error.code, {
        details: { current: await readCard(viewer, error.orderId, new Date()) },
      });
    }
  };
}

export default {
  async find(ctx: Context) {
    ctx.body = await listOrders(viewerOf(ctx), parse(orderListQuery, ctx.query), new Date());
  },

  async export(ctx: Context) {
    const query = parse(orderExportQuery, ctx.query);
    const file = await exportOrders(viewerOf(ctx), query, requestLanguage(ctx), new Date());
    ctx.type = file.type;
    ctx.attachment(file.name);
    ctx.set('X-Total-Rows', String(file.total));
    // Read as fast as it is taken; whoever goes away ends the reading.
    ctx.body = Readable.from(file.content, { objectMode: false });
  },

  async board(ctx: Context) {
    const { branch } = parse(boardQuery, ctx.query);
    ctx.body = { data: await readBoard(viewerOf(ctx), branch, new Date()) };
  },

  async findOne(ctx: Context) {
    ctx.body = { data: await readOrder(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  acknowledge: action('acknowledge', acknowledgeOrder),
  accept: action('accept', acceptOrder),
  reject: action('reject', rejectOrder),
  start: action('start', startOrder),
  ready: action('ready', markOrderReady),
  dispatch: action('dispatch', dispatchOrder),
  deliver: action('deliver', deliverOrder),
  return: action('return', returnOrder),
  stepBack: action('step-back', stepOrderBack),
  cancel: action('cancel', cancelOrder),
  restore: action('restore', restoreOrder),
  discount: action('discount', discountOrder),
  async redeem(ctx: Context) {
    const body = parse(redeemBody, ctx.request.body ?? {});
    ctx.body = { data: await redeemOnOrder(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  refund: action('refund', refundOrder),
  resolveUnmatched: action('resolve-unmatched', resolveUnmatched),
  confirmPayment: action('confirm-payment', confirmPayment),
  takePayment: action('take-payment', takePayment),
  acknowledgeChange: action('acknowledge-change', acknowledgeChange),
  acknowledgeMissed: action('acknowledge-missed', acknowledgeMissed),

  async editQuote(ctx: Context) {
    const body = parse(editQuoteBody, ctx.request.body ?? {});
    const asked = { now: new Date(), language: requestLanguage(ctx) };
    ctx.body = { data: await quoteEdit(viewerOf(ctx), idOf(ctx), body, asked) };
  },

  async resendConfirmation(ctx: Context) {
    parse(resendBody, ctx.request.body ?? {});
    ctx.body = { data: await resendConfirmation(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  edit: action('edit', editOrder),
  hold: action('hold', holdOrderItems),
  fire: action('fire', fireOrderItems),
  offerSubstitute: action('offer-substitute', offerSubstitute),
  withdrawSubstitute: action('withdraw-substitute', withdrawSubstitute),
};
