import { beforeAll, describe, expect, it } from 'vitest';
import type { CeilingName } from '../../../src/domain/limits';
import { setSettings } from '../support/branch-settings';
import { branchBody } from '../support/branches';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { ceilings, restoreCeilings, restoreCeilingsAfterEach, setCeiling } from '../support/ceilings';
import { refusal, type Answer } from '../support/client';
import { change, countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { MENU_NOUNS } from '../support/nouns';
import { place, orderBody } from '../support/ordering';
import { PLAIN_NOUNS } from '../support/plain-nouns';
import { tally, thorough } from '../support/proof';
import { invitation } from '../support/team';

const ROUNDS = thorough(20, 4);
/** Requests of a round, of which so many still fit. */
const AT_ONCE = 5;
const ROOM = 2;
const PATIENCE_MS = 300_000;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});
restoreCeilingsAfterEach();

interface Kind {
  name: CeilingName;
  create: () => Promise<Answer>;
  count: () => Promise<number>;
}

const live = (table: string) => () =>
  countOf(table, "business_id = ? AND state <> 'ARCHIVED'", [business.id]);

const TABLES: Record<string, string> = {
  'delivery-zones': 'delivery_zones',
  'hours-exceptions': 'hours_exceptions',
  'variation-groups': 'variation_groups',
  'extra-groups': 'extra_groups',
};

const nouns: Kind[] = [
  ...PLAIN_NOUNS.map(({ resource, needed }) => ({ resource, body: () => Promise.resolve(needed()) })),
  ...MENU_NOUNS.map(({ resource, needed }) => ({
    resource,
    body: async () => ({ name: unique('Row'), ...(await needed(business)) }),
  })),
].map(({ resource, body }) => ({
  name: resource as CeilingName,
  create: async () =>
    business.owner.post(`/api/${resource}`, { branchId: business.branch.id, ...(await body()) }),
  count: live(TABLES[resource] ?? resource),
}));

const others: Kind[] = [
  {
    name: 'branches',
    create: () => business.owner.post('/api/branches', branchBody({ name: unique('Branch') })),
    count: live('branches'),
  },
  {
    name: 'people',
    create: () => business.owner.post('/api/team', invitation()),
    count: () => countOf('up_users', "business_id = ? AND state IN ('ACTIVE', 'INVITED')", [business.id]),
  },
  {
    name: 'menu-releases',
    create: () =>
      business.owner.post('/api/menu/releases', { branchId: business.branch.id, name: unique('Release') }),
    count: () => countOf('menu_releases', "business_id = ? AND state = 'COLLECTING'", [business.id]),
  },
  {
    name: 'saved-views',
    create: () =>
      business.owner.post('/api/saved-views', { resource: 'orders', name: unique('View'), filters: '' }),
    count: () => countOf('saved_views', 'business_id = ?', [business.id]),
  },
];

describe('of many that are created at once, as many are stored as the ceiling allows', () => {
  it.each([...nouns, ...others])(
    '$name',
    async ({ name, create, count }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const max = (await count()) + ROOM;
        setCeiling(name, max);
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, create));
        for (const answer of answers)
          expect(
            [
              [201, null],
              [422, ceilings()[name].code],
            ],
            answer.text,
          ).toContainEqual(refusal(answer));
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(ROOM);
        expect(await count()).toBe(max);
        restoreCeilings();
      }
      tally(`${name} at their ceiling`, ROUNDS * AT_ONCE);
    },
    PATIENCE_MS,
  );

  it(
    'corners of drawn zones',
    async () => {
      const { id: branchId } = business.branch;
      const drawn = (round: number) => ({
        kind: 'POLYGON',
        geometry: { points: [0, 1, 2].map((at) => ({ lat: at % 2, lng: at + round * 3 })) },
      });
      const create = (_: unknown, round: number) =>
        business.owner.post('/api/delivery-zones', { branchId, name: unique('Drawn'), area: drawn(round) });
      for (let round = 0; round < ROUNDS; round += 1) {
        setCeiling('delivery-zone-corners', 3 * (ROOM + ROOM * round));
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, create));
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(ROOM);
        const refused = answers.find(({ status }) => status !== 201)!;
        expect(refusal(refused)).toEqual([422, 'TOO_MANY_ZONE_CORNERS']);
        expect(refused.body.error.details.path).toEqual(['area']);
        restoreCeilings();
      }
    },
    PATIENCE_MS,
  );

  it(
    'open orders of a branch that limits them',
    async () => {
      const busy = await newBusiness();
      await setSettings(busy, { orders: { maxOpenOrders: ROOM } });
      const product = await newProduct(busy);
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => place(busy, orderBody(product.id, product.priceCents))),
        );
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(ROOM);
        await change("UPDATE orders SET state = 'COMPLETED' WHERE branch_id = ?", [busy.branch.id]);
      }
    },
    PATIENCE_MS,
  );
});
