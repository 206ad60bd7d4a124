import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAddress } from '../../src/storefront/checkout/address';
import { removeAddress, saveAddress, savedAddresses } from '../../src/storefront/checkout/address-book';
import { reduceCheckoutDraft, initialForm } from '../../src/storefront/checkout/form';
import { favourites, toggleFavourite } from '../../src/storefront/device/favourites';
import { stubStorage } from '../device-fixture';
import { profile } from './profile-fixture';

const at = (street: string, number = '1') =>
  readAddress({ street, number, district: 'Centro', city: 'São Paulo' });
const streets = () => savedAddresses().map(({ street }) => street);

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the addresses of a device', () => {
  it('are those that orders went to, the last one first and each once, however it was written', () => {
    saveAddress(at('Rua Um'));
    saveAddress(at('Rua Dois'));
    saveAddress(at('rua um '));
    expect(streets()).toEqual(['rua um ', 'Rua Dois']);
  });

  it('are five at most, and gone one by one', () => {
    for (const street of ['A', 'B', 'C', 'D', 'E', 'F']) saveAddress(at(street));
    expect(streets()).toEqual(['F', 'E', 'D', 'C', 'B']);
    expect(removeAddress(at('D')).map(({ street }) => street)).toEqual(['F', 'E', 'C', 'B']);
  });

  it('are kept by orders that were delivered, and forgotten with everything by who wants nothing kept', () => {
    const form = { ...initialForm('one', profile()), address: at('Rua Um') };
    reduceCheckoutDraft('one', { ...form, type: 'TAKEOUT', remember: true });
    expect(streets()).toEqual([]);
    reduceCheckoutDraft('one', { ...form, type: 'DELIVERY', remember: true });
    expect(streets()).toEqual(['Rua Um']);
    reduceCheckoutDraft('one', { ...form, type: 'DELIVERY', remember: false });
    expect(streets()).toEqual([]);
  });
});

describe('the favourites of a device', () => {
  it('are of one store, in the order in which they were liked', () => {
    toggleFavourite('one', 'a');
    toggleFavourite('one', 'b');
    expect(toggleFavourite('one', 'a')).toEqual(['b']);
    expect(favourites('one')).toEqual(['b']);
    expect(favourites('two')).toEqual([]);
  });
});
