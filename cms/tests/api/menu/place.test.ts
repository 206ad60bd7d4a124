import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryDto, ProductDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import type { Place } from '../../../src/domain/menu';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { countOf, fingerprint, rows } from '../support/database';
import { reachedBy } from '../support/events';
import { newCategory, newProduct } from '../support/menu';
import { tally, thorough } from '../support/proof';

type Placed = ProductDto | CategoryDto;

const NOUNS = [
  { resource: 'products', entity: 'product', make: newProduct },
  { resource: 'categories', entity: 'category', make: newCategory },
];

/** Of a list of letters: the one taken out and put in beside another. */
function moved(order: string, letter: string, place: Place): string {
  const rest = order.replace(letter, '');
  if ('before' in place) return rest.replace(place.before, letter + place.before);
  return place.after === null ? letter + rest : rest.replace(place.after, place.after + letter);
}

describe.each(NOUNS)('$resource in their list', ({ resource, entity, make }) => {
  let business: TestBusiness;
  let ids: Map<string, string>;

  /** Rows that are called by letters, at these positions. */
  async function begin(positions: number[]): Promise<Placed[]> {
    business = await newBusiness();
    const category = resource === 'products' ? [(await newCategory(business)).id] : null;
    ids = new Map();
    const made: Placed[] = [];
    for (const [index, position] of positions.entries()) {
      const letter = 'ABCDEFGHIJ'.charAt(index);
      const more = category ? { categoryIds: category } : {};
      const row = await make(business, { name: `${letter} ${unique('row')}`, position, ...more });
      ids.set(letter, row.id);
      made.push(row);
    }
    return made;
  }

  const idOf = (letter: string) => ids.get(letter) ?? letter;
  const named = (place: Place): Place =>
    'before' in place
      ? { before: idOf(place.before) }
      : { after: place.after === null ? null : idOf(place.after) };
  const put = (letter: string, place: Place, who: Client = business.owner) =>
    who.post<Placed>(`/api/${resource}/${idOf(letter)}/place`, named(place));
  const read = async (letter: string) =>
    (await business.owner.get<Placed>(`/api/${resource}/${idOf(letter)}`)).body.data;
  async function order(): Promise<string> {
    const path = `/api/${resource}?filters[branchId][$eq]=${business.branch.id}`;
    const { data } = (await business.owner.get<Placed[]>(path)).body;
    return data.map(({ name }) => name.charAt(0)).join('');
  }

  it.each<[positions: number[], letter: string, place: Place, order: string]>([
    [[10, 20, 30, 40], 'D', { after: null }, 'DABC'],
    [[10, 20, 30, 40], 'D', { after: 'A' }, 'ADBC'],
    [[10, 20, 30, 40], 'A', { after: 'D' }, 'BCDA'],
    [[10, 20, 30, 40], 'D', { before: 'B' }, 'ADBC'],
    [[0, 0, 0, 0], 'D', { after: null }, 'DABC'],
    [[0, 0, 0, 0], 'A', { after: 'B' }, 'BACD'],
    [[1, 2, 3, 4], 'D', { before: 'C' }, 'ABDC'],
    [[7, 7, 8, 8], 'C', { after: 'A' }, 'ACBD'],
  ])('from %j: %s %j gives %s', async (positions, letter, place, wanted) => {
    await begin(positions);
    const { status, body, text } = await put(letter, place);
    expect(status, text).toBe(200);
    expect(body.data.id).toBe(idOf(letter));
    expect(await order()).toBe(wanted);
  });

  it('are found there by nobody but who moved them: no version counts on, and an open form can be saved', async () => {
    const [first, second] = await begin([0, 0, 0]);
    expect((await put('C', { after: null })).body.data.version).toBe(1);
    for (const [letter, row] of [
      ['A', first],
      ['B', second],
    ] as const) {
      const { position: _now, ...now } = await read(letter);
      const { position: _then, ...then } = row!;
      expect(now).toEqual(then);
    }
    const saved = await business.owner.send<Placed>('PATCH', `/api/${resource}/${idOf('A')}`, {
      version: 1,
      name: 'A with another name',
    });
    expect([saved.status, saved.body.data.version]).toEqual([200, 2]);
    expect(await order()).toBe('CAB');
  });

  it('are told of once, in the log and to the screens; nothing is where nothing moves', async () => {
    await begin([0, 0, 0]);
    const before = await reachedBy(business.id);
    await put('C', { after: null });
    expect(await reachedBy(business.id)).toBe(before + 1);
    const [event] = await rows(
      'SELECT type, resource, entity_id FROM events WHERE business_id = ? AND seq = ?',
      [business.id, before + 1],
    );
    expect(event).toEqual({ type: 'menu.changed', resource, entity_id: idOf('C') });
    const [entry, ...others] = await rows<{ before: string; after: string }>(
      "SELECT before, after FROM audit_entries WHERE business_id = ? AND entity = ? AND action = 'place'",
      [business.id, entity],
    );
    expect(others).toEqual([]);
    expect([JSON.parse(entry!.before), JSON.parse(entry!.after)]).toEqual([
      { position: 0 },
      { position: 10 },
    ]);

    const still = await fingerprint(business.id);
    expect((await put('C', { after: null })).status).toBe(200);
    expect((await put('A', { after: 'C' })).status).toBe(200);
    expect(await fingerprint(business.id)).toEqual(still);
  });

  it('stand beside rows in use of their own branch', async () => {
    await begin([10, 20, 30]);
    const other = await newBusiness();
    const branch = await business.addBranch();
    const elsewhere = await newCategory(business, { branchId: branch.id });
    const inBranch =
      resource === 'categories'
        ? elsewhere
        : await newProduct(business, { branchId: branch.id, categoryIds: [elsewhere.id] });
    const foreign = await make(other, {});
    const apart = await business.person('manager', { branchIds: [branch.id] });
    await business.owner.send('DELETE', `/api/${resource}/${idOf('C')}?version=1`);
    const before = await fingerprint(business.id);
    for (const beside of ['A', 'C', inBranch.id, foreign.id, 'nothing']) {
      for (const field of ['after', 'before'] as const) {
        const answer = await put('A', field === 'after' ? { after: beside } : { before: beside });
        expect(refusal(answer), beside).toEqual([400, 'UNKNOWN_REFERENCE']);
        expect(answer.body.error.details.path).toEqual([field]);
      }
    }
    // What is gone or somebody else's has no place.
    expect(refusal(await put('C', { after: null }))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await put('A', { after: null }, other.owner))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await put('nothing', { after: null }))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await put('B', { after: null }, apart))).toEqual([404, 'NOT_FOUND']);
    expect(await fingerprint(business.id)).toEqual(before);
    // And it takes no room from those that are there.
    expect((await put('A', { after: 'B' })).status).toBe(200);
    expect(await order()).toBe('BA');
  });

  it('are asked for in one way at a time', async () => {
    await begin([10, 20]);
    const path = `/api/${resource}/${idOf('B')}/place`;
    const wrong: [body: object, code: string, path: string][] = [
      [{}, 'INVALID', 'after'],
      [{ after: null, before: idOf('A') }, 'INVALID', 'after'],
      [{ before: null }, 'WRONG_TYPE', 'before'],
      [{ after: 3 }, 'WRONG_TYPE', 'after'],
      [{ after: null, position: 3 }, 'UNKNOWN_FIELD', 'position'],
    ];
    for (const [body, code, field] of wrong) {
      const answer = await business.owner.post(path, body);
      expect(refusal(answer), JSON.stringify(body)).toEqual([400, code]);
      expect(answer.body.error.details.path).toEqual([field]);
    }
    expect(await order()).toBe('AB');
  });

  it('are moved by who may edit the menu', async () => {
    await begin([10, 20]);
    for (const role of ['attendant', 'kitchen'] as const) {
      const answer = await put('B', { after: null }, await business.person(role));
      expect(answer.status, role).toBe(403);
      expect(answer.body.error.details).toMatchObject({ permission: 'menu.edit' });
    }
    expect(await order()).toBe('AB');
    expect((await put('B', { after: null }, await business.person('marketing'))).status).toBe(200);
    expect(await order()).toBe('BA');
  });

  it('are moved by several at once as if by one after the other', async () => {
    const ROUNDS = thorough(20, 3);
    for (let round = 0; round < ROUNDS; round += 1) {
      // In odd rounds every move has to make room first.
      await begin(round % 2 === 0 ? [10, 20, 30, 40, 50] : [0, 0, 0, 0, 0]);
      const moves: [letter: string, place: Place][] = [
        ['E', { after: null }],
        ['A', { after: 'E' }],
        ['C', { before: 'A' }],
      ];
      const answers = await Promise.all(moves.map(([letter, place]) => put(letter, place)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const outcomes = permutations(moves).map((turn) =>
        turn.reduce((list, [letter, place]) => moved(list, letter, place), 'ABCDE'),
      );
      expect(outcomes).toContain(await order());
    }
    tally(`moves of ${resource} at once`, ROUNDS * 3);
  });

  it('are moved while others of them are changed: both is kept', async () => {
    await begin([0, 0, 0, 0, 0, 0]);
    const saving = ['A', 'B', 'C', 'D'].map((letter) =>
      business.owner.send('PATCH', `/api/${resource}/${idOf(letter)}`, {
        version: 1,
        name: `${letter} saved`,
      }),
    );
    const moving = [put('F', { after: null }), put('A', { after: 'F' })];
    for (const { status, text } of await Promise.all([...saving, ...moving])) expect(status, text).toBe(200);
    expect(
      await countOf(resource, "branch_id = ? AND version = 2 AND name LIKE '_ saved'", [business.branch.id]),
    ).toBe(4);
    expect(['FABCDE', 'FBCDEA']).toContain(await order());
  });
});

describe('a long menu', () => {
  it('makes room for all of its products at once', async () => {
    const business = await newBusiness();
    const categoryId = (await newCategory(business)).id;
    const made: ProductDto[] = [];
    for (let n = 0; n < 30; n += 1)
      made.push(await newProduct(business, { categoryIds: [categoryId], position: 0 }));
    const last = made.at(-1)!;
    expect((await business.owner.post(`/api/products/${last.id}/place`, { after: null })).status).toBe(200);
    const positions = await rows<{ document_id: string; position: number; version: number }>(
      'SELECT document_id, position, version FROM products WHERE branch_id = ? ORDER BY position, id',
      [business.branch.id],
    );
    expect(positions.map(({ document_id }) => document_id)).toEqual([
      last.id,
      ...made.slice(0, -1).map(({ id }) => id),
    ]);
    expect(new Set(positions.map(({ position }) => position)).size).toBe(30);
    expect(positions.every(({ version }) => version === 1)).toBe(true);
  });
});

describe('the store page', () => {
  let business: TestBusiness;
  let made: ProductDto[];

  beforeAll(async () => {
    business = await newBusiness();
    const categoryIds = [(await newCategory(business)).id];
    made = [];
    for (const position of [10, 20, 30]) made.push(await newProduct(business, { categoryIds, position }));
  });

  it('shows the products in their new order', async () => {
    const shown = async () => {
      const answer = await anonymous.get<StoreMenuDto>(`/api/store/${business.branch.slug}/menu`);
      return answer.body.data.products.map(({ id }) => id);
    };
    const [first, second, third] = made.map(({ id }) => id);
    expect(await shown()).toEqual([first, second, third]);
    await business.owner.post(`/api/products/${third}/place`, { after: null });
    expect(await shown()).toEqual([third, first, second]);
  });
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((each, index) =>
    permutations(list.filter((_, at) => at !== index)).map((rest) => [each, ...rest]),
  );
}
