import { beforeAll, describe, expect, it } from 'vitest';
import { bulkUndoBody } from '../../../src/contracts/menu-bulk';
import { STAGED_FIELDS } from '../../../src/contracts/menu-releases';
import type { Permission } from '../../../src/domain/access';
import { COPY_FIELDS, COPY_PERMISSIONS } from '../../../src/domain/menu-copy';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import type { Client } from '../support/client';
import { rows } from '../support/database';
import {
  expectRefused,
  fieldCases,
  holds,
  inParallel,
  type Field,
  type NounFields,
  type Person,
} from '../support/field-cases';
import { newCategory, newProduct } from '../support/menu';
import { importFile } from '../support/menu-files';
import { moveRelease, newRelease, stage } from '../support/menu-releases';
import { PROOF, tally } from '../support/proof';

const PATIENCE_MS = 300_000;

let business: TestBusiness;
let nouns: NounFields[];
let people: Person[];

beforeAll(async () => {
  business = await newBusiness();
  ({ nouns, people } = await fieldCases(business));
}, PATIENCE_MS);

/** Those of whom the outcome hangs on the field, and one whom the route refuses already; in the proof everybody. */
const editors = () =>
  people.filter(
    ({ access: { role, allow, deny } }) =>
      PROOF || role === 'marketing' || role === 'kitchen' || allow.length + deny.length > 0,
  );

describe('a field that is written by a way round', () => {
  const product = () => nouns.find(({ written }) => written.entity === 'product')!;
  const stagedNouns = () =>
    nouns.flatMap(({ written, fields }) =>
      written.entity ? [{ ...written, fields, entity: written.entity }] : [],
    );
  const versionOf = async (table: string, id: string) =>
    (await rows<{ version: number }>(`SELECT version FROM ${table} WHERE document_id = ?`, [id]))[0]?.version;
  /** Of the fields that take the same permission one does, but in the proof. */
  const someOf = (fields: Field[]): Field[] => {
    const seen = new Set<string>();
    return fields.filter(({ permission, path }) => {
      const kind = `${permission} ${path.length}`;
      const isNew = !seen.has(kind);
      seen.add(kind);
      return PROOF || isNew;
    });
  };

  it(
    'is staged, published, taken out and taken back by who may write it, and by nobody else',
    async () => {
      let cases = 0;
      for (const { noun, entity, make, fields } of stagedNouns()) {
        const known = Object.keys(STAGED_FIELDS[entity].shape);
        // What the kitchen says of parts is not staged: it stays as it is.
        const stageable = fields.filter(
          ({ path }) => known.includes(String(path[0])) && !/soldOutUntil|stock/.test(String(path[2])),
        );
        for (const field of someOf(stageable))
          await inParallel(editors(), async (person) => {
            const needs = [noun.permissions.update, field.permission];
            const missing = needs.filter((permission) => !holds(person, permission));
            const which = `${noun.resource}.${field.name} in a release by ${person.who}`;
            const row = await make(business);
            const { id } = await newRelease(business);
            const put = (client: Client) => stage(client, id, [entity, row.id], field.change(row));
            const unstage = () =>
              person.client.send('DELETE', `/api/menu/releases/${id}/changes/${entity}/${row.id}`);
            const publish = (who: Client) => moveRelease(business, id, 'publish', { who });
            const rollBack = (who: Client) => moveRelease(business, id, 'roll-back', { who });
            const { owner } = business;
            if (missing.length > 0) {
              expectRefused(await put(person.client), missing, `staged: ${which}`);
              expect((await put(owner)).status, which).toBe(200);
              expectRefused(await unstage(), missing, `taken out: ${which}`);
              expectRefused(await publish(person.client), missing, `published: ${which}`);
              expect(await versionOf(noun.table, row.id), which).toBe(1);
              expect((await publish(owner)).status, which).toBe(200);
              expectRefused(await rollBack(person.client), missing, `taken back: ${which}`);
              expect(await versionOf(noun.table, row.id), which).toBe(2);
            } else {
              for (const act of [() => put(person.client), unstage, () => put(person.client)])
                expect((await act()).status, which).toBe(200);
              for (const act of [publish, rollBack]) {
                const answer = await act(person.client);
                expect(answer.status, `${which}: ${answer.text.slice(0, 300)}`).toBe(200);
              }
              expect(await versionOf(noun.table, row.id), which).toBe(3);
            }
            cases += 4;
          });
      }
      tally('fields in releases', cases);
    },
    PATIENCE_MS,
  );

  it('is not staged otherwise by who may not write it, be it as the row has it', async () => {
    const marketing = people.find(({ who }) => who === 'marketing')!;
    const { written } = product();
    const row = await written.make(business);
    const { id } = await newRelease(business);
    expect((await stage(business.owner, id, ['product', row.id], { priceCents: 9900 })).status).toBe(200);
    const asItIs = { priceCents: new Map<string, unknown>(Object.entries(row)).get('priceCents') };
    expectRefused(
      await stage(marketing.client, id, ['product', row.id], asItIs),
      ['menu.price.edit'],
      'as it is',
    );
    expect((await stage(marketing.client, id, ['product', row.id], { station: 'Bar' })).status).toBe(200);
  });

  it('is put back by undoing exactly by who may write it', async () => {
    const { written, fields } = product();
    const known = Object.keys(bulkUndoBody.shape.products.element.shape.before.shape);
    const restored = fields.filter(({ name }) => known.includes(name));
    expect(restored.map(({ name }) => name).sort()).toEqual(known.sort());
    let cases = 0;
    for (const field of restored) {
      const row = await written.make(business);
      const undo = (client: Client, id: string, before = field.change(row)) =>
        client.post('/api/menu/bulk/undo', { products: [{ id, version: 1, before }] });
      const asItIs = { [field.name]: new Map<string, unknown>(Object.entries(row)).get(field.name) };
      await inParallel(editors(), async (person) => {
        const needs: Permission[] =
          field.name === 'soldOutUntil'
            ? ['menu.view', field.permission]
            : ['menu.view', 'menu.edit', field.permission];
        const missing = needs.filter((permission) => !holds(person, permission));
        const which = `${field.name} put back by ${person.who}`;
        if (missing.length > 0) {
          expectRefused(await undo(person.client, row.id), missing, which);
          expectRefused(await undo(person.client, row.id, asItIs), missing, `${which}, as it is`);
          expect(await versionOf('products', row.id), which).toBe(1);
        } else {
          const own = await written.make(business);
          const answer = await undo(person.client, own.id);
          expect(answer.body.data, which).toMatchObject({ changed: [{ id: own.id }], refused: [] });
        }
        cases += 1;
      });
    }
    tally('fields put back', cases);
  });

  it('is copied into another branch exactly by who may write it', async () => {
    const target = await business.addBranch();
    const category = await newCategory(business);
    const shelf = { categoryIds: [category.id], soldOutUntil: null, stockTracked: true, stockLowAt: 2 };
    const source = await newProduct(business, { ...shelf, costCents: 500, sku: unique('copied') });
    let cases = 0;
    for (const field of COPY_FIELDS)
      for (const person of editors()) {
        const needs: Permission[] = ['menu.edit', COPY_PERMISSIONS[field] ?? 'menu.edit'];
        const missing = needs.filter((permission) => !holds(person, permission));
        const which = `${field} copied by ${person.who}`;
        const order = {
          branchId: business.branch.id,
          productIds: [source.id],
          toBranchIds: [target.id],
          mode: 'BOTH',
        };
        for (const path of ['/api/menu/copy/preview', '/api/menu/copy']) {
          const answer = await person.client.post(path, { ...order, fields: ['categories', field] });
          if (missing.length > 0) expectRefused(answer, missing, which);
          else expect(answer.status, `${which}: ${answer.text.slice(0, 300)}`).toBe(200);
          cases += 1;
        }
      }
    tally('fields copied', cases);
  });

  it('is read from a file exactly by who may write it', async () => {
    const CELLS: Record<string, string> = {
      Stock: '4',
      'Nearly gone at': '2',
      Price: '9.90',
      Station: 'Bar',
    };
    let cases = 0;
    for (const [heading, cell] of Object.entries(CELLS))
      await inParallel(editors(), async (person) => {
        const counts = heading === 'Stock' || heading === 'Nearly gone at';
        const needs: Permission[] = [
          'menu.price.edit',
          'menu.edit',
          ...(counts ? (['menu.sold-out'] as const) : []),
        ];
        const missing = needs.filter((permission) => !holds(person, permission));
        const which = `${heading} from a file by ${person.who}`;
        const [first, second] = [await newProduct(business), await newProduct(business)];
        const lines = [`${first.id};;${first.name};Changed;`, `${second.id};;${second.name};;${cell}`];
        const file = `ID;Category;Name;Description;${heading}\n${lines.join('\n')}\n`;
        const answer = await importFile(person.client, business.branch.id, file);
        if (missing.length > 0) expectRefused(answer, missing, which);
        else expect(answer.body.data, `${which}: ${answer.text}`).toMatchObject({ counts: { updated: 2 } });
        const versions = await Promise.all([first, second].map(({ id }) => versionOf('products', id)));
        expect(versions, which).toEqual(missing.length > 0 ? [1, 1] : [2, 2]);
        cases += 1;
      });
    tally('fields of files', cases);
  });

  it('is read from a long file not before all of its lines may be', async () => {
    const person = people.find(({ who }) => who === 'manager -menu.sold-out')!;
    const branch = await business.addBranch();
    const lines = Array.from(
      { length: 120 },
      (_, index) => `Pizzas;Pizza ${index};9.90;${index === 119 ? '3' : ''}`,
    );
    const file = `Category;Name;Price;Stock\n${lines.join('\n')}\n`;
    expectRefused(await importFile(person.client, branch.id, file), ['menu.sold-out'], 'a long file');
    expect(await rows('SELECT id FROM products WHERE branch_id = ?', [branch.id])).toEqual([]);
  });
});
