import type { Context } from 'koa';
import {
  answerSubstitutionBody,
  claimPaymentBody,
  customerCancelBody,
  placeOrderBody,
  quoteBody,
  slotsQuery,
} from '../../../contracts/storefront';
import { loyaltyCardBody, loyaltyLinkBody } from '../../../contracts/loyalty-card';
import { channelOnPage } from '../../../domain/orders/order';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idempotencyKeyOf } from '../../../idempotency/idempotency';
import { recordingRefusal } from '../../carts/use-cases/record-refused-order';
import { countRefusedDelivery } from '../../branches/use-cases/count-refused-delivery';
import { answerSubstitution } from '../../orders/use-cases/answer-substitution';
import { cancelOwnOrder } from '../../orders/use-cases/cancel-own-order';
import { claimPayment } from '../../orders/use-cases/claim-payment';
import { streamOrder } from '../../orders/use-cases/stream-order';
import { placeOrder } from '../../orders/use-cases/place-order';
import { quoteOrder } from '../../orders/use-cases/quote-order';
import { readSlots } from '../../orders/use-cases/read-slots';
import { trackOrder } from '../../orders/use-cases/track-order';
import { withdrawOrder } from '../../orders/use-cases/withdraw-order';
import { streamMenu } from '../use-cases/stream-menu';
import { readLoyaltyCard } from '../use-cases/read-loyalty-card';
import { sendLoyaltyLink } from '../use-cases/send-loyalty-link';
import { readMenu } from '../use-cases/read-menu';
import { readProfile } from '../use-cases/read-profile';
import {
  CUSTOMER_LIMITS,
  limitCustomer,
  limitQuotedCoupons,
  limitRefusedCoupons,
} from '../use-cases/customer-limits';
import { storeOfPath } from '../use-cases/store-of-path';
import { parameterOf } from '../../../routing/parameters';

const parameter = (ctx: Context, name: string): string => parameterOf(ctx, name).slice(0, 80);
const limitTracking = (ctx: Context) => limitCustomer(CUSTOMER_LIMITS.tracking, ctx.ip);

export default {
  async profile(ctx: Context) {
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = { data: await readProfile(await storeOfPath(ctx), requestLanguage(ctx), new Date()) };
  },

  async menu(ctx: Context) {
    const menu = readMenu(await storeOfPath(ctx), new Date());
    ctx.set({ ETag: menu.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
    if (ctx.get('if-none-match').includes(menu.etag)) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'json';
    const zipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (zipped) ctx.set('Content-Encoding', 'gzip');
    ctx.body = zipped ? await menu.gzip() : menu.body;
  },

  async menuEvents(ctx: Context) {
    await streamMenu(ctx, await storeOfPath(ctx));
  },

  async quote(ctx: Context) {
    const store = await storeOfPath(ctx, 'quotes');
    const body = parse(quoteBody, ctx.request.body);
    const now = new Date();
    const quoted = await limitQuotedCoupons(body, { ip: ctx.ip, store: store.branch.id }, () =>
      quoteOrder(store, body, { language: requestLanguage(ctx), now }),
    );
    await countRefusedDelivery(store, { address: body.address, refusals: quoted.refusals, ip: ctx.ip, now });
    ctx.body = { data: quoted };
  },

  async loyalty(ctx: Context) {
    const store = await storeOfPath(ctx, 'quotes');
    const { proofs } = parse(loyaltyCardBody, ctx.request.body ?? {});
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readLoyaltyCard(store, proofs, new Date()) };
  },

  async loyaltyLink(ctx: Context) {
    const store = await storeOfPath(ctx);
    const { email } = parse(loyaltyLinkBody, ctx.request.body ?? {});
    await limitCustomer(CUSTOMER_LIMITS.loyaltyLinks, ctx.ip, store.branch.id);
    const request = { language: requestLanguage(ctx), now: new Date() };
    ctx.body = { data: await sendLoyaltyLink(store, email, request) };
  },

  async slots(ctx: Context) {
    const store = await storeOfPath(ctx, 'quotes');
    const { service } = parse(slotsQuery, ctx.query);
    ctx.body = { data: await readSlots(store, service, new Date()) };
  },

  async place(ctx: Context) {
    const store = await storeOfPath(ctx);
    const idempotencyKey = idempotencyKeyOf(ctx.get('idempotency-key'));
    const body = parse(placeOrderBody, ctx.request.body);
    const { id: branchId } = store.branch;
    await limitCustomer(CUSTOMER_LIMITS.orders, ctx.ip, branchId);
    const placing = {
      body,
      idempotencyKey,
      channel: channelOnPage(body),
      language: requestLanguage(ctx),
      now: new Date(),
      random: Math.random(),
    };
    const answer = await limitRefusedCoupons(body, { ip: ctx.ip, store: branchId }, () =>
      recordingRefusal(body.cart, placing.now, () => placeOrder(store, placing)),
    );
    if (answer.replayed) ctx.set('Idempotent-Replayed', 'true');
    ctx.status = answer.status;
    ctx.body = { data: answer.data };
  },

  async withdraw(ctx: Context) {
    const store = await storeOfPath(ctx);
    const idempotencyKey = idempotencyKeyOf(ctx.get('idempotency-key'));
    const body = parse(placeOrderBody, ctx.request.body);
    await limitCustomer(CUSTOMER_LIMITS.orders, ctx.ip, store.branch.id);
    ctx.body = { data: { order: await withdrawOrder(store, { body, idempotencyKey, now: new Date() }) } };
  },

  async track(ctx: Context) {
    await limitTracking(ctx);
    ctx.body = { data: await trackOrder(parameter(ctx, 'token'), new Date()) };
  },

  async events(ctx: Context) {
    await limitTracking(ctx);
    await streamOrder(ctx, parameter(ctx, 'token'));
  },

  async claimPayment(ctx: Context) {
    await limitTracking(ctx);
    const { note } = parse(claimPaymentBody, ctx.request.body ?? {});
    ctx.body = { data: await claimPayment(parameter(ctx, 'token'), note?.trim() || null, new Date()) };
  },

  async answerSubstitution(ctx: Context) {
    await limitTracking(ctx);
    const given = parse(answerSubstitutionBody, ctx.request.body ?? {});
    ctx.body = { data: await answerSubstitution(parameter(ctx, 'token'), given, new Date()) };
  },

  async cancel(ctx: Context) {
    await limitTracking(ctx);
    const { reason } = parse(customerCancelBody, ctx.request.body ?? {});
    ctx.body = { data: await cancelOwnOrder(parameter(ctx, 'token'), reason ?? null, new Date()) };
  },
};
