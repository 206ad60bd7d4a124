import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_NAMES, permissionsIn, ROLES } from '../../../src/domain/access';
import { newBusiness, type TestBusiness } from '../support/business';
import { fingerprint, rows } from '../support/database';
import {
  expectRefused,
  fieldCases,
  holds,
  inParallel,
  type Field,
  type NounFields,
  type Person,
} from '../support/field-cases';
import { PROOF, tally } from '../support/proof';
import { operatorRoutes } from '../support/routes';
import { fileOf } from '../support/written-fields';

const PATIENCE_MS = 300_000;

/** Rows that are edited by other rules than a field's permission: the team's, a release's name, a person's own views. */
const NO_NOUNS = ['account', 'business', 'menu/releases', 'saved-views', 'team'];

let business: TestBusiness;
let nouns: NounFields[];
let people: Person[];

beforeAll(async () => {
  business = await newBusiness();
  ({ nouns, people } = await fieldCases(business));
}, PATIENCE_MS);

/**
 * Who tries to write a field: everybody, in the proof and where it takes more than editing the row does; of those whom
 * the route alone decides about, one after another otherwise.
 */
function triersOf({ written: { noun }, fields }: NounFields, field: Field): Person[] {
  if (PROOF || field.permission !== noun.permissions.update) return people;
  const turn = fields.indexOf(field) % ROLES.length;
  return people.filter((_person, index) => index === 0 || index === turn);
}

describe('every row that is edited by a person', () => {
  it('is of a noun whose fields all name a permission that exists, and are all tried here', async () => {
    const edited = (await operatorRoutes())
      .filter(
        ({ method, path }) => method === 'PATCH' && !NO_NOUNS.some((name) => path.startsWith(`/api/${name}`)),
      )
      .map(({ path }) => path.replace(/^\/api\/|\/:id$/g, ''));
    expect(
      nouns.map(({ written }) => written.noun.resource).sort(),
      'a noun without examples of its fields: cms/tests/api/support/plain-nouns.ts names those with a file in plain, cms/tests/api/support/written-fields.ts all others',
    ).toEqual(edited.sort());
    for (const { written, fields } of nouns) {
      const { noun, parts } = written;
      const names = new Set(fields.map(({ path }) => path[0]));
      // Of no body: it has a verb of its own and nothing else.
      const verbs = noun.resource === 'extra-groups' ? ['soldOutUntil'] : [];
      expect(
        [...names, ...verbs].sort(),
        `${noun.resource}: each field needs another value in "others", in ${fileOf(written)}`,
      ).toEqual(Object.keys(noun.writePermissions).sort());
      for (const { name, permission } of fields)
        expect(PERMISSION_NAMES, `${noun.resource}.${name}`).toContain(permission);
      const declared = noun.writePermissions[parts?.field ?? ''];
      if (typeof declared === 'object') {
        const tried = fields.flatMap(({ path }) => (path.length === 3 ? String(path[2]) : []));
        expect(tried.sort(), noun.resource).toEqual(Object.keys(declared.fields).sort());
      }
    }
    // What has run out is said by who may say so, and by nobody else, wherever it stands.
    for (const { written, fields } of nouns)
      for (const { name, permission } of fields)
        if (/soldOutUntil|stock/.test(name))
          expect(permission, `${written.noun.resource}.${name}`).toBe('menu.sold-out');
  });
});

describe('a field of a stored row', () => {
  it(
    'is written exactly by who holds its permission; otherwise nothing is, and the refusal names permission and field',
    async () => {
      let [written, refused] = [0, 0];
      for (const noun of nouns) {
        const { resource, permissions } = noun.written.noun;
        const row = await noun.written.make(business);
        const path = `/api/${resource}/${row.id}`;
        const before = await fingerprint(business.id);
        const cases = noun.fields.flatMap((field) =>
          triersOf(noun, field).map((person) => {
            const mayEdit = holds(person, permissions.update);
            const missing = [permissions.update, field.permission].filter((name) => !holds(person, name));
            return { field, person, mayEdit, missing, which: `${resource}.${field.name} by ${person.who}` };
          }),
        );
        const allowed = cases.filter(({ missing }) => missing.length === 0);
        await inParallel(cases, async ({ field, person, mayEdit, missing, which }) => {
          if (missing.length === 0) return;
          const answer = await person.client.send('PATCH', path, { version: 1, ...field.change(row) });
          expectRefused(answer, missing.slice(0, 1), which);
          expect(answer.body.error.details.path, which).toEqual(mayEdit ? field.path : []);
        });
        expect(await fingerprint(business.id), resource).toEqual(before);
        await inParallel(allowed, async ({ field, person, which }) => {
          const own = await noun.written.make(business);
          const body = { version: 1, ...field.change(own) };
          const answer = await person.client.send('PATCH', `/api/${resource}/${own.id}`, body);
          expect(answer.status, `${which}: ${answer.text.slice(0, 300)}`).toBe(200);
          const [stored] = await rows<{ version: number }>(
            `SELECT version FROM ${noun.written.noun.table} WHERE document_id = ?`,
            [own.id],
          );
          expect(stored?.version, which).toBe(2);
        });
        written += allowed.length;
        refused += cases.length - allowed.length;
      }
      tally('fields written', written);
      tally('fields refused', refused);
    },
    PATIENCE_MS,
  );

  it('may be sent back as it is by who edits the row and may not change it', async () => {
    const marketing = people.find(({ who }) => who === 'marketing')!;
    for (const { written, fields } of nouns) {
      const { resource, permissions } = written.noun;
      if (!holds(marketing, permissions.update)) continue;
      const row = new Map<string, unknown>(Object.entries(await written.make(business)));
      const same = Object.fromEntries(
        fields.map(({ path: [name] }) => [String(name), row.get(String(name))] as const),
      );
      const answer = await marketing.client.send('PATCH', `/api/${resource}/${String(row.get('id'))}`, {
        version: 1,
        ...same,
      });
      expect(answer.status, `${resource}: ${answer.text}`).toBe(200);
    }
  });
});

describe('a field of a new row', () => {
  it(
    'is given another value than it has by itself exactly by who may write it',
    async () => {
      let tried = 0;
      for (const noun of nouns) {
        const { resource, permissions, writePermissions, table } = noun.written.noun;
        const { needed, parts } = noun.written;
        const [list] = parts ? permissionsIn(writePermissions[parts.field] ?? 'forbidden.test') : [];
        const cases = noun.fields.flatMap((field) =>
          triersOf(noun, field).flatMap((person) => {
            const needs = [permissions.create, ...(list ? [list] : []), field.permission].map((permission) =>
              permission === permissions.update ? permissions.create : permission,
            );
            const missing = needs.filter((permission) => !holds(person, permission));
            const which = `a new row of ${resource} with ${field.name} by ${person.who}`;
            return field.set ? [{ set: field.set, person, missing, which }] : [];
          }),
        );
        const count = () =>
          rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE business_id = ?`, [business.id]);
        const before = await count();
        await inParallel(cases, async ({ set, person, missing, which }) => {
          if (missing.length === 0) return;
          const answer = await person.client.post(`/api/${resource}`, {
            ...(await needed(business)),
            ...set(),
          });
          expectRefused(answer, missing, which);
        });
        expect(await count(), resource).toEqual(before);
        await inParallel(cases, async ({ set, person, missing, which }) => {
          if (missing.length > 0) return;
          const answer = await person.client.post(`/api/${resource}`, {
            ...(await needed(business)),
            ...set(),
          });
          expect(answer.status, `${which}: ${answer.text.slice(0, 300)}`).toBe(201);
        });
        tried += cases.length;
      }
      tally('fields of new rows', tried);
    },
    PATIENCE_MS,
  );
});
