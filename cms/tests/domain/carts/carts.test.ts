import { describe, expect, it } from 'vitest';
import {
  CART_OBSTACLES,
  CART_STATES,
  CART_TRANSITIONS,
  canMove,
  isRemindable,
  FEE_PERCENT,
  heldBackMs,
  moveOfOrder,
  obstacleOf,
  obstacleOfCode,
  reminderRefusal,
  type CustomerHistory,
  type Remindable,
} from '../../../src/domain/carts';
import { HOUR_MS } from '../../../src/domain/time';
import { ask } from '../orders/fixtures';

describe('the life of a cart', () => {
  it('reaches every state from the first', () => {
    const reached = new Set<string>(['ACTIVE']);
    for (let round = 0; round < CART_STATES.length; round += 1)
      for (const { from, to } of Object.values(CART_TRANSITIONS))
        if (from.some((state) => reached.has(state))) reached.add(to);
    expect([...reached].sort()).toEqual([...CART_STATES].sort());
  });

  it('ends with its expiry', () => {
    for (const move of Object.keys(CART_TRANSITIONS) as (keyof typeof CART_TRANSITIONS)[])
      expect(canMove('EXPIRED', move), move).toBe(false);
  });

  it('is won back by an order only where it was left', () => {
    expect(CART_STATES.map(moveOfOrder)).toEqual(['convert', 'recover', 'recover', null, null, null]);
  });
});

describe('what stood in the way', () => {
  it.each([
    ['CLOSED_HOURS', 'CLOSED'],
    ['SLOT_FULL', 'CLOSED'],
    ['EXCLUDED_AREA', 'OUT_OF_AREA'],
    ['PRODUCT_SOLD_OUT', 'ITEM_SOLD_OUT'],
    ['VARIATION_SOLD_OUT', 'ITEM_SOLD_OUT'],
    ['UNKNOWN_VARIATION', 'ITEM_SOLD_OUT'],
    ['EXTRA_SOLD_OUT', 'ITEM_SOLD_OUT'],
    ['UNKNOWN_EXTRA', 'ITEM_SOLD_OUT'],
    ['BELOW_MINIMUM', 'BELOW_MINIMUM'],
    ['COUPON_EXPIRED', 'COUPON_REFUSED'],
    ['PAYMENT_METHOD_NOT_OFFERED', 'PAYMENT_NOT_DONE'],
    ['ADDRESS_REQUIRED', 'NONE'],
    ['SOMETHING_NEW', 'NONE'],
  ])('%s is %s', (code, obstacle) => expect(obstacleOfCode(code)).toBe(obstacle));

  it('is the gravest of several refusals', () => {
    const refused = (...codes: string[]) =>
      obstacleOf({
        refusals: codes.map((code) => ({ code, path: [], args: {} })) as never,
        fees: [],
        totals: { itemsCents: 1000 } as never,
      });
    expect(refused('COUPON_EXPIRED', 'OUT_OF_AREA', 'BELOW_MINIMUM')).toBe('OUT_OF_AREA');
    expect(refused('ADDRESS_REQUIRED')).toBe('NONE');
    expect(CART_OBSTACLES.at(-1)).toBe('NONE');
  });

  it('is the fee once it is told and large beside the items', () => {
    const quoted = { ...ask({}, {}), refusals: [] };
    const { itemsCents } = quoted.totals;
    const limit = Math.ceil((itemsCents * FEE_PERCENT) / 100);
    const withFee = (amountCents: number) =>
      obstacleOf({ ...quoted, fees: [{ kind: 'DELIVERY' as const, amountCents }] });
    expect(withFee(limit)).toBe('FEE');
    expect(withFee(limit - 1)).toBe('NONE');
    expect(obstacleOf({ ...quoted, fees: [] })).toBe('NONE');
    const nothing = { ...quoted, totals: { ...quoted.totals, itemsCents: 0 } };
    expect(obstacleOf({ ...nothing, fees: [{ kind: 'DELIVERY', amountCents: limit }] })).toBe('NONE');
  });
});

describe('a reminder', () => {
  const cart: Remindable = {
    state: 'ABANDONED',
    consentAt: '2026-03-10T12:00:00.000Z',
    contactPhone: '+5511987654321',
    contactEmail: 'ana@example.test',
    autoRemindedAt: null,
    handRemindedAt: null,
  };
  const nothing: CustomerHistory = {
    ordered: false,
    autoRemindedAt: null,
    handRemindedAt: null,
    remindable: { EMAIL: true, WHATSAPP: true },
  };
  const at = (hour: string) => new Date(`2026-03-10T${hour}:00-03:00`);
  const why = (changes: Partial<Remindable>, more: object = {}) =>
    reminderRefusal({ ...cart, ...changes }, {
      ...{ by: 'CLOCK', way: 'EMAIL', canOrder: true, now: at('12:00'), timeZone: 'America/Sao_Paulo' },
      customer: nothing,
      ...more,
    } as never);

  it('is sent with consent, to somebody who left, while the store takes orders', () => {
    expect(why({})).toBeNull();
    expect(why({ state: 'ACTIVE' })).toBe('CART_NOT_LEFT');
    expect(why({ state: 'RECOVERED' })).toBe('CART_NOT_LEFT');
    expect(why({ consentAt: null })).toBe('CART_NO_CONSENT');
    expect(why({ contactEmail: null })).toBe('CART_NO_CONTACT');
    expect(why({ contactPhone: null }, { by: 'PERSON', way: 'WHATSAPP' })).toBe('CART_NO_CONTACT');
    expect(why({}, { canOrder: false })).toBe('CART_STORE_CLOSED');
  });

  it('comes once by itself and once by hand', () => {
    const once = { state: 'REMINDED', autoRemindedAt: '2026-03-10T13:00:00.000Z' } as const;
    expect(why(once)).toBe('CART_ALREADY_REMINDED');
    expect(why(once, { by: 'PERSON' })).toBeNull();
    expect(why({ ...once, handRemindedAt: once.autoRemindedAt }, { by: 'PERSON' })).toBe(
      'CART_ALREADY_REMINDED',
    );
  });

  it('comes of one cart of a customer in a week, in the same way', () => {
    const known = (history: Partial<CustomerHistory>, by = 'CLOCK') =>
      why({}, { by, customer: { ...nothing, ...history } });
    const [recent, old] = ['2026-03-03T15:00:00.001Z', '2026-03-03T15:00:00.000Z'];
    expect(known({ autoRemindedAt: recent })).toBe('CART_ALREADY_REMINDED');
    expect(known({ autoRemindedAt: old })).toBeNull();
    expect(known({ handRemindedAt: recent })).toBeNull();
    expect(known({ handRemindedAt: recent }, 'PERSON')).toBe('CART_ALREADY_REMINDED');
    expect(known({ autoRemindedAt: recent }, 'PERSON')).toBeNull();
  });

  it('is not for who ordered since, or wanted no more since', () => {
    expect(why({}, { customer: { ...nothing, ordered: true } })).toBe('CART_ORDERED');
    const customer = { ...nothing, remindable: { EMAIL: false, WHATSAPP: true } };
    expect(why({}, { customer })).toBe('CART_NO_CONSENT');
    expect(why({}, { customer, by: 'PERSON', way: 'WHATSAPP' })).toBeNull();
  });

  it('leaves the nights alone, by the clock of the branch; a person chooses the moment', () => {
    expect(why({}, { now: at('20:59') })).toBeNull();
    expect(why({}, { now: at('21:00') })).toBe('CART_QUIET_HOURS');
    expect(why({}, { now: at('08:59') })).toBe('CART_QUIET_HOURS');
    expect(why({}, { now: at('09:00') })).toBeNull();
    expect(why({}, { by: 'PERSON', now: at('23:00') })).toBeNull();
  });
});

describe('a reminder whose mail waits', () => {
  const held = (due: string, now: string) =>
    heldBackMs(`2026-${due}:00Z`, new Date(`2026-${now}:00Z`), 'Europe/Berlin') / HOUR_MS;

  it.each([
    ['in the evening, on time', '11-25T19:50', '11-25T20:10', 0],
    ['late by day', '11-25T09:00', '11-25T15:00', 0],
    ['late in the evening', '11-25T15:00', '11-25T21:00', 11],
    ['after midnight', '11-25T15:00', '11-26T03:30', 4.5],
    ['as the quiet hours end', '11-25T15:00', '11-26T08:00', 0],
    ['in the night in which the clocks go forward', '03-28T15:00', '03-28T23:00', 8],
    ['in the night in which they go back', '10-24T15:00', '10-24T22:00', 10],
  ])('%s', (_, due, now, hours) => {
    expect(held(due, now)).toBe(hours);
  });
});

describe('a contact', () => {
  const [early, late] = ['2026-03-10T10:00:00.000Z', '2026-03-10T11:00:00.000Z'];
  const said = (withdrawnAt: string | null, optedInAt: string | null = null) => ({ withdrawnAt, optedInAt });

  it('is reminded until it, or another one of the cart, wants no more', () => {
    expect(isRemindable(said(null), [said(null)])).toBe(true);
    expect(isRemindable(said(early), [said(early)])).toBe(false);
    expect(isRemindable(said(null), [said(null), said(early)])).toBe(false);
  });

  it('is reminded again from an opt-in by its own link on, and not by that of another', () => {
    expect(isRemindable(said(early, late), [said(early, late)])).toBe(true);
    expect(isRemindable(said(null, late), [said(null, late), said(early)])).toBe(true);
    expect(isRemindable(said(early), [said(early), said(null, late)])).toBe(false);
  });

  it('stays without reminders where both were at the same instant, or the withdrawal came later', () => {
    expect(isRemindable(said(late, late), [said(late, late)])).toBe(false);
    expect(isRemindable(said(late, early), [said(late, early)])).toBe(false);
  });
});
