import type { Context } from 'koa';
import { z } from 'zod';
import { parse } from '../errors/parse';
import { optionalIdempotencyKeyOf } from '../idempotency/idempotency';
import { viewerOf } from '../sessions/viewer';
import { parseListQuery } from './list-query';
import type { AnyNoun, AnyReadNoun } from './noun';
import { list, readOne } from './read-rows';
import { archive, create, restore, update } from './operations';
import { hiddenFields } from './present';
import { withCurrent } from './with-current';
import { MAX_INTEGER, version } from '../contracts/version';
import { idOf } from '../routing/parameters';

const versioned = z.looseObject({ version });
const restoring = z.strictObject({ state: z.string().max(20).optional() });
const archiveQuery = z.strictObject({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_INTEGER - 1),
});

/** What answers the list and the read of a declared noun. */
export function readController(noun: AnyReadNoun) {
  return {
    find: async (ctx: Context) => {
      const viewer = viewerOf(ctx);
      const query = parseListQuery(ctx.query, noun, hiddenFields(noun, viewer));
      const { data, total, isCapped } = await list(noun, viewer, query);
      ctx.body = {
        data,
        meta: {
          pagination: {
            page: query.page,
            pageSize: query.pageSize,
            pageCount: Math.ceil(total / query.pageSize),
            total,
            ...(isCapped && { isCapped }),
          },
        },
      };
    },

    findOne: async (ctx: Context) => {
      ctx.body = { data: await readOne(noun, viewerOf(ctx), idOf(ctx)) };
    },
  };
}

/** What answers the routes by which a declared noun is written: parse, call, answer. */
export function nounController(noun: AnyNoun) {
  return {
    create: async (ctx: Context) => {
      const body = parse(noun.body.create, ctx.request.body) as Record<string, unknown>;
      ctx.status = 201;
      ctx.body = {
        data: await create(noun, viewerOf(ctx), body, optionalIdempotencyKeyOf(ctx.get('idempotency-key'))),
      };
    },

    update: async (ctx: Context) => {
      const body = parse(versioned, parse(noun.body.update, ctx.request.body));
      ctx.body = {
        data: await withCurrent(noun, viewerOf(ctx), () => update(noun, viewerOf(ctx), idOf(ctx), body)),
      };
    },

    remove: async (ctx: Context) => {
      const { version } = parse(archiveQuery, ctx.query);
      await withCurrent(noun, viewerOf(ctx), () => archive(noun, viewerOf(ctx), idOf(ctx), version));
      ctx.status = 204;
    },

    restore: async (ctx: Context) => {
      const { state = noun.states?.[0] ?? 'PAUSED' } = parse(restoring, ctx.request.body);
      // The states are those of the noun's body, or those that it declares.
      if (noun.states) parse(z.strictObject({ state: z.enum(noun.states) }), { state });
      else parse(noun.body.update, { state, version: 1 });
      ctx.body = {
        data: await withCurrent(noun, viewerOf(ctx), () => restore(noun, viewerOf(ctx), idOf(ctx), state)),
      };
    },
  };
}
