import { expect } from 'vitest';
import type { Role } from '../../../src/domain/access';
import { branch } from './branch-examples';
import { refusal, type Client } from './client';
import type { Example } from './example';

const DAYS = 'from=2031-04-01&to=2031-04-03';

/** Each route of sales by the branch that it is about. */
const PATHS: Record<string, (branchId: string) => string> = {
  'GET /api/sales': (id) => `/api/sales?branch=${id}&${DAYS}`,
  'GET /api/sales/breakdown': (id) => `/api/sales/breakdown?branch=${id}&by=channel&${DAYS}`,
  'GET /api/sales/export': (id) => `/api/sales/export?branch=${id}&format=csv&${DAYS}`,
};

const forEachRoute = <T>(make: (path: (branchId: string) => string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(PATHS).map(([route, path]) => [route, make(path)]));

export const SALES_EXAMPLES: Record<string, Example> = forEachRoute((path) => ({
  ...{ subject: branch, path, missing: 404 },
}));

interface Holder {
  role: Role;
  client: Client;
}
interface Scene {
  business: { branch: { id: string } };
  elsewhere: { id: string };
}

/** A manager sees the sales of their branches; a person with sales of their own alone sees no figures of a branch. */
export const SALES_CELLS_OWN = forEachRoute(
  (path) =>
    async ({ client, role }: Holder, { business, elsewhere }: Scene) => {
      const isManager = role === 'manager';
      const answer = await client.get(path(isManager ? elsewhere.id : business.branch.id));
      expect(refusal(answer)).toEqual(isManager ? [404, 'NOT_FOUND'] : [403, 'FORBIDDEN']);
    },
);

export const SALES_CELLS_LIMITED = forEachRoute(() => ({
  because: 'No figure of sales says what anything costs.',
}));
