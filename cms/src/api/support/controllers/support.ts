import type { Context } from 'koa';
import { messageBody, ticketBody, ticketListQuery } from '../../../contracts/support';
import { parse } from '../../../errors/parse';
import { optionalIdempotencyKeyOf } from '../../../idempotency/idempotency';
import { viewerOf } from '../../../sessions/viewer';
import { openTicket } from '../use-cases/open-ticket';
import { listTickets, markTicketRead, readTicket } from '../use-cases/read-tickets';
import { replyToTicket } from '../use-cases/reply-to-ticket';
import { reopenTicket, resolveTicket } from '../use-cases/resolve-ticket';
import { idOf } from '../../../routing/parameters';

const keyIn = (ctx: Context): string | null => optionalIdempotencyKeyOf(ctx.get('idempotency-key'));

export default {
  async find(ctx: Context) {
    ctx.body = await listTickets(viewerOf(ctx), parse(ticketListQuery, ctx.query));
  },

  async open(ctx: Context) {
    const body = parse(ticketBody, ctx.request.body);
    const { status, data } = await openTicket(viewerOf(ctx), body, keyIn(ctx), new Date());
    ctx.status = status;
    ctx.body = { data };
  },

  async findOne(ctx: Context) {
    ctx.body = { data: await readTicket(viewerOf(ctx), idOf(ctx)) };
  },

  async reply(ctx: Context) {
    const body = parse(messageBody, ctx.request.body);
    const { status, data } = await replyToTicket(viewerOf(ctx), idOf(ctx), body, keyIn(ctx), new Date());
    ctx.status = status;
    ctx.body = { data };
  },

  async resolve(ctx: Context) {
    ctx.body = { data: await resolveTicket(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  async reopen(ctx: Context) {
    const body = parse(messageBody, ctx.request.body);
    ctx.body = { data: await reopenTicket(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async noteRead(ctx: Context) {
    await markTicketRead(viewerOf(ctx), idOf(ctx), new Date());
    ctx.status = 204;
  },
};
