import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantOf, ROLES, type Permission, type Role } from '../../../src/domain/access';
import { newBusiness, type TestBusiness } from '../support/business';
import { clientsByRole } from '../support/clients-by-role';
import type { Answer, Client } from '../support/client';
import { withClockPaused } from '../support/clock';
import { changedTables, fingerprint } from '../support/database';
import type { Example } from '../support/example';
import { EXAMPLES, EXAMPLES_FILE } from '../support/examples';
import { WITHOUT_SUBJECT } from '../support/without-subject';
import { PROOF, tally } from '../support/proof';
import { operatorRoutes, type ListedRoute } from '../support/routes';

/** Hundreds of requests, on a machine that may have other things to do. */
const PATIENCE_MS = 180_000;
/** Routes that take a file as it is. */
const FILES = new Set([
  ...['/api/uploads', '/api/menu/import', '/api/customers/import'],
  ...['/api/loyalty-accounts/import', '/api/loyalty-accounts/import/preview'],
]);
const NOWHERE = 'nothing0has0this0id00000';

let a: TestBusiness;
let b: TestBusiness;
let clients: Record<Role | 'anonymous', Client>;
let routes: { route: ListedRoute; name: string; example: Example }[];

const access = (role: Role) => ({ role, branchIds: [], allow: [], deny: [] });

function call(who: Client, { route, example }: (typeof routes)[number], id: string): Promise<Answer> {
  // Each is a wish of its own.
  const key = { 'idempotency-key': randomUUID() };
  return who.send(route.method, example.path(id), example.body?.(id), key);
}

/**
 * The roles that try a route: of those that it grants the same, one, by turns from route to route; the proof tries them
 * all. So each route has somebody whom it serves and somebody whom it refuses, and each role tries much of them.
 */
function rolesFor(permission: Permission, turn: number): Role[] {
  if (PROOF) return [...ROLES];
  const byGrant = new Map<unknown, Role[]>();
  for (const role of ROLES) {
    const grant = grantOf(access(role), permission);
    byGrant.set(grant, [...(byGrant.get(grant) ?? []), role]);
  }
  return [...byGrant.values()].flatMap((roles) => roles[turn % roles.length] ?? []);
}

const told = ({ status, text }: Answer) => `${status} ${text}`;

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  clients = await clientsByRole(a);
  routes = (await operatorRoutes()).flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const example = EXAMPLES[name];
    return example ? [{ route, name, example }] : [];
  });
});

describe('every operator route, its roles, own, foreign and nonexistent things', () => {
  it('is tried with an example, or is about nothing in particular', async () => {
    const listed = (await operatorRoutes()).map(({ method, path }) => `${method} ${path}`);
    const known = [...Object.keys(EXAMPLES), ...WITHOUT_SUBJECT];
    expect(
      listed.filter((name) => !known.includes(name)),
      `routes without an example: a verb of a declared noun has it in "verbs" of its file in cms/tests/api/support/plain, any other route in ${EXAMPLES_FILE}`,
    ).toEqual([]);
    expect(known.sort(), `examples of routes that are gone, in ${EXAMPLES_FILE}`).toEqual(listed.sort());
  });

  it('asks for a session', async () => {
    for (const { method, path } of await operatorRoutes()) {
      const answer = await clients.anonymous.send(
        method,
        path.replace(':id', NOWHERE),
        // Where a file is expected, JSON would be refused for being none.
        method === 'GET' || method === 'DELETE' || FILES.has(path) ? undefined : {},
      );
      expect([answer.status, answer.body.error.details.code], `${method} ${path}`).toEqual([
        401,
        'NOT_SIGNED_IN',
      ]);
    }
  });

  it(
    'answers what belongs to another business like what does not exist, and leaves it as it is',
    () =>
      withClockPaused(async () => {
        const foreign = new Map<string, string>();
        for (const { name, example } of routes) foreign.set(name, await example.subject(b));
        const before = await fingerprint(b.id);
        let cases = 0;
        for (const [turn, entry] of routes.entries()) {
          const permission = entry.route.requirement as Permission;
          for (const role of rolesFor(permission, turn)) {
            const [theirs, nowhere] = [
              await call(clients[role], entry, foreign.get(entry.name)!),
              await call(clients[role], entry, NOWHERE),
            ];
            const which = `${entry.name} as ${role}`;
            expect(told(theirs), which).toBe(told(nowhere));
            const grant = grantOf(access(role), permission);
            if (!grant || seesNoReport(entry, role)) expectForbidden(theirs, permission, which);
            else if (grant === 'pin') expectPinRequired(theirs, permission, which);
            else if (theirs.status === 403) expectOtherPermission(theirs, permission, which);
            else expect(theirs.status, which).toBe(entry.example.missing);
            cases += 2;
          }
        }
        expect(changedTables(before, await fingerprint(b.id))).toEqual([]);
        tally('tenant matrix, foreign and nonexistent', cases);
      }),
    PATIENCE_MS,
  );

  it(
    'lets each role do with its own what the matrix of permissions says, and nothing else',
    async () => {
      let cases = 0;
      for (const [turn, entry] of routes.entries()) {
        const permission = entry.route.requirement as Permission;
        const untouched = await entry.example.subject(a);
        for (const role of rolesFor(permission, turn)) {
          const grant = grantOf(access(role), permission);
          const id = grant ? await entry.example.subject(a) : untouched;
          const answer = await call(clients[role], entry, id);
          const which = `${entry.name} as ${role}: ${told(answer).slice(0, 300)}`;
          cases += 1;
          if (!grant || seesNoReport(entry, role)) expectForbidden(answer, permission, which);
          else if (grant === 'pin') expectPinRequired(answer, permission, which);
          // The order is nobody's own; the ticket is the owner's; the seller and the courier are somebody else.
          else if (
            grant === 'own' &&
            /^\/api\/(coupons|couriers|customers|loyalty-accounts|loyalty-programs|orders|sellers|settlements|support\/tickets)\/:id/.test(
              entry.route.path,
            )
          )
            expect(answer.status, which).toBe(404);
          else if (answer.status === 403) expectOtherPermission(answer, permission, which);
          else expect([200, 201, 204, 409, 422], which).toContain(answer.status);
        }
      }
      tally('tenant matrix, own', cases);
    },
    PATIENCE_MS,
  );

  it('gives the owner of another business nothing either', { timeout: PATIENCE_MS }, () =>
    withClockPaused(async () => {
      const theirs = new Map<string, string>();
      for (const { name, example } of routes) theirs.set(name, await example.subject(a));
      const before = await fingerprint(a.id);
      for (const entry of routes) {
        const [foreign, nowhere] = [
          await call(b.owner, entry, theirs.get(entry.name)!),
          await call(b.owner, entry, NOWHERE),
        ];
        expect(told(foreign), entry.name).toBe(told(nowhere));
        expect(foreign.status, entry.name).toBe(entry.example.missing);
      }
      expect(changedTables(before, await fingerprint(a.id))).toEqual([]);
      tally('tenant matrix, owner of another business', routes.length * 2);
    }),
  );

  it(
    'answers a branch the person does not reach like one that does not exist',
    { timeout: PATIENCE_MS },
    async () => {
      const other = await a.addBranch();
      const manager = await a.person('manager', { branchIds: [other.id] });
      for (const entry of routes) {
        // A list that is shared under a name is the business's: it shows everybody what they reach of it.
        if (entry.route.path.startsWith('/api/saved-views')) continue;
        // Customers are those of the whole business.
        if (/^\/api\/(customers|loyalty-accounts)/.test(entry.route.path)) continue;
        const [outside, nowhere] = [
          await call(manager, entry, await entry.example.subject(a)),
          await call(manager, entry, NOWHERE),
        ];
        expect(told(outside), entry.name).toBe(told(nowhere));
      }
      tally('tenant matrix, another branch', routes.length);
    },
  );
});

/** A report of sales is of branches: to a person with sales of their own alone it is refused; a manager's are those of branches. */
function seesNoReport({ route }: Pick<(typeof routes)[number], 'route'>, role: Role): boolean {
  const grant = grantOf(access(role), 'sales.view');
  return route.path.startsWith('/api/sales') && grant === 'own' && role !== 'manager';
}

function expectForbidden({ status, body }: Answer, permission: string, which: string): void {
  expect(status, which).toBe(403);
  expect(body.error.details, which).toMatchObject({ code: 'FORBIDDEN', permission });
}

/** Nobody typed a manager's PIN here: before that, nothing is looked at. */
function expectPinRequired({ status, body }: Answer, permission: string, which: string): void {
  expect(status, which).toBe(403);
  expect(body.error.details, which).toMatchObject({ code: 'PIN_REQUIRED', permission });
}

/** Some of what a body sets takes a permission of its own. */
function expectOtherPermission({ body }: Answer, permission: string, which: string): void {
  expect(body.error.details.permission, which).toMatch(/^[a-z.-]+$/);
  expect(body.error.details.permission, which).not.toBe(permission);
}
