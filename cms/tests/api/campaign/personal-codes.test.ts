import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerDto } from '../../../src/contracts/customers';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCoupon, newPersonalCode, redemptionsOf } from '../support/coupon';
import { newCustomer } from '../support/customers';
import { HOUR_MS, ago, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder, newPhone, orderBody, place } from '../support/ordering';
import { cardOf, performAction } from '../support/states';

let business: TestBusiness;
let product: { id: string; priceCents: number };
let coupon: string;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
  coupon = await newCoupon(business, { code: 'SORRY', personalOnly: true });
});

const using = (code: string, phone = newPhone()) =>
  orderBody(product.id, 1800, { coupon: code, customer: { name: 'Ana Lima', phone } });
const answerTo = async (code: string, phone?: string) => refusal(await place(business, using(code, phone)));
const TAKEN = [201, null];
const merge = ({ id, version }: CustomerDto, other: CustomerDto) =>
  business.owner.post(`/api/customers/${id}/merge`, { version, ids: [other.id] });

describe('a personal code', () => {
  it('is used once, by whoever has it; its coupon’s own code is none', async () => {
    const code = await newPersonalCode(business, coupon);
    expect(await answerTo('SORRY')).toEqual([422, 'COUPON_UNKNOWN']);
    expect(await answerTo(code.toLowerCase())).toEqual(TAKEN);
    expect(await answerTo(code)).toEqual([422, 'COUPON_CODE_USED']);
  });

  it('can be used again after its order is cancelled, and is taken again when that is restored', async () => {
    const code = await newPersonalCode(business, coupon);
    const { id } = await newOrder(business, product, { coupon: code, expectedTotalCents: 1800 });
    const perform = async (action: string) =>
      (await performAction(business.owner, await cardOf(business, id), action)).status;
    expect(await perform('accept')).toBe(200);
    expect(await perform('cancel')).toBe(200);
    expect(await redemptionsOf(id)).toMatchObject([{ code, state: 'RELEASED' }]);
    expect(await perform('restore')).toBe(200);
    expect(await answerTo(code)).toEqual([422, 'COUPON_CODE_USED']);
    expect(await perform('cancel')).toBe(200);
    expect(await answerTo(code)).toEqual(TAKEN);
    expect(refusal(await performAction(business.owner, await cardOf(business, id), 'restore'))).toEqual([
      422,
      'COUPON_CODE_USED',
    ]);
  });

  it('ends when it says', async () => {
    const over = await newPersonalCode(business, coupon, { expiresAt: ago(HOUR_MS) });
    const open = await newPersonalCode(business, coupon, { expiresAt: later(HOUR_MS) });
    expect(await answerTo(over)).toEqual([422, 'COUPON_CODE_EXPIRED']);
    expect(await answerTo(open)).toEqual(TAKEN);
  });

  it('of somebody counts for them alone; a stranger is not told whose it is, the store’s people are', async () => {
    const ana = await newCustomer(business);
    const code = await newPersonalCode(business, coupon, { customerId: ana.id });
    expect(await answerTo(code)).toEqual([409, 'COUPON_NOT_FOR_ORDER']);
    expect(await answerTo(code, ana.phone)).toEqual(TAKEN);
  });

  it('of somebody counts for every phone of theirs, whichever they were merged into', async () => {
    const [ana, work] = [await newCustomer(business), await newCustomer(business)];
    const ofAna = await newPersonalCode(business, coupon, { customerId: ana.id });
    const ofWork = await newPersonalCode(business, coupon, { customerId: work.id });
    expect((await merge(ana, work)).status).toBe(200);
    expect(await answerTo(ofAna, work.phone)).toEqual(TAKEN);
    expect(await answerTo(ofWork, ana.phone)).toEqual(TAKEN);
  });

  it('is none in another business', async () => {
    const other = await newBusiness();
    const code = await newPersonalCode(other, await newCoupon(other, { code: 'THEIRS' }));
    expect(await answerTo(code)).toEqual([422, 'COUPON_UNKNOWN']);
  });
});

describe('a limit per customer', () => {
  const limited = (code: string) =>
    newCoupon(business, { code, rules: { perCustomer: { perCustomerLimit: 1 } } });

  it('counts over all phones of somebody who was merged', async () => {
    await limited('MERGED');
    const [ana, work] = [await newCustomer(business), await newCustomer(business)];
    expect(await answerTo('MERGED', work.phone)).toEqual(TAKEN);
    const { version } = (await business.owner.get<CustomerDto>(`/api/customers/${ana.id}`)).body.data;
    expect((await merge({ ...ana, version }, work)).status).toBe(200);
    expect(await answerTo('MERGED', ana.phone)).toEqual([409, 'COUPON_NOT_FOR_ORDER']);
  });

  it('counts over everybody with one document', async () => {
    await limited('DOCUMENT');
    const document = '52998224725';
    const [ana, bea] = [await newCustomer(business, { document }), await newCustomer(business, { document })];
    expect(await answerTo('DOCUMENT', ana.phone)).toEqual(TAKEN);
    expect(await answerTo('DOCUMENT', bea.phone)).toEqual([409, 'COUPON_NOT_FOR_ORDER']);
    expect(await answerTo('DOCUMENT')).toEqual(TAKEN);
  });

  it('holds when an order is restored whose customer used the coupon again meanwhile', async () => {
    await limited('AGAIN');
    const document = '11144477735';
    const [ana, bea] = [await newCustomer(business, { document }), await newCustomer(business, { document })];
    const customer = { name: 'Ana Lima', phone: ana.phone };
    const first = await newOrder(business, product, { coupon: 'AGAIN', customer, expectedTotalCents: 1800 });
    const perform = async (action: string) =>
      performAction(business.owner, await cardOf(business, first.id), action);
    expect((await perform('cancel')).status).toBe(200);
    const { token } = await newOrder(business, product, {
      ...{ coupon: 'AGAIN', customer: { name: 'Bea Lima', phone: bea.phone }, expectedTotalCents: 1800 },
    });
    const refused = await perform('restore');
    expect(refusal(refused)).toEqual([422, 'COUPON_CUSTOMER_LIMIT']);
    expect(await redemptionsOf(first.id)).toMatchObject([{ state: 'RELEASED' }]);
    expect((await anonymous.post(`/api/store/orders/${token}/cancel`, {})).status).toBe(200);
    expect((await perform('restore')).status).toBe(200);
    expect(await redemptionsOf(first.id)).toMatchObject([{ state: 'RESERVED' }]);
  });
});
