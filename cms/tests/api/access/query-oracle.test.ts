import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { fingerprint } from '../support/database';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { tally } from '../support/proof';

const NOUNS = ['categories', 'products', 'variation-groups', 'extra-groups', 'branches', 'delivery-zones'];
const LISTS = [...NOUNS, 'orders'];

let a: TestBusiness;
let b: TestBusiness;
let secrets: string[];

/** A business with something of everything; answers every word by which it could be recognised. */
async function furnish(business: TestBusiness): Promise<string[]> {
  const category = await newCategory(business);
  const sizes = await newVariationGroup(business, { variations: [{ name: 'Large', priceCents: 100 }] });
  const extras = await newExtraGroup(business, { min: 0, max: 1, extras: [{ name: 'Rind', priceCents: 1 }] });
  const product = await newProduct(business, { categoryIds: [category.id] });
  const phone = newPhone();
  const order = await newOrder(business, product, { customer: { name: 'Zuleica Quaresma', phone } });
  const words = [category, sizes, extras, product].flatMap(({ id, name }) => [id, name]);
  return [...words, order.id, order.token, phone, business.id, business.branch.id, business.branch.slug];
}

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  await furnish(a);
  secrets = await furnish(b);
});

describe('lists', () => {
  it('never show a row of another business, whatever they are asked', async () => {
    const before = await fingerprint(b.id);
    const questions = [
      '',
      '?pageSize=100',
      '?pagination[pageSize]=100',
      '?sort=name:desc',
      `?branch=${b.branch.id}`,
      `?filters[branchId][$eq]=${b.branch.id}`,
      `?filters[branchId][$in]=${a.branch.id},${b.branch.id}`,
      `?filters[businessId][$eq]=${b.id}`,
      `?filters[documentId][$eq]=${secrets[0]}`,
      `?filters[$or][0][businessId]=${b.id}`,
      `?filters[name][$containsi]=a`,
      '?q=a',
      '?q=Zuleica',
      '?q=001',
      '?populate=*',
    ];
    let shown = 0;
    for (const list of LISTS) {
      for (const question of questions) {
        const answer = await a.owner.get<unknown[]>(`/api/${list}${question}`);
        const which = `${list}${question}`;
        expect(answer.status, which).toBeLessThan(500);
        if (answer.status === 200) shown += answer.body.data.length;
        for (const secret of secrets) expect(answer.text, which).not.toContain(secret);
      }
    }
    expect(shown).toBeGreaterThan(10);
    expect(await fingerprint(b.id)).toEqual(before);
    tally('lists', LISTS.length * questions.length);
  });

  it('refuse by name what a noun does not declare', async () => {
    const refused: [question: string, code: string][] = [
      ['filters[businessId][$eq]=x', 'UNKNOWN_FILTER'],
      ['filters[documentId][$eq]=x', 'UNKNOWN_FILTER'],
      ['filters[costCents][$gt]=1', 'UNKNOWN_FILTER'],
      ['filters[version][$gt]=0', 'UNKNOWN_FILTER'],
      ['filters[createdBy][id][$gt]=0', 'UNKNOWN_FILTER'],
      ['filters[createdBy][$notNull]=true', 'UNKNOWN_FILTER'],
      ['filters[name][$startsWith]=a', 'UNKNOWN_FILTER'],
      ['filters[name][$regexp]=a', 'UNKNOWN_FILTER'],
      ['filters[name][$containsi][0]=a', 'UNKNOWN_FILTER'],
      ['filters[name]=a', 'WRONG_TYPE'],
      ['filters[$or][0][name][$eq]=a', 'WRONG_TYPE'],
      ['filters[$not][name][$eq]=a', 'UNKNOWN_FILTER'],
      ['filters=a', 'WRONG_TYPE'],
      ['sort=businessId', 'UNKNOWN_SORT'],
      ['sort=costCents:asc', 'UNKNOWN_SORT'],
      ['sort=name:sideways', 'UNKNOWN_SORT'],
      ['sort[0]=createdBy.password', 'UNKNOWN_SORT'],
      ['_q=a', 'UNKNOWN_FIELD'],
      ['populate=*', 'UNKNOWN_FIELD'],
      ['populate[createdBy]=true', 'UNKNOWN_FIELD'],
      ['fields[0]=businessId', 'UNKNOWN_FIELD'],
      ['locale=all', 'UNKNOWN_FIELD'],
      ['status=draft', 'UNKNOWN_FIELD'],
      ['pagination[pageSize]=101', 'TOO_BIG'],
      ['pagination[pageSize]=0', 'TOO_SMALL'],
      ['pagination[page]=0', 'TOO_SMALL'],
      ['pagination[limit]=1000', 'UNKNOWN_FIELD'],
      ['pagination[withCount]=false', 'UNKNOWN_FIELD'],
      [`q=${'a'.repeat(81)}`, 'TOO_LONG'],
    ];
    let cases = 0;
    for (const noun of NOUNS) {
      for (const [question, code] of refused) {
        const answer = await a.owner.get(`/api/${noun}?${question}`);
        expect(refusal(answer), `${noun}?${question}`).toEqual([400, code]);
        cases += 1;
      }
    }
    const asked = await a.owner.get(
      '/api/products?filters[__proto__][$eq]=a&filters[constructor][$eq]=a&__proto__[q]=z',
    );
    expect(asked.body).toEqual((await a.owner.get('/api/products')).body);
    tally('undeclared questions', cases);
  });

  it('refuse values that a field cannot have', async () => {
    for (const question of [
      'filters[priceCents][$gte]=abc',
      'filters[priceCents][$gte]=99999999999999999999999999',
      'filters[priceCents][$eq]=1.5',
      'filters[soldOutUntil][$gt]=someday',
      'filters[state][$eq]=%00',
      'q=%00',
      'filters[name][$containsi]=%00',
    ]) {
      const { status, body } = await a.owner.get(`/api/products?${question}`);
      expect(status, question).toBe(400);
      expect(body.error.details.code, question).toMatch(/^[A-Z_]+$/);
    }
  });

  it('take for orders only what they declare', async () => {
    for (const question of [
      'filters[state][$eq]=PENDING',
      'state=ANYTHING',
      'sort=totalCents',
      'populate=*',
      'token=x',
      'businessId=x',
      'cursor=x',
      `cursor=${Buffer.from('after.999999999999999.999999999999999').toString('base64url')}x`,
      'pageSize=101',
      'pageSize=0',
      'from=yesterday',
      'minCents=-1',
      'minCents=abc',
      'state[0]=PENDING',
      'q[$ne]=x',
    ]) {
      const { status, body } = await a.owner.get(`/api/orders?${question}`);
      expect(status, question).toBe(400);
      expect(body.error.details.path, question).toBeInstanceOf(Array);
    }
    for (const question of ['minCents=9007199254740991', 'q=%00', `cursor=${farCursor()}`]) {
      const { status } = await a.owner.get(`/api/orders?${question}`);
      expect([200, 400], `${question} answered ${status}`).toContain(status);
    }
  });

  it('do not let somebody who is not shown prices, phones and names find them out by asking', async () => {
    const kitchen = await a.person('kitchen');
    const marketing = await a.person('marketing');
    const [all] = [await kitchen.get<object[]>('/api/orders')];
    expect(all.body.data.length).toBeGreaterThan(0);
    for (const question of ['minCents=1', 'maxCents=1', 'payment=CASH']) {
      const answer = await kitchen.get(`/api/orders?${question}`);
      expect(refusal(answer), question).toEqual([400, 'UNKNOWN_FILTER']);
    }
    for (const person of [kitchen, marketing]) {
      for (const question of ['q=%2B5511', 'q=1198000', 'q=Zuleica']) {
        const answer = await person.get(`/api/orders?${question}`);
        expect(refusal(answer), question).toEqual([400, 'UNKNOWN_FILTER']);
      }
      const byNumber = await person.get<object[]>('/api/orders?q=001');
      expect(byNumber.body.data).toHaveLength(1);
    }
  });
});

const farCursor = () => Buffer.from('after.999999999999999.999999999999999').toString('base64url');
