import { expect } from 'vitest';
import { may, permissionsIn, ROLES, type Access, type Permission } from '../../../src/domain/access';
import { unique, type TestBusiness } from './business';
import { refusal, type Answer, type Client } from './client';
import { newCode } from './new-code';
import { newPhone } from './ordering';
import { writtenNouns, type WrittenNoun } from './written-fields';

const otherName = () => unique('other').toLowerCase();

/** Of which no two rows have the same. */
const UNIQUE = new Map<string, () => string>([
  ['name', otherName],
  ['slug', otherName],
  ['sku', otherName],
  ['code', newCode],
  ['phone', newPhone],
]);

export interface Person {
  who: string;
  access: Access;
  client: Client;
}

/** A field, or one of the first part of a list, or which parts there are. */
export interface Field {
  name: string;
  /** What writing it takes. */
  permission: Permission;
  /** Where a refusal points to. */
  path: (string | number)[];
  /** A body that changes it in a stored row. */
  change: (row: { id: string; version: number }) => object;
  /** A body of a new row that sets it; null where a new row has no such field. */
  set: (() => object) | null;
}

export interface NounFields {
  written: WrittenNoun;
  fields: Field[];
}

export const holds = ({ access }: Person, permission: Permission) => may(access, permission);

const AT_A_TIME = 8;

/** Does something with all of them, some at once: one after another takes long where the database is a way off. */
export async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_A_TIME)
    await Promise.all(all.slice(from, from + AT_A_TIME).map(work));
}

/** Refused for want of one of the permissions that are missing. */
export function expectRefused(answer: Answer, missing: Iterable<Permission>, which: string): void {
  expect(refusal(answer), `${which}: ${answer.text.slice(0, 300)}`).toEqual([403, 'FORBIDDEN']);
  expect([...missing], which).toContain(answer.body.error.details.permission);
}

/** Every noun with its fields, and everybody who tries to write them. */
export async function fieldCases(business: TestBusiness): Promise<{ nouns: NounFields[]; people: Person[] }> {
  const nouns: NounFields[] = [];
  for (const written of writtenNouns()) nouns.push({ written, fields: await fieldsOf(business, written) });
  return { nouns, people: await peopleFor(business, nouns) };
}

async function fieldsOf(business: TestBusiness, written: WrittenNoun): Promise<Field[]> {
  const { noun, others, parts } = written;
  const beside = await written.beside?.(business);
  const fields = Object.entries(await others(business)).map(([name, body]): Field => {
    const [permission = 'forbidden.test'] = permissionsIn(noun.writePermissions[name] ?? 'forbidden.test');
    const other = UNIQUE.get(name);
    const fresh = () => (other ? { [name]: other() } : body);
    const set = () => ({ ...fresh(), ...beside?.[name] });
    return { name, permission, path: [name], change: fresh, set };
  });
  if (!parts) return fields;
  const { field } = parts;
  const declared = noun.writePermissions[field];
  if (!declared || typeof declared === 'string') throw new Error(`${field} has no parts`);
  const inside = Object.entries(await parts.others(business)).map(([name, body]): Field => {
    const changed = (list: object[]) =>
      list.map((part, index) => (index === 0 ? { ...part, ...body } : part));
    return {
      name: `${field}.${name}`,
      permission: declared.fields[name] ?? 'forbidden.test',
      path: [field, 0, name],
      change: (row) => ({ [field]: changed(parts.of(row)) }),
      set: () => ({
        [field]: changed([
          { name: 'Large', priceCents: 100 },
          { name: 'Small', priceCents: 90 },
        ]),
      }),
    };
  });
  const list = (name: string, change: (all: object[]) => object[]): Field => ({
    name: `${field}: ${name}`,
    permission: declared.list,
    path: [field],
    change: (row) => ({ [field]: change(parts.of(row)) }),
    set: null,
  });
  const more = { name: 'Extra part', priceCents: 0 };
  return [
    ...fields,
    ...inside,
    list('one more', (all) => [...all, more]),
    list('one less', (all) => all.slice(1)),
  ];
}

/** One person of every role, and of those who edit one for whom each permission of a field makes the difference. */
async function peopleFor(business: TestBusiness, nouns: readonly NounFields[]): Promise<Person[]> {
  const special = new Set(
    nouns.flatMap(({ written: { noun }, fields }) =>
      fields
        .map(({ permission }) => permission)
        .filter((permission) => permission !== noun.permissions.update),
    ),
  );
  const accesses: Access[] = [
    ...ROLES.map((role) => ({ role, branchIds: [], allow: [], deny: [] })),
    ...[...special].flatMap((permission): Access[] => [
      { role: 'marketing', branchIds: [], allow: [permission], deny: [] },
      { role: 'manager', branchIds: [], allow: [], deny: [permission] },
    ]),
  ];
  return Promise.all(
    accesses.map(async (access) => ({
      who: [
        access.role,
        ...access.allow.map((name) => `+${name}`),
        ...access.deny.map((name) => `-${name}`),
      ].join(' '),
      access,
      client: await business.person(access.role, { allow: [...access.allow], deny: [...access.deny] }),
    })),
  );
}
