import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import type { QuoteDto } from '../../../src/contracts/storefront';
import type { CouponRules } from '../../../src/domain/campaign';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import type { Answer } from '../support/client';
import { newCoupon } from '../support/coupon';
import { change, fingerprint } from '../support/database';
import { DAY_MS, ago, later } from '../support/instants';
import { newProduct } from '../support/menu';
import { newPhone, orderBody, place } from '../support/ordering';
import { tally } from '../support/proof';
import { expectRefusal, sendOrder } from '../support/refused';

/** Coupons that are not for everybody: for whom of three people each of them counts. */
const COUPONS: Record<string, { rules: CouponRules; admits: Person[] }> = {
  FIRST: { rules: { audience: { audience: 'NEW', segments: [] } }, admits: ['unknown'] },
  AGAIN: { rules: { audience: { audience: 'RETURNING', segments: [] } }, admits: ['recent', 'away'] },
  MISSED: { rules: { audience: { audience: 'INACTIVE_30', segments: [] } }, admits: ['away'] },
  ONCE: { rules: { perCustomer: { perCustomerLimit: 1 } }, admits: ['unknown', 'away'] },
  WELCOME: {
    rules: { audience: { audience: 'NEW', segments: [] }, perCustomer: { perCustomerLimit: 1 } },
    admits: ['unknown'],
  },
};
type Person = keyof typeof phones;

/** Nobody the store knows; somebody who ordered just now, with the coupon ONCE; somebody who has not for a long time. */
const phones = { unknown: newPhone(), recent: newPhone(), away: newPhone() };
const PEOPLE = Object.keys(phones) as Person[];
const TOMORROW = later(DAY_MS).toISOString();

let business: TestBusiness;
let product: string;

const by = (person: Person) => ({ customer: { name: 'Ana Lima', phone: phones[person] } });

beforeAll(async () => {
  const scheduling = { enabled: true, minLeadMin: 60, maxDays: 7 };
  business = await newBusiness({ branch: { settings: { scheduling } } });
  product = (await newProduct(business)).id;
  for (const [code, { rules }] of Object.entries(COUPONS)) await newCoupon(business, { code, rules });
  await newCoupon(business, { code: 'EVERYBODY' });
  expect((await place(business, orderBody(product, 2000, by('away')))).status).toBe(201);
  expect((await place(business, orderBody(product, 1800, { ...by('recent'), coupon: 'ONCE' }))).status).toBe(
    201,
  );
  const longAgo = ago(31 * DAY_MS);
  await change('UPDATE customers SET last_order_at = ? WHERE phone = ?', [longAgo, phones.away]);
});

/** A quote of an order for later, whose answer does not depend on when it is asked. */
const quote = (body: object) =>
  anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
    type: 'TAKEOUT',
    items: [{ productId: product, quantity: 1 }],
    scheduledFor: TOMORROW,
    ...body,
  });

/** An answer without what the clock says. */
const toldBy = ({ status, headers, text }: Answer) => {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return JSON.stringify([status, kept, text]);
};

describe('a quote', () => {
  it.each(Object.keys(COUPONS))(
    'with %s is the same to the byte, whoever’s phone it names',
    async (coupon) => {
      const answers = [await quote({ coupon })];
      for (const person of PEOPLE) answers.push(await quote({ coupon, phone: phones[person] }));
      expect(new Set(answers.map(toldBy)).size).toBe(1);
      expect(answers[0]!.body.data).toMatchObject({
        totalCents: 1800,
        discounts: [{ source: 'COUPON', amountCents: 200 }],
        coupon: { code: coupon, checkedWhenPlaced: true },
        refusals: [],
      });
      tally(`quotes with ${coupon}`, answers.length);
    },
  );

  it('says of a coupon that is for everybody that nothing is left to be checked', async () => {
    const { data } = (await quote({ coupon: 'everybody' })).body;
    expect(data.coupon).toMatchObject({ code: 'EVERYBODY', checkedWhenPlaced: false });
    expect((await quote({})).body.data.coupon).toBeNull();
  });
});

describe('an order with a coupon that is not for everybody', () => {
  const sent = (coupon: string, person: Person, more: object = {}) =>
    orderBody(product, 1800, { coupon, ...by(person), ...more });
  const refused = Object.entries(COUPONS).flatMap(([coupon, { admits }]) =>
    PEOPLE.filter((person) => !admits.includes(person)).map((person) => ({ coupon, person })),
  );

  it('that does not count is refused in one way for every reason, with the quote without it', async () => {
    for (const language of LANGUAGES) {
      const told = new Set<string>();
      for (const { coupon, person } of refused) {
        const body = sent(coupon, person, { scheduledFor: TOMORROW });
        const answer = await sendOrder(business.branch.slug, body, language);
        const what = `${coupon} by ${person}`;
        expectRefusal(answer, language, [what, body, 409, 'COUPON_NOT_FOR_ORDER', ['coupon']]);
        expect(answer.body.error.details.quote).toMatchObject({
          totalCents: 2000,
          discounts: [],
          coupon: null,
          refusals: [{ code: 'COUPON_NOT_FOR_ORDER', path: ['coupon'] }],
        });
        told.add(toldBy(answer));
      }
      expect(told.size, language).toBe(1);
    }
    tally('refused coupons', refused.length * LANGUAGES.length);
  });

  it('that does not count leaves nothing behind', async () => {
    const before = await fingerprint(business.id);
    for (const { coupon, person } of refused)
      expect((await place(business, sent(coupon, person))).status).toBe(409);
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('is refused for whatever else is wrong first, whoever orders', async () => {
    const [one] = [await newProduct(business, { stockTracked: true })];
    const wrongs = {
      'another total': { expectedTotalCents: 1799 },
      'too little change': { payment: { method: 'CASH', changeForCents: 1 } },
      'nothing left': { items: [{ productId: one.id, quantity: 1, extras: [] }] },
      'no address': { type: 'DELIVERY' },
      'no such payment': { payment: { method: 'MEAL_VOUCHER' } },
    };
    for (const [what, more] of Object.entries(wrongs)) {
      for (const coupon of Object.keys(COUPONS)) {
        const told = new Set<string>();
        for (const person of PEOPLE) {
          const body = sent(coupon, person, { scheduledFor: TOMORROW, ...more });
          told.add(toldBy(await place(business, body)));
        }
        expect(told.size, `${what} with ${coupon}`).toBe(1);
        expect([...told][0], what).not.toContain('COUPON_NOT_FOR_ORDER');
      }
    }
  });

  it('is taken from those for whom it counts', async () => {
    for (const [coupon, { admits }] of Object.entries(COUPONS)) {
      const [person] = admits;
      // Each of them anew: whoever has ordered is somebody else for the next coupon.
      const body = sent(
        coupon,
        person!,
        person === 'unknown' ? { customer: { name: 'New', phone: newPhone() } } : {},
      );
      const answer = await place(business, body);
      expect(answer.status, `${coupon} by ${person}: ${answer.text}`).toBe(201);
      if (person === 'away')
        await change('UPDATE customers SET last_order_at = ? WHERE phone = ?', [
          ago(31 * DAY_MS),
          phones.away,
        ]);
    }
  });
});
