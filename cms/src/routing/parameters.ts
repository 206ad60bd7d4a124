import type { Context } from 'koa';

/** What stands in the address of a request for `:name` of its route. */
export const parameterOf = (ctx: Context, name: string): string =>
  String((ctx.params as Record<string, unknown>)[name]);

/** Of which thing a route is asked. */
export const idOf = (ctx: Context): string => parameterOf(ctx, 'id');
