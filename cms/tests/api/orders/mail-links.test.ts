import { beforeAll, describe, expect, it } from 'vitest';
import { newAddress } from '../support/account';
import { newBusiness, type TestBusiness } from '../support/business';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newPhone } from '../support/ordering';
import { performAction, orderIn } from '../support/states';

/** Whatever mail clients make a link of; the tracking page is the only one that belongs there. */
const LINK = /(?:\w+:\/\/|www\.)\S+|[\p{L}\d-]+\.\p{L}{2,}\S*/giu;
const linksIn = (text = '') =>
  (text.match(LINK) ?? []).filter((link) => !/^http:\/\/[^/]+\/t\/\S+$/.test(link));

let business: TestBusiness;
let product: { id: string; priceCents: number };
let substitute: { id: string; priceCents: number };

beforeAll(async () => {
  business = await newBusiness({ branch: { name: 'Cantina www.evil.example' } });
  product = await newProduct(business, { name: 'Pizza http://evil.example/a' });
  substitute = await newProduct(business, { name: 'Dr.Pepper ana@evil.example' });
});

async function acceptedOrder() {
  const email = newAddress('guest');
  const customer = { name: 'Ana Lima', phone: newPhone(), email };
  return { email, order: await orderIn(business, product, 'ACCEPTED', 'TAKEOUT', { customer }) };
}

describe('the mails about an order', () => {
  it('have no links in the names of store, items and substitutes, nor in the words of the store', async () => {
    const { email, order } = await acceptedOrder();
    const offered = await performAction(business.owner, order, 'offer-substitute', {
      offer: { productId: substitute.id, quantity: 1, extras: [] },
      place: 0,
      expectedTotalCents: substitute.priceCents,
    });
    expect(offered.status, offered.text).toBe(200);
    const [confirmation, question] = await mailsTo(email, 2);
    for (const mail of [confirmation, question]) {
      expect(linksIn(mail?.text)).toEqual([]);
      expect(mail?.text).toContain('Cantina evil');
      expect(mail?.text).toContain('Pizza evil');
    }
    expect(question?.text?.replaceAll('\u2060', '')).toContain('Dr.Pepper');

    const customer = { name: 'Ana Lima', phone: newPhone(), email: newAddress('refused') };
    const pending = await orderIn(business, product, 'PENDING', 'TAKEOUT', { customer });
    const rejected = await performAction(business.owner, pending, 'reject', {
      code: 'OTHER',
      note: 'Order at evil.example/now',
    });
    expect(rejected.status, rejected.text).toBe(200);
    const [, ending] = await mailsTo(customer.email, 2);
    expect(ending?.text).toContain('Order at evil');
    expect(linksIn(ending?.text)).toEqual([]);
  });
});
