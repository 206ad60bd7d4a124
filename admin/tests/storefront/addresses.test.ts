import { describe, expect, it } from 'vitest';
import {
  linkIntentOf,
  menuAddress,
  reorderAddress,
  trackingAddress,
  viewAddress,
  withinApp,
  withoutLinkIntent,
} from '../../src/storefront/addresses';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://comanda.test');
  return { pathname, search };
};

describe('who sits at a table', () => {
  it('sits there while they look around, and when they order again', () => {
    expect(viewAddress(at('/m/one/?table=7'), { view: 'cart' })).toBe('/m/one/?table=7&view=cart');
    expect(viewAddress(at('/m/one/?table=7&view=cart'), {})).toBe('/m/one/?table=7');
    expect(withoutLinkIntent(at('/m/one/?table=7&again=abc'))).toBe('/m/one/?table=7');
    expect(menuAddress('one', 'Varanda 2')).toBe('/m/one/?table=Varanda+2');
    expect(reorderAddress('one', 'abc', '7')).toBe('/m/one/?table=7&again=abc');
  });

  it('is nobody else', () => {
    expect(viewAddress(at('/m/one/?table='), { item: 'a' })).toBe('/m/one/?item=a');
    expect(menuAddress('one')).toBe('/m/one/');
    expect(reorderAddress('one', 'abc', null)).toBe('/m/one/?again=abc');
  });
});

it('brings one thing along, and once', () => {
  expect(linkIntentOf('?table=7&again=a%2Bb')).toEqual({ kind: 'again', token: 'a+b' });
  expect(linkIntentOf('?cart=c')).toEqual({ kind: 'cart', token: 'c' });
  expect(linkIntentOf('?stop=c')).toEqual({ kind: 'stop', token: 'c' });
  for (const query of ['', '?again=', '?against=x', '?table=7']) expect(linkIntentOf(query)).toBeNull();
  expect(withoutLinkIntent(at('/m/one/?cart=c&stop=c&again=a'))).toBe('/m/one/');
});

it('keeps all pages of a store within its app', () => {
  expect(withinApp(at('/m/one?table=7'))).toBe('/m/one/?table=7');
  expect(withinApp(at('/m/one/'))).toBe('/m/one/');
  expect(withinApp(at('/m/one?c=TEN&table=7'))).toBe('/m/one/?table=7');
  expect(trackingAddress('one', 'a/b')).toBe('/m/one/t/a%2Fb');
});
