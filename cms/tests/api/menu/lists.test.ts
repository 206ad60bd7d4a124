import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCategory, newProduct, newVariationGroup } from '../support/menu';
import { MENU_NOUNS } from '../support/nouns';
import { tally } from '../support/proof';

const FAR = '2099-01-01T00:00:00.000Z';

interface Page {
  data: ProductDto[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

let business: TestBusiness;
let second: { id: string };
/** Products by the word their name begins with. */
const known = new Map<string, ProductDto>();

async function ask(query: string): Promise<Page> {
  const { status, body, text } = await business.owner.get<ProductDto[]>(`/api/products?${query}`);
  expect(status, `${query}: ${text}`).toBe(200);
  return { data: body.data, meta: body.meta as Page['meta'] };
}

const wordsOf = ({ data }: Page) => data.map(({ name }) => name.split('-')[0]);

beforeAll(async () => {
  business = await newBusiness();
  second = await business.addBranch();
  const [pizzas, drinks] = [await newCategory(business), await newCategory(business)];
  const cans = await newVariationGroup(business, {
    variations: [{ name: 'Can', priceCents: 800, sku: 'BR-350' }],
  });
  const elsewhere = await newCategory(business, { branchId: second.id });
  const made: [word: string, fields: { categoryIds: string[]; [field: string]: unknown }][] = [
    [
      'Calabresa',
      {
        categoryIds: [pizzas.id],
        priceCents: 4000,
        sku: 'PZ-1',
        position: 3,
        station: 'Oven',
        kitchenName: 'CALAB FORNO',
      },
    ],
    ['Atum', { categoryIds: [pizzas.id], priceCents: 5000, sku: 'PZ-2', position: 1, station: 'Oven' }],
    [
      'Guaraná',
      { categoryIds: [drinks.id], priceCents: 800, position: 2, state: 'PAUSED', variationGroupId: cans.id },
    ],
    [
      'Água',
      { categoryIds: [drinks.id], priceCents: 500, position: 2, soldOutUntil: FAR, description: 'sem gás' },
    ],
    ['Combo', { categoryIds: [pizzas.id, drinks.id], priceCents: 5500, position: 9, state: 'DRAFT' }],
    ['Esfiha', { categoryIds: [elsewhere.id], branchId: second.id, priceCents: 700, position: 5 }],
  ];
  for (const [word, fields] of made)
    known.set(word, await newProduct(business, { name: unique(word), ...fields }));
});

const idOf = (word: string) => known.get(word)!.id;

describe('the list of products', () => {
  it('is filtered by what it declares', async () => {
    const [pizzas, drinks] = [known.get('Atum')!.categoryIds[0]!, known.get('Água')!.categoryIds[0]!];
    const questions: [query: string, words: string[]][] = [
      ['', ['Atum', 'Guaraná', 'Água', 'Calabresa', 'Esfiha', 'Combo']],
      [`filters[branchId][$eq]=${second.id}`, ['Esfiha']],
      ['filters[state][$eq]=PAUSED', ['Guaraná']],
      ['filters[state][$in]=PAUSED,DRAFT', ['Guaraná', 'Combo']],
      ['filters[state][$in][0]=PAUSED&filters[state][$in][1]=DRAFT', ['Guaraná', 'Combo']],
      ['filters[name][$containsi]=ATUM', ['Atum']],
      [`filters[name][$eq]=${known.get('Combo')!.name}`, ['Combo']],
      ['filters[sku][$eq]=PZ-1', ['Calabresa']],
      ['filters[sku][$containsi]=pz', ['Atum', 'Calabresa']],
      [`filters[categoryIds][$containsi]=${drinks}`, ['Guaraná', 'Água', 'Combo']],
      [`filters[categoryIds][$containsi]=${pizzas}&filters[priceCents][$gte]=5000`, ['Atum', 'Combo']],
      ['filters[station][$eq]=Oven', ['Atum', 'Calabresa']],
      ['filters[priceCents][$lte]=700', ['Água', 'Esfiha']],
      ['filters[priceCents][$gte]=700&filters[priceCents][$lte]=4000', ['Guaraná', 'Calabresa', 'Esfiha']],
      ['filters[priceCents][$eq]=800', ['Guaraná']],
      ['filters[soldOutUntil][$notNull]=true', ['Água']],
      ['filters[soldOutUntil][$null]=true', ['Atum', 'Guaraná', 'Calabresa', 'Esfiha', 'Combo']],
      ['filters[soldOutUntil][$gt]=2098-01-01T00:00:00.000Z', ['Água']],
      ['filters[soldOutUntil][$gt]=2099-06-01T00:00:00.000Z', []],
      ['q=gás', ['Água']],
      // Neither accents nor capitals matter, nor the order of the words; and the code of a size is one of its product.
      ['q=AGUA', ['Água']],
      ['q=guarana', ['Guaraná']],
      ['q=GUARANÁ', ['Guaraná']],
      ['q=gas%20agua', ['Água']],
      ['q=forno', ['Calabresa']],
      ['q=br-350', ['Guaraná']],
      ['q=agua%20guarana', []],
      ['q=PZ-2', ['Atum']],
      ['q=%25', []],
      ['q=_tum', []],
      ['filters[name][$containsi]=%25', []],
    ];
    for (const [query, words] of questions) {
      const page = await ask(query);
      expect(wordsOf(page), query).toEqual(words);
      expect(page.meta.pagination, query).toEqual({
        page: 1,
        pageSize: 25,
        pageCount: Math.ceil(words.length / 25),
        total: words.length,
      });
    }
    tally('filters of products', questions.length);
  });

  it('is sorted by what it declares, the same way every time', async () => {
    const sorts: [query: string, words: string[]][] = [
      ['sort=priceCents', ['Água', 'Esfiha', 'Guaraná', 'Calabresa', 'Atum', 'Combo']],
      ['sort=priceCents:desc', ['Combo', 'Atum', 'Calabresa', 'Guaraná', 'Esfiha', 'Água']],
      ['sort=position:desc', ['Combo', 'Esfiha', 'Calabresa', 'Guaraná', 'Água', 'Atum']],
      [
        'sort[0]=position&sort[1]=priceCents:asc',
        ['Atum', 'Água', 'Guaraná', 'Calabresa', 'Esfiha', 'Combo'],
      ],
      ['sort=position,priceCents:desc', ['Atum', 'Guaraná', 'Água', 'Calabresa', 'Esfiha', 'Combo']],
      ['sort=createdAt:desc', ['Esfiha', 'Combo', 'Água', 'Guaraná', 'Atum', 'Calabresa']],
    ];
    for (const [query, words] of sorts) expect(wordsOf(await ask(query)), query).toEqual(words);
    const byName = (
      await ask(`sort=name&filters[state][$eq]=ACTIVE&filters[branchId][$eq]=${business.branch.id}`)
    ).data;
    expect(byName.map(({ id }) => id).slice(0, 2)).toEqual([idOf('Atum'), idOf('Calabresa')]);
    await business.owner.send('PATCH', `/api/products/${idOf('Atum')}`, { version: 1, tags: ['new'] });
    expect(wordsOf(await ask('sort=updatedAt:desc'))[0]).toBe('Atum');
  });

  it('comes in pages that hold everything once, and never more than a hundred', async () => {
    for (const size of [1, 2, 4, 6, 100]) {
      const seen: string[] = [];
      const pages = Math.ceil(6 / size);
      for (let page = 1; page <= pages; page += 1) {
        const { data, meta } = await ask(
          `sort=position&pagination[pageSize]=${size}&pagination[page]=${page}`,
        );
        expect(meta.pagination).toEqual({ page, pageSize: size, pageCount: pages, total: 6 });
        seen.push(...data.map(({ id }) => id));
      }
      expect(seen).toHaveLength(6);
      expect(new Set(seen).size).toBe(6);
    }
    const beyond = await ask('pagination[page]=99');
    expect([beyond.data, beyond.meta.pagination.total]).toEqual([[], 6]);
    for (const [query, code] of [
      ['pagination[pageSize]=101', 'TOO_BIG'],
      ['pagination[pageSize]=-1', 'TOO_SMALL'],
      ['pagination[page]=1.5', 'WRONG_TYPE'],
      ['pagination[page]=x', 'WRONG_TYPE'],
      ['pageSize=10', 'UNKNOWN_FIELD'],
    ] as const)
      expect(refusal(await business.owner.get(`/api/products?${query}`)), query).toEqual([400, code]);
  });
});

describe.each(MENU_NOUNS)('the list of $resource', ({ resource, make }) => {
  it('holds what its reader reaches, and refuses what it does not know', async () => {
    const row = await make(business);
    const elsewhere = await business.person('manager', { branchIds: [second.id] });
    const here = await business.person('attendant', { branchIds: [business.branch.id] });
    const ids = async (who: typeof here, query = '') =>
      (await who.get<{ id: string }[]>(`/api/${resource}?pagination[pageSize]=100${query}`)).body.data.map(
        ({ id }) => id,
      );
    expect(await ids(here)).toContain(row.id);
    expect(await ids(elsewhere)).not.toContain(row.id);
    expect(await ids(elsewhere, `&filters[branchId][$eq]=${business.branch.id}`)).toEqual([]);
    expect(await ids(elsewhere, `&filters[name][$eq]=${row.name}`)).toEqual([]);
    expect(await ids(here, `&filters[name][$eq]=${row.name}`)).toEqual([row.id]);
    for (const [query, code, path] of [
      ['filters[nothing][$eq]=1', 'UNKNOWN_FILTER', ['filters', 'nothing', '$eq']],
      ['filters[name][$ne]=1', 'UNKNOWN_FILTER', ['filters', 'name', '$ne']],
      ['sort=nothing', 'UNKNOWN_SORT', ['sort', 0]],
      ['filter[name]=x', 'UNKNOWN_FIELD', ['filter']],
    ] as const) {
      const answer = await business.owner.get(`/api/${resource}?${query}`);
      expect([...refusal(answer), answer.body.error.details.path], query).toEqual([400, code, path]);
    }
  });
});
