import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrderBody, quoteBody } from '@contracts/storefront';
import { cartBody } from '@contracts/carts';
import { HOUR_MS } from '@domain/time';
import { placeBodyOf, quoteBodyOf } from '../../src/storefront/checkout/bodies';
import { MAX_CODES } from '../../src/storefront/checkout/coupon-standing';
import { cartBodyOf } from '../../src/storefront/checkout/cart-body';
import {
  checkoutDraft,
  saveCheckoutDraft,
  LIMITS,
  reduceCheckoutDraft,
  initialForm,
  type CheckoutForm,
} from '../../src/storefront/checkout/form';
import { deviceValue } from '@shared/state/device-value';
import { cardPass, recordPass } from '../../src/storefront/device/card-pass';
import { rememberOrder } from '../../src/storefront/device/remember-order';
import { recentOrders } from '../../src/storefront/device/recent-orders';
import { firstField, formProblems, refusalProblems } from '../../src/storefront/checkout/problems';
import { cartItem } from '../../src/storefront/cart/cart';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

const address = {
  street: 'Rua Augusta',
  number: '100',
  complement: '',
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01305-000',
  reference: '',
  place: null,
};
const form: CheckoutForm = {
  type: 'DELIVERY',
  table: null,
  name: ' Ana Lima ',
  phone: '11 98888-7777',
  email: '',
  remindMe: null,
  address,
  payment: 'CASH',
  changeFor: '50,00',
  needsChange: true,
  tip: '',
  scheduledFor: null,
  coupons: [],
  reward: null,
  notes: '',
  ifSoldOut: 'REMOVE',
  remember: true,
};
const items = [cartItem({ id: 'pizza', name: 'Pizza' }, { variationId: 'large', extras: { bacon: 1 } }, 2)];
const brazil = { country: 'BR', currency: 'BRL' };
const placing = { items, expectedTotalCents: 4200, ...brazil };

/** What the device keeps of an unfinished order, as a page that is opened later finds it. */
const draftOnDevice = (slug: string) =>
  deviceValue(`comanda.store.draft.${slug}`, 1, (value) => value as CheckoutForm).load();

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  it('is what the server reads, with and without everything optional', () => {
    const full: CheckoutForm = {
      ...form,
      address: {
        ...address,
        complement: 'ap 3',
        reference: 'portão azul',
        place: { lat: -23.5, lng: -46.6 },
      },
      coupons: ['PRACA10', 'FRETE', 'X10'],
      notes: 'obrigada',
      scheduledFor: '2031-04-03T15:30:00.000Z',
    };
    for (const filled of [form, full, { ...form, type: 'TAKEOUT' as const, payment: 'PIX' as const }]) {
      const quote = quoteBodyOf(filled, items);
      const place = placeBodyOf(filled, placing);
      expect(quoteBody.parse(quote)).toEqual(quote);
      expect(placeOrderBody.parse(place)).toEqual(place);
    }
    expect(placeBodyOf(full, placing)).toMatchObject({
      address: { lat: -23.5, lng: -46.6 },
      notes: 'obrigada',
      coupon: 'PRACA10',
      coupons: ['FRETE', 'X10'],
    });
  });

  it('has the change in minor units, only where cash is paid and change is needed', () => {
    const change = (part: Partial<CheckoutForm>) =>
      placeBodyOf({ ...form, ...part }, placing)?.payment.changeForCents;
    expect(change({})).toBe(5000);
    expect(change({ needsChange: false })).toBeNull();
    expect(change({ payment: 'DEBIT' })).toBeNull();
  });

  it('has no address for a pickup, nor in a quote before it is whole', () => {
    expect(placeBodyOf({ ...form, type: 'TAKEOUT' }, placing)?.address).toBeNull();
    expect(quoteBodyOf({ ...form, address: { ...address, number: ' ' } }, items).address).toBeNull();
    expect(quoteBodyOf(form, items).address).toMatchObject({ street: 'Rua Augusta', complement: null });
  });

  it('says who is ordering in no quote, with a coupon or without', () => {
    for (const coupons of [[], ['X10']])
      expect(JSON.stringify(quoteBodyOf({ ...form, coupons }, items))).not.toMatch(/98888|Ana|phone/);
  });

  it('has a tip as it is typed in the language, and none where that is no amount', () => {
    const tipOf = (tip: string) => placeBodyOf({ ...form, tip }, placing)?.tipCents;
    expect([tipOf('7,50'), tipOf(' '), tipOf('much')]).toEqual([750, undefined, null]);
    const about = { ...brazil, totalCents: 4200, laterOnly: false };
    expect(formProblems({ ...form, tip: 'much' }, about)).toEqual([['tipCents', 'problem.amount']]);
  });

  it('fits into the limits of the wire', () => {
    const long = (field: keyof typeof LIMITS) => 'x'.repeat(LIMITS[field]);
    const widest: CheckoutForm = {
      ...form,
      name: long('name'),
      phone: long('phone'),
      coupons: Array<string>(MAX_CODES).fill(long('coupon')),
      notes: long('notes'),
      address: {
        street: long('street'),
        number: long('number'),
        complement: long('complement'),
        district: long('district'),
        city: long('city'),
        state: long('state'),
        postalCode: long('postalCode'),
        reference: long('reference'),
        place: null,
      },
    };
    expect(placeOrderBody.safeParse(placeBodyOf(widest, placing)).error).toBeUndefined();
  });

  it('has no amount that the wire has no room for', () => {
    const amounts = (amount: string) => placeBodyOf({ ...form, tip: amount, changeFor: amount }, placing);
    for (const amount of ['99999', '100000', '100000,01', '1000000', '1000000,01', '99999999999999']) {
      const body = amounts(amount);
      expect(placeOrderBody.safeParse(body).error, amount).toBeUndefined();
      expect(
        quoteBody.safeParse({ ...quoteBodyOf(form, items), tipCents: body?.tipCents }).error,
      ).toBeUndefined();
    }
    expect(amounts('100000,01')?.tipCents).toBeNull();
    expect(amounts('1000000,01')?.payment.changeForCents).toBeNull();
  });
});

describe('what is told of a cart', () => {
  const told = (part: Partial<CheckoutForm>) => cartBodyOf({ ...form, ...part }, items, null);

  it('is who it is of where they agree, that they take it back, and nothing where they have not said', () => {
    const contact = { consent: true, name: 'Ana Lima', phone: '11 98888-7777', email: null };
    expect(told({ remindMe: true })?.contact).toEqual(contact);
    expect(cartBody.parse(told({ remindMe: true })).contact).toEqual(contact);
    expect(told({ remindMe: false })?.contact).toBeNull();
    expect(told({ remindMe: true, phone: '' })?.contact).toBeNull();
    expect(JSON.stringify(told({}))).not.toContain('contact');
  });

  it('is at which table it is filled, while it is to be brought there', () => {
    const seated = { table: '7', type: 'DINE_IN' } as const;
    expect(told(seated)).toMatchObject(seated);
    expect(told({ table: '7', type: 'TAKEOUT' })).not.toHaveProperty('table');
    expect(cartBody.parse(told(seated))).toEqual(told(seated));
  });

  it('has not been said of the next one, and is kept on the way', () => {
    saveCheckoutDraft('one', { ...form, remindMe: false });
    expect(initialForm('one', profile()).remindMe).toBe(false);
    // Whom the device is not to know has agreed all the same, and the store has it from them.
    for (const remindMe of [true, false, null]) {
      saveCheckoutDraft('one', { ...form, remindMe, remember: false });
      expect(draftOnDevice('one')).toMatchObject({ name: '', phone: '', remindMe });
    }
    const agreed = { remindMe: true };
    saveCheckoutDraft('one', { ...form, ...agreed });
    expect(initialForm('one', profile())).toMatchObject(agreed);
    reduceCheckoutDraft('one', { ...form, ...agreed });
    expect(initialForm('one', profile())).toMatchObject({ remindMe: null });
  });
});

describe('what the customer is told before the store is asked', () => {
  const about = { ...brazil, totalCents: 4200, laterOnly: false };
  const fields = (part: Partial<CheckoutForm>, more: Partial<typeof about> = {}) =>
    formProblems({ ...form, ...part }, { ...about, ...more }).map(([field]) => field);

  it('is nothing when everything is there', () => {
    expect(fields({})).toEqual([]);
  });

  it('is every field that is missing', () => {
    const empty = { street: '', number: '', district: '', city: '', state: '', postalCode: '' };
    expect(fields({ name: 'A', phone: 'call me', payment: null, address: { ...address, ...empty } })).toEqual(
      [
        'customer.name',
        'customer.phone',
        'address.street',
        'address.number',
        'address.district',
        'address.city',
        'address.state',
        'address.postalCode',
        'payment',
      ],
    );
  });

  it('asks no address of who picks up, and a time while the store is closed', () => {
    expect(fields({ type: 'TAKEOUT', address: { ...address, street: '' } })).toEqual([]);
    expect(fields({}, { laterOnly: true })).toEqual(['scheduledFor']);
  });

  it.each([
    ['', ['payment.changeForCents']],
    ['muito', ['payment.changeForCents']],
    ['41,99', ['payment.changeForCents']],
    ['42', []],
  ])('takes a note of %j for a total of 42,00: %j', (changeFor, expected) => {
    expect(fields({ changeFor })).toEqual(expected);
  });
});

describe('what the store refuses', () => {
  const issue = (path: (string | number)[], message: string) => ({ code: 'X', path, message });

  it('is said at the field it concerns', () => {
    const found = refusalProblems([
      issue(['items', 1, 'extras', 0], 'sold out'),
      issue(['customer', 'phone'], 'no phone'),
      issue(['payment', 'method'], 'not offered'),
      issue(['payment', 'changeForCents'], 'too little'),
      issue(['address'], 'out of area'),
      issue(['address', 'street'], 'too long'),
      issue(['expectedTotalCents'], 'elsewhere'),
      issue(['coupon'], 'too early'),
      issue(['coupons', 1], 'too late'),
      issue(['customer', 'phone'], 'said second'),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      'items.1': 'sold out',
      'customer.phone': 'no phone',
      payment: 'not offered',
      'payment.changeForCents': 'too little',
      address: 'out of area',
      'address.street': 'too long',
      '': 'elsewhere',
      'coupon.0': 'too early',
      'coupon.2': 'too late',
    });
  });

  it('takes the customer to the first field of the page', () => {
    const field = (...names: string[]) => firstField(new Map(names.map((name) => [name, '!'])));
    expect(field('', 'coupon.1', 'payment', 'address.street')).toBe('address.street');
    expect(field('customer.phone', 'type')).toBe('type');
    expect(field()).toBeNull();
  });
});

describe('what the device remembers', () => {
  it('fills in the next order, at any store, and the store’s own city', () => {
    reduceCheckoutDraft('one', form);
    const next = initialForm('two', profile({ payments: ['PIX', 'CASH'] }));
    expect(next).toMatchObject({
      name: ' Ana Lima ',
      phone: '11 98888-7777',
      address: { street: 'Rua Augusta' },
      payment: null,
    });
    stubStorage();
    expect(initialForm('two', profile()).address).toMatchObject({
      street: '',
      city: 'São Paulo',
      state: 'SP',
    });
  });

  it('is nobody where the customer does not want it', () => {
    reduceCheckoutDraft('one', form);
    reduceCheckoutDraft('one', { ...form, remember: false });
    saveCheckoutDraft('two', { ...form, remember: false });
    expect(initialForm('one', profile()).name).toBe('');
    expect(draftOnDevice('two')).toMatchObject({ name: '', address: { street: '' } });
  });

  it('is nobody at any other store either, from the order on with which they do not want it', () => {
    saveCheckoutDraft('three', { ...form, notes: 'Ring twice' });
    reduceCheckoutDraft('one', { ...form, remember: false });
    expect(checkoutDraft('three')).toMatchObject({ name: '', phone: '', notes: 'Ring twice' });
  });

  it('is not proven by this device any more: rewards and passes to loyalty cards leave it', () => {
    const reward = { id: 'dessert', proof: 'token', name: 'Dessert' };
    for (const slug of ['seven', 'eight']) {
      saveCheckoutDraft(slug, { ...form, reward });
      recordPass(slug, '?card=id.1.mac');
    }
    reduceCheckoutDraft('seven', { ...form, remember: false });
    for (const slug of ['seven', 'eight'])
      expect([draftOnDevice(slug)?.reward, cardPass(slug).load()]).toEqual([null, null]);
  });

  it('is there while the page is, until the order, also where it is not to be kept', () => {
    saveCheckoutDraft('four', { ...form, remember: false });
    expect(initialForm('four', profile())).toMatchObject({ name: ' Ana Lima ', remember: false });
    reduceCheckoutDraft('four', { ...form, remember: false });
    expect(initialForm('four', profile()).name).toBe('');
  });

  it('is an order that can be followed and not ordered again, where they do not want it', () => {
    const placedAt = new Date().toISOString();
    const before = { token: 't', number: '7', placedAt, promisedAt: null, items: '1 × Pizza' };
    for (const slug of ['five', 'six']) rememberOrder(slug, before);
    reduceCheckoutDraft('five', { ...form, remember: false });
    for (const slug of ['five', 'six'])
      expect(recentOrders(slug)).toMatchObject([{ token: 't', items: '', passing: true }]);
    vi.setSystemTime(Date.now() + 7 * HOUR_MS);
    expect(recentOrders('five')).toEqual([]);
    expect(localStorage.getItem('comanda.store.orders.five')).not.toContain('"token"');
    vi.useRealTimers();
  });

  it('keeps what was typed on the way, and drops what was only for that order', () => {
    const reward = { id: 'dessert', proof: 'token', name: 'Dessert' };
    saveCheckoutDraft('one', { ...form, coupons: ['X10'], reward, notes: 'hi' });
    expect(initialForm('one', profile())).toMatchObject({
      reward,
      name: ' Ana Lima ',
      address: { street: 'Rua Augusta' },
      coupons: ['X10'],
      notes: 'hi',
      changeFor: '50,00',
      payment: 'CASH',
    });
    reduceCheckoutDraft('one', { ...form, coupons: ['X10'], reward, notes: 'hi' });
    expect(initialForm('one', profile())).toMatchObject({
      reward: null,
      coupons: [],
      notes: '',
      changeFor: '',
      payment: 'CASH',
    });
  });

  it('offers only what the store offers', () => {
    saveCheckoutDraft('one', { ...form, scheduledFor: '2001-01-01T00:00:00.000Z' });
    const strict = initialForm('one', profile({ services: ['TAKEOUT'], payments: ['CREDIT', 'PIX'] }));
    expect(strict).toMatchObject({ type: 'TAKEOUT', payment: null, scheduledFor: null });
    expect(initialForm('one', profile({ payments: ['PIX'] })).payment).toBe('PIX');
  });
});
