import type { Context } from 'koa';
import {
  assignBody,
  courierBoardQuery,
  paySettlementBody,
  renewLinkBody,
  settleBody,
  withdrawBody,
} from '../../../contracts/couriers';
import { readOne } from '../../../crud/operations';
import { ApiError } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { OrderMoved } from '../../orders/exports';
import { readCard } from '../../orders/use-cases/read-order';
import { settlement } from '../nouns/settlement';
import { assignOrders } from '../use-cases/assign-orders';
import { readCourierBoard } from '../use-cases/read-courier-board';
import { readLink, renewCourierLink } from '../use-cases/renew-link';
import {
  paySettlement,
  readOpenSettlement,
  readSettledTrips,
  settleCourier,
} from '../use-cases/settle-courier';
import { withdrawDelivery } from '../use-cases/withdraw-delivery';

/** Where an order has moved on meanwhile, the answer carries it as it is now. */
async function withCurrentOrder<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OrderMoved)) throw error;
    const current = await readCard(viewerOf(ctx), error.orderId, new Date());
    throw new ApiError(409, error.code, { details: { current } });
  }
}

export default {
  async board(ctx: Context) {
    const { branchId } = parse(courierBoardQuery, ctx.query);
    ctx.body = { data: await readCourierBoard(viewerOf(ctx), branchId) };
  },

  async link(ctx: Context) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readLink(viewerOf(ctx), idOf(ctx)) };
  },

  async renewLink(ctx: Context) {
    const { version } = parse(renewLinkBody, ctx.request.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await renewCourierLink(viewerOf(ctx), idOf(ctx), version, new Date()) };
  },

  async assign(ctx: Context) {
    const body = parse(assignBody, ctx.request.body);
    const data = await withCurrentOrder(ctx, () => assignOrders(viewerOf(ctx), body, new Date()));
    ctx.status = 201;
    ctx.body = { data };
  },

  async withdraw(ctx: Context) {
    const { version } = parse(withdrawBody, ctx.request.body);
    const data = await withCurrentOrder(ctx, () =>
      withdrawDelivery(viewerOf(ctx), idOf(ctx), version, new Date()),
    );
    ctx.body = { data };
  },

  async openSettlement(ctx: Context) {
    ctx.body = { data: await readOpenSettlement(viewerOf(ctx), idOf(ctx)) };
  },

  async settle(ctx: Context) {
    const body = parse(settleBody, ctx.request.body);
    const id = await settleCourier(viewerOf(ctx), idOf(ctx), body, new Date());
    ctx.status = 201;
    ctx.body = { data: await readOne(settlement, viewerOf(ctx), id) };
  },

  async pay(ctx: Context) {
    const { version } = parse(paySettlementBody, ctx.request.body);
    await paySettlement(viewerOf(ctx), idOf(ctx), version, new Date());
    ctx.body = { data: await readOne(settlement, viewerOf(ctx), idOf(ctx)) };
  },

  async settledTrips(ctx: Context) {
    ctx.body = { data: await readSettledTrips(viewerOf(ctx), idOf(ctx)) };
  },
};
