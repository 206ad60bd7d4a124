import { describe, expect, it } from 'vitest';
import { client } from '../support/client';
import { panelClient } from '../support/panel';
import { tally } from '../support/proof';
import { mountedRoutes } from '../support/routes';

/** Bodies that no form of the panel sends. */
const BODIES = [undefined, {}, [], null];

describe('a request to the panel', () => {
  it('that lacks a body, or whose body is none of a form, is no error of the server', async () => {
    const routes = (await mountedRoutes()).flatMap((route) => {
      const [, method, path] = /^(POST|PUT|PATCH) (\/(?!api\/).*)$/.exec(route) ?? [];
      return method && path ? [{ method, path: path.replace(/:\w+/g, 'nothing') }] : [];
    });
    expect(routes.length).toBeGreaterThan(30);
    const superAdmin = await panelClient('strapi-super-admin');
    const failed: string[] = [];
    for (const { method, path } of routes)
      for (const body of BODIES)
        for (const headers of [undefined, superAdmin.headers]) {
          const { status } = await client().send(method, path, body, headers);
          if (status >= 500) failed.push(`${method} ${path} ${JSON.stringify(body)} answered ${status}`);
        }
    expect(failed).toEqual([]);
    tally('requests to the panel without what they need', routes.length * BODIES.length * 2);
  });
});
