import { beforeAll, describe, expect, it } from 'vitest';
import { may, permissionsIn, ROLES, seesCost, type Permission } from '../../../src/domain/access';
import { businessRows, columnsByTable, createEveryNoun, type Row } from '../support/business-rows';
import { newBusiness, PASSWORD, unique, type TestBusiness } from '../support/business';
import { clientsByRole } from '../support/clients-by-role';
import type { Client } from '../support/client';
import { newCoupon, newCouponCode } from '../support/coupon';
import { database, rows } from '../support/database';
import { pause, reachedBy, resume } from '../support/events';
import { EXAMPLES } from '../support/examples';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { tally } from '../support/proof';
import { operatorRoutes } from '../support/routes';
import { openEventStream } from '../support/stream';
import { writtenNouns } from '../support/written-fields';

const PATIENCE_MS = 180_000;
/** Shorter words may be part of anything. */
const SHORTEST = 8;
/** What a dish costs to make, in minor units: no other number of these tests looks like it. */
const COST = 98_765_431;
/** How many rows of a list are looked at one by one. */
const FOLLOWED = 5;

interface Told {
  route: string;
  status: number;
  text: string;
}

let a: TestBusiness;
let b: TestBusiness;
/** What each person of A is told who asks every route. */
const toldTo = new Map<string, Told[]>();

/** A business with something of everything, in words nobody else uses. */
async function newCanary(word: string): Promise<TestBusiness> {
  const business = await newBusiness({
    business: {
      tradeName: unique(`${word}-trade`),
      legalName: unique(`${word}-legal`),
      document: unique(word),
      email: `${unique(`${word}-business`)}@example.test`,
    },
    branch: {
      // First by name among all that are made later: the first of a list are followed.
      name: `Ahead ${unique(word)}`,
      description: unique(`${word}-place`),
      phone: newPhone(),
      email: `${unique(`${word}-branch`)}@example.test`,
      pixKey: `${unique(`${word}-pix`)}@example.test`,
    },
  });
  // Before all others, so that it stands first among them; the order comes last.
  const product = await newProduct(business, {
    name: unique(`${word}-dish`),
    sku: unique(`${word}-sku`),
    description: unique(`${word}-taste`),
    kitchenName: unique(`${word}-cook`).slice(-30),
    costCents: COST,
  });
  await createEveryNoun(business);
  await newCoupon(business, { code: newCouponCode(), name: unique(`${word}-CODE`) });
  await newOrder(business, product, { payment: { method: 'PIX' } });
  await newOrder(business, product, {
    type: 'DELIVERY',
    customer: {
      name: unique(`${word}-guest`),
      phone: newPhone(),
      email: `${unique(`${word}-mail`)}@example.test`,
    },
    address: {
      street: unique(`${word}-street`),
      number: '22',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01002-000',
      reference: unique(`${word}-door`),
    },
    notes: unique(`${word}-wish`),
  });
  return business;
}

/** Every word in rows, those within JSON as well. */
function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (/^[[{]/.test(value)) wordsIn(JSON.parse(value), words);
    else if (value.length >= SHORTEST) words.add(value);
  } else if (Array.isArray(value)) for (const part of value) wordsIn(part, words);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const part of Object.values(value as Row)) wordsIn(part, words);
  return words;
}

/** Words by which one business would be known to have been seen: it has them, and the other has not. */
async function canariesOf(business: TestBusiness, other: TestBusiness): Promise<string[]> {
  const others = wordsIn([...(await businessRows(other.id)).values()]);
  return [...wordsIn([...(await businessRows(business.id)).values()])].filter(
    // What the clock makes of two businesses is nobody's.
    (word) => !others.has(word) && !/^\d{4}-\d\d-\d\d/.test(word),
  );
}

/** Everything that the live line tells from the beginning on. */
async function wholeStream(business: TestBusiness, who: Client): Promise<Told> {
  // Of the last event everybody is told.
  await pause(business.owner, business.branch.id);
  await resume(business.owner, business.branch.id);
  const last = await reachedBy(business.id);
  const stream = await openEventStream('/api/events?after=0', { cookie: who.cookie });
  if (stream.status === 200) await stream.until(({ id }) => id === last);
  stream.close();
  return { route: '/api/events', status: stream.status, text: JSON.stringify(stream.received) };
}

/** Everything that somebody is told who asks every route, with more questions for lists, and goes on from these. */
async function crawl(business: TestBusiness, who: Client, questions: readonly string[]): Promise<Told[]> {
  const routes = (await operatorRoutes()).filter(({ method }) => method === 'GET').map(({ path }) => path);
  const told: Told[] = [];
  const get = async (route: string) => {
    const { status, text, headers, body } = await who.get(route);
    told.push({ route, status, text: `${text} ${JSON.stringify([...headers])}` });
    expect(status, route).toBeLessThan(500);
    return status === 200 && Array.isArray(body.data) ? (body.data as { id?: string }[]) : [];
  };
  for (const path of routes) {
    const example = EXAMPLES[`GET ${path}`];
    if (path === '/api/events') told.push(await wholeStream(business, who));
    else if (example) await get(example.path(await example.subject(business)));
    else if (path.includes(':')) await get(path.replace(/:\w+/g, 'nothing'));
    else {
      const listed = await get(path);
      for (const question of questions) await get(`${path}?${question}`);
      if (routes.includes(`${path}/:id`))
        for (const { id } of listed.slice(0, FOLLOWED)) await get(`${path}/${id}`);
    }
  }
  return told;
}

beforeAll(async () => {
  [a, b] = [await newCanary('sparrow'), await newCanary('canary')];
  const questions = [
    'pagination[pageSize]=100',
    'pageSize=100',
    'q=canary',
    `branch=${b.branch.id}`,
    `filters[branchId][$eq]=${b.branch.id}`,
    'populate=*',
  ];
  for (const [role, who] of Object.entries(await clientsByRole(a)))
    toldTo.set(role, await crawl(a, who, role === 'owner' ? questions : []));
}, PATIENCE_MS);

describe('words of another business', () => {
  it('are told to nobody on any route, list or stream, whatever they ask', async () => {
    const canaries = await canariesOf(b, a);
    expect(canaries.filter((word) => word.includes('canary')).length).toBeGreaterThan(10);
    let answers = 0;
    for (const [role, told] of toldTo) {
      for (const { route, text } of told) {
        // What was asked may be named in an answer that refuses it.
        const strange = canaries.filter((word) => text.includes(word) && !route.includes(word));
        expect(strange, `${route} as ${role}`).toEqual([]);
        answers += 1;
      }
    }
    tally(`${canaries.length} canaries in answers`, answers);
  });

  it(
    'are told to their own people, so that they would have been seen',
    async () => {
      const canaries = await canariesOf(b, a);
      // What everything else needed is listed before it.
      const told = (await crawl(b, b.owner, ['pagination[pageSize]=100'])).map(({ text }) => text);
      const seen = canaries.filter((word) => told.some((text) => text.includes(word)));
      expect(seen.length).toBeGreaterThan(50);
      for (const kind of [
        'trade',
        'place',
        'dish',
        'sku',
        'taste',
        'cook',
        'guest',
        'mail',
        'street',
        'door',
        'wish',
      ])
        expect(
          seen.find((word) => word.includes(`canary-${kind}`)),
          kind,
        ).toBeDefined();
      expect((await wholeStream(b, b.owner)).text).toContain('canary-guest');
    },
    PATIENCE_MS,
  );
});

describe('details of a branch and its business', () => {
  /** Who is told what, by the permissions of the matrix. */
  const TOLD: Record<string, readonly Permission[]> = {
    'sparrow-pix': ['branch.edit', 'order.payment.confirm'],
    'sparrow-branch': ['branch.edit'],
    'sparrow-place': ['branch.view'],
    'sparrow-business': ['business.edit'],
    'sparrow-legal': ['business.edit'],
    'sparrow-trade': ['branch.view'],
  };

  it('are told to who needs them, wherever they stand, and to nobody else', () => {
    let answers = 0;
    for (const role of ROLES) {
      const access = { role, branchIds: [], allow: [], deny: [] };
      const told = toldTo.get(role) ?? [];
      answers += told.length;
      for (const [word, permissions] of Object.entries(TOLD)) {
        const by = told.filter(({ text }) => text.includes(word)).map(({ route }) => route);
        if (permissions.some((permission) => may(access, permission)))
          expect(by.length, `${word} to the ${role}`).toBeGreaterThan(0);
        else expect(by, `${word} to the ${role}`).toEqual([]);
      }
      // The same amount as files write it, in Brazil and elsewhere.
      const cost = new RegExp(`${COST}|${String(COST).replace(/(\d\d)$/, '[.,]$1')}`);
      const costs = told.filter(({ text }) => cost.test(text)).map(({ route }) => route);
      if (seesCost(access)) expect(costs.length, `costs to the ${role}`).toBeGreaterThan(0);
      else expect(costs, `costs to the ${role}`).toEqual([]);
    }
    tally('answers with details', answers);
  });

  it('are asked for by nobody who is not told them: no list is filtered, sorted or searched by them', () => {
    for (const { noun } of writtenNouns()) {
      const asked = [...Object.keys(noun.filters), ...noun.sorts, ...noun.search];
      for (const field of Object.keys(noun.visibility ?? {}))
        expect(asked, `${noun.resource}.${field}`).not.toContain(field);
    }
  });

  it('are told to whoever may change them', () => {
    const lacking = { role: 'courier', branchIds: [], deny: [] } as const;
    for (const { noun } of writtenNouns())
      for (const [field, isSeenBy] of Object.entries(noun.visibility ?? {})) {
        const allow = [...permissionsIn(noun.writePermissions[field] ?? noun.permissions.update)];
        // An attendant writes down what customers say, and reads it masked.
        if (noun.resource !== 'customers')
          expect(isSeenBy({ ...lacking, allow }), `${noun.resource}.${field}`).toBe(true);
        expect(isSeenBy({ ...lacking, allow: [] }), `${noun.resource}.${field}`).toBe(false);
      }
  });
});

describe('secrets', () => {
  const SECRET = /hash|secret|password|registration_token|confirmation_token/;

  /** Whatever is kept in a column whose name says that it is a secret. */
  const keptSecrets = () =>
    database(async (sql) => {
      const found = new Set<string>();
      for (const [table, columns] of await columnsByTable(sql)) {
        for (const column of [...columns].filter((name) => SECRET.test(name))) {
          const kept = await sql.all<Row>(
            `SELECT ${column} AS kept FROM ${table} WHERE ${column} IS NOT NULL LIMIT 5000`,
          );
          for (const { kept: value } of kept)
            if (typeof value === 'string' && value.length >= 16) found.add(value);
        }
      }
      return [...found];
    });

  it('are told to nobody, not even to whose they are', async () => {
    const secrets = await keptSecrets();
    // Who was invited and has not come yet has none.
    const [own] = await rows<{ password: string }>(
      'SELECT password FROM up_users WHERE business_id = ? AND password IS NOT NULL',
      [a.id],
    );
    expect(secrets).toContain(own?.password);
    let answers = 0;
    for (const [role, told] of toldTo) {
      for (const { route, text } of told) {
        const which = `${route} as ${role}`;
        expect(
          secrets.filter((secret) => text.includes(secret)),
          which,
        ).toEqual([]);
        expect(text, which).not.toMatch(/\$2[aby]\$|\$argon2|"password"|token_?hash/i);
        expect(text, which).not.toContain(PASSWORD);
        answers += 1;
      }
    }
    tally(`${secrets.length} secrets in answers`, answers);
  });
});
