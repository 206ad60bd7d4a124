import type { Context } from 'koa';
import type { z } from 'zod';
import type { Permission } from '../domain/access';
import { parse } from '../errors/parse';
import type { OperatorRoute } from '../routing/operator-routes';
import { parameterOf } from '../routing/parameters';
import { viewerOf, type Viewer } from '../sessions/viewer';

interface Call<Body> {
  viewer: Viewer;
  /** Of which row; '' under a path without one. */
  id: string;
  body: Body;
  now: Date;
}

/**
 * What people do with the rows of a noun beside writing their fields: a path below the noun's, the permission, what the body
 * holds – of GET and DELETE the query –, and the use-case, whose answer is told as `data`.
 */
export interface Verb {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  permission: Permission;
  answer: (ctx: Context) => Promise<void>;
}

interface Answered {
  /** 200 where nothing else is said. */
  status?: 201;
  /** Kept by nobody on the way. */
  isSecret?: true;
}

export function verb<Body extends z.ZodType>(
  method: Verb['method'],
  path: string,
  permission: Permission,
  body: Body,
  use: (call: Call<z.output<Body>>) => unknown,
  { status, isSecret }: Answered = {},
): Verb {
  return {
    ...{ method, path, permission },
    async answer(ctx) {
      const given = parse(body, method === 'POST' ? ctx.request.body : ctx.query);
      const id = path.includes('/:id') ? parameterOf(ctx, 'id') : '';
      if (isSecret) ctx.set('Cache-Control', 'no-store');
      const data: unknown = await use({ viewer: viewerOf(ctx), id, body: given, now: new Date() });
      if (status) ctx.status = status;
      ctx.body = { data };
    },
  };
}

/** The routes of verbs below those of a noun. */
export const verbRoutes = (resource: string, verbs: readonly Verb[]): OperatorRoute[] =>
  verbs.map(({ method, path, answer, permission }) => [method, `/${resource}${path}`, answer, permission]);
