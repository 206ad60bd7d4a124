import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeBodyOf } from '../../src/storefront/checkout/bodies';
import {
  initialForm,
  reduceCheckoutDraft,
  saveCheckoutDraft,
  servicesOf,
} from '../../src/storefront/checkout/form';
import { formProblems } from '../../src/storefront/checkout/problems';
import { scannedTable } from '../../src/storefront/addresses';
import { seatOf } from '../../src/storefront/menu/seat';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

const services = profile({ services: ['DELIVERY', 'TAKEOUT', 'DINE_IN'] });
const about = { country: 'BR', currency: 'BRL', totalCents: 1000, laterOnly: false };

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('who scanned the code of a table', () => {
  it('is at that table; anybody else is at none', () => {
    expect(scannedTable('?table=7')).toBe('7');
    expect(scannedTable('?view=cart&table=%20Varanda%202%20')).toBe('Varanda 2');
    for (const query of ['', '?table=', '?table=%20', '?tables=7']) expect(scannedTable(query)).toBeNull();
  });

  it('has the order brought there, where the store serves tables', () => {
    expect(initialForm('one', services, '7')).toMatchObject({ type: 'DINE_IN', table: '7' });
    expect(servicesOf(services, null)).toEqual(['DELIVERY', 'TAKEOUT']);
    expect(initialForm('one', profile({ services: ['TAKEOUT'] }), '7').type).toBe('TAKEOUT');
    expect(seatOf(services, '?table=7')).toBe('7');
    expect(seatOf(profile({ services: ['TAKEOUT'] }), '?table=7')).toBeNull();
  });

  it('is asked for it as they chose there, until they have ordered or sit elsewhere', () => {
    const chosen = { ...initialForm('one', services, '7'), type: 'TAKEOUT' as const };
    saveCheckoutDraft('one', chosen);
    expect(initialForm('one', services, '7').type).toBe('TAKEOUT');
    expect(initialForm('one', services, '8')).toMatchObject({ type: 'DINE_IN', table: '8' });
    reduceCheckoutDraft('one', chosen);
    expect(initialForm('one', services, '7').type).toBe('DINE_IN');
  });

  it('need not leave a phone, which is checked where one is typed', () => {
    const form = { ...initialForm('one', services, '7'), name: 'Ana', payment: 'CREDIT' as const };
    expect(formProblems(form, about)).toEqual([]);
    expect(formProblems({ ...form, phone: '12' }, about)).toEqual([['customer.phone', 'problem.phone']]);
    expect(formProblems({ ...form, type: 'TAKEOUT' }, about)).toEqual([['customer.phone', 'problem.phone']]);
    const placing = { items: [], expectedTotalCents: 0, country: 'BR', currency: 'BRL' };
    expect(placeBodyOf(form, placing)).toMatchObject({
      type: 'DINE_IN',
      table: '7',
      customer: { name: 'Ana', phone: null },
    });
    expect(placeBodyOf({ ...form, type: 'TAKEOUT' }, placing)).not.toHaveProperty('table');
  });
});
