import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEveryNoun, idsOf } from '../support/business-rows';
import { newBusiness, type TestBusiness } from '../support/business';
import type { Answer, Client } from '../support/client';
import { change, changedTables, fingerprint } from '../support/database';
import type { Example } from '../support/example';
import { EXAMPLES } from '../support/examples';
import { idFields } from '../support/id-fields';
import { DAY_MS, later, now } from '../support/instants';
import { PROOF, tally } from '../support/proof';
import { operatorRoutes, type ListedRoute } from '../support/routes';

const PATIENCE_MS = 1_800_000;
const ABREAST = 8;
/** Two hundred thousand requests are enough on one database. */
const WHOLE = PROOF && !process.env.DATABASE_URL;

interface Request {
  path: string;
  body?: unknown;
}

/** Where in a request an id stands or could stand. */
interface Place {
  where: string;
  /** The tables whose ids would make sense there; none where any might. */
  fitting: string[];
  /** Whether such a request must be refused; else the id may as well be left unread. */
  refused: boolean;
  /** Whether the name is refused whatever it holds. */
  isUnknown?: boolean;
  request: (id: string, subject: string) => Request;
}

/** A place where nothing has to stand: a name that may be known or not. */
interface Extra {
  where: string;
  /** Its path, as a refusal names it. */
  named: string;
  /** Those that a request can have together and be told of each. */
  group: string;
  fitting: string[];
  added: (request: Request, id: string) => Request;
}

let a: TestBusiness;
let b: TestBusiness;
let who: Client;
/** By table, and by route what it is about. */
let theirs: Map<string, string>;
let ofTables: string[];
let fields: string[];

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  who = await a.person('owner');
  const subjects = await createEveryNoun(b);
  await quieten(b);
  theirs = await idsOf(b.id);
  ofTables = [...theirs.values()];
  for (const [route, id] of subjects) theirs.set(route, id);
  fields = idFields();
}, PATIENCE_MS);

/** Lets its orders and offers wait, and its devices be there: the clock would act on them before everything is asked. */
async function quieten(business: TestBusiness): Promise<void> {
  const [soon, { id }] = [later(DAY_MS), business];
  await change('UPDATE orders SET accept_by = ?, acknowledged_at = ? WHERE business_id = ?', [
    soon,
    now(),
    id,
  ]);
  await change(
    'UPDATE deliveries SET offer_ends_at = ? WHERE offer_ends_at IS NOT NULL AND business_id = ?',
    [soon, id],
  );
  await change('UPDATE devices SET last_sign_at = ? WHERE business_id = ?', [soon.getTime(), id]);
}

// Thousands of letters were asked for; those that other suites wait for would stand behind them.
afterAll(() => change('DELETE FROM outbox WHERE business_id = ? AND done_at IS NULL', [a.id]));

/** `categories` for `categoryIds`, `branches` for `branch`, `up_users` for `person`. */
function tablesFor(field: string): string[] {
  const word = field.replace(/Ids?$/, '').toLowerCase();
  const singular = (table: string) =>
    table
      .replace(/^up_/, '')
      .replaceAll('_', '')
      .replace(/ies$/, 'y')
      .replace(/(ch|s)es$/, '$1')
      .replace(/s$/, '');
  if (word === 'person' || word === 'createdby') return ['up_users'];
  if (word === 'group') return ['variation_groups', 'extra_groups'];
  return [...theirs.keys()].filter((table) => singular(table) === word);
}

const shaped = (field: string, id: string) => (field.endsWith('s') ? [id] : id);

/** Every id in a body but that of what the request is about, as a way to replace it. */
function idsIn(body: unknown, subject: string): ((id: string) => unknown)[] {
  if (typeof body === 'string')
    return /^[a-z0-9]{20,32}$/.test(body) && body !== subject ? [(id: string) => id] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, part]) =>
    idsIn(part, subject).map((replace) => (id: string) => {
      const copy = structuredClone(body) as Record<string, unknown>;
      copy[key] = replace(id);
      return copy;
    }),
  );
}

function placesOf({ method, path }: ListedRoute, example: Example | undefined, subject: string) {
  const asIs = (id: string): Request =>
    example
      ? { path: example.path(id), body: example.body?.(id) }
      : { path: path.replace(/:\w+/g, id), ...(!/GET|DELETE/.test(method) && { body: {} }) };
  const places: Place[] = [];
  if (example || path.includes(':'))
    places.push({
      where: 'what it is about',
      fitting: [`${method} ${path}`],
      // A list of what is another's may as well be empty.
      refused: method !== 'GET' || path.includes(':'),
      request: asIs,
    });

  const { body } = asIs(subject);
  for (const [index] of idsIn(body, subject).entries())
    places.push({
      where: `id ${index} of its body`,
      fitting: [],
      // A quote says of each item why it is not to be had, and is an answer; of what is withdrawn nothing is looked up.
      refused: !/\/(quote|withdraw)$/.test(path),
      request: (id, current) => {
        const request = asIs(current);
        return { ...request, body: idsIn(request.body, current)[index]?.(id) };
      },
    });
  const isBody = typeof body === 'object' && body !== null && !Array.isArray(body);
  return {
    asIs,
    places,
    // Where nothing has to stand, for the most part nothing is read: thousands of requests for the proof.
    extras: PROOF ? fields.flatMap((field) => (isBody ? [inBody(field)] : inQuery(field, path))) : [],
  };
}

const inBody = (field: string): Extra => ({
  where: `${field} in its body`,
  named: field,
  group: 'body',
  fitting: tablesFor(field),
  added: (request, id) => ({
    ...request,
    body: { ...(request.body as object), [field]: shaped(field, id) },
  }),
});

function inQuery(field: string, path: string): Extra[] {
  const fitting = tablesFor(field);
  const extra = (group: string, named: string, query: string): Extra => ({
    where: `?${query}=`,
    named,
    group,
    fitting,
    added: (request, id) => ({
      ...request,
      path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}=${id}`,
    }),
  });
  const filters = path.includes(':') ? [] : ['$eq', '$in'];
  return [
    extra('query', field, field),
    ...filters.map((how) => extra(how, `filters.${field}.${how}`, `filters[${field}][${how}]`)),
  ];
}

/** Which of the names are refused as unknown, asked with all of a group at once: each refusal names all of them. */
async function unknownOf(
  extras: readonly Extra[],
  plain: () => Request,
  ask: (request: Request) => Promise<Answer>,
): Promise<ReadonlySet<Extra>> {
  const unknown = new Set<Extra>();
  for (const group of new Set(extras.map((extra) => extra.group))) {
    const together = extras.filter((extra) => extra.group === group);
    const { body } = await ask(together.reduce((request, { added }) => added(request, 'nothing'), plain()));
    const issues = 'error' in body ? (body.error.details.issues ?? []) : [];
    const paths = issues.filter(({ code }) => UNKNOWN.test(code)).map((issue) => issue.path.join('.'));
    for (const extra of together)
      if (paths.some((path) => extra.named === path || extra.named.startsWith(`${path}.`)))
        unknown.add(extra);
  }
  return unknown;
}

/** Which ids are tried at a place: one of every table when there is time and they are read, and what fits, or one by turns. */
function idsFor({ fitting, isUnknown }: Place, turn: number): string[] {
  const fit = fitting.flatMap((table) => theirs.get(table) ?? []);
  if (WHOLE && !isUnknown) return [...new Set([...fit, ...ofTables])];
  const all = [...theirs.values()];
  return fit.length > 0 ? [...new Set(fit)] : [all[turn % all.length]!];
}

const UNKNOWN = /^UNKNOWN_(FIELD|FILTER)$/;
const isUnread = ({ status, body }: Answer) => status === 400 && UNKNOWN.test(body.error.details.code);

/** As if much time had passed: being asked too often says nothing of an id. */
const rest = () => change('DELETE FROM attempts');

/** An id of the same kind that nothing has. */
const nowhereLike = (id: string) => (/^\d+$/.test(id) ? '999999999' : 'nothing0has0this0id00000');

/** An answer without the two ids that are compared, and without what the time makes of it. */
function told({ status, text }: Answer, ids: readonly string[]): string {
  // A short one may be part of anything, and something else may have the same number.
  const named = ids.map((id) => (id.length > 15 ? id : `"${id}"`));
  const without = named.reduce((left, id) => left.replaceAll(id, '<id>'), text);
  return `${status} ${without.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<at>')}`;
}

describe("another business's ids", () => {
  it(
    'in every place of every request are refused like ids of nothing, or not read at all',
    async () => {
      const before = await fingerprint(b.id);
      let [cases, compared] = [0, 0];
      for (const route of await operatorRoutes()) {
        const name = `${route.method} ${route.path}`;
        const example = EXAMPLES[name];
        const newSubject = async () => {
          await rest();
          const subject = (await example?.subject(a)) ?? 'nothing';
          // What is read twice says the same twice; a verb needs its subject as it is.
          if (route.method === 'GET') await quieten(a);
          return subject;
        };
        let subject = await newSubject();
        const send = ({ path, body }: Request) =>
          who.send(route.method, path, body, { 'idempotency-key': randomUUID() });
        const ask = async (request: Request): Promise<Answer> => {
          let answer = await send(request);
          if (answer.status === 429 && (await rest()) > 0) answer = await send(request);
          // What was changed is no longer what the next request is about.
          if (answer.status < 300 && route.method !== 'GET') subject = await newSubject();
          return answer;
        };
        const { asIs, places, extras } = placesOf(route, example, subject);
        const unknown = await unknownOf(extras, () => asIs(subject), ask);
        for (const extra of extras) {
          const request = (id: string, current: string) => extra.added(asIs(current), id);
          const isUnknown = unknown.has(extra);
          if (isUnknown && !WHOLE) cases += 1;
          else places.push({ ...extra, refused: false, isUnknown, request });
        }
        for (const place of places) {
          // What is said of nothing is the same for all ids of a kind.
          const nothings = new Map<string, Promise<Answer>>();
          const ofNothing = (nowhere: string) => {
            const known = nothings.get(nowhere) ?? ask(place.request(nowhere, subject));
            nothings.set(nowhere, known);
            return known;
          };
          const compare = async (id: string) => {
            const foreign = await ask(place.request(id, subject));
            const which = `${name}, ${place.where} ${id}: ${foreign.status} ${foreign.text.slice(0, 200)}`;
            cases += 1;
            // Refused by its name: whose id it is was not looked at.
            if (isUnread(foreign)) return;
            const nowhere = nowhereLike(id);
            const nothing = await ofNothing(nowhere);
            expect(foreign.status, which).not.toBe(401);
            expect(foreign.status, which).toBeLessThan(500);
            if (place.refused) expect(foreign.status, which).toBeGreaterThanOrEqual(400);
            if (route.method !== 'GET' && foreign.status < 300) {
              nothings.clear();
              expect(nothing.status, which).toBe(foreign.status);
              expect(foreign.text, which).not.toContain(`"${id}"`);
            } else expect(told(foreign, [id, nowhere]), which).toBe(told(nothing, [id, nowhere]));
            compared += 1;
          };
          const ids = idsFor(place, cases);
          // Side by side where nothing changes what the next one is about.
          const atOnce = route.method === 'GET' ? ABREAST : 1;
          for (let from = 0; from < ids.length; from += atOnce)
            await Promise.all(ids.slice(from, from + atOnce).map(compare));
        }
      }
      expect(changedTables(before, await fingerprint(b.id))).toEqual([]);
      tally(`id fuzz, ${theirs.size} ids under ${fields.length} names, ${compared} of them read`, cases);
    },
    PATIENCE_MS,
  );
});
