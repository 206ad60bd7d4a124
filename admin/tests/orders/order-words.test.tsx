import type { OrderDto } from '@contracts/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { item } from './order-fixture';
import { OrderItems } from '../../src/entities/order/order-items';
import { shownItems } from '../../src/entities/order/shown-items';
import { KitchenItem } from '../../src/features/orders/board-kitchen/kitchen-item';
import { ItemsCard } from '../../src/features/orders/details/items-card';

const NOTE = 'SEM CEBOLA – ALERGIA';

const ordered = item({
  name: 'Meio a meio',
  variation: 'Grande (8 fatias)',
  extras: [
    { name: 'Calabresa', quantity: 1, parts: 2 },
    { name: 'Pepperoni', quantity: 1, parts: 2 },
    { name: 'Borda', quantity: 1, extras: [{ name: 'Catupiry', quantity: 2 }] },
  ],
  notes: NOTE,
});

const priced = { groupId: 'g', groupName: 'G', unitPriceCents: 100, totalCents: 100 };
const soldItem: OrderDto['items'][number] = {
  ...ordered,
  productId: 'p',
  kitchenName: null,
  variation: { id: 'v', name: 'Grande (8 fatias)' },
  unitPriceCents: 5000,
  extrasCents: 300,
  totalCents: 5000,
  extras: ordered.extras.map(({ extras, ...extra }) => ({
    ...extra,
    ...priced,
    extraId: extra.name,
    ...(extras && { extras: extras.map((nested) => ({ ...nested, ...priced, extraId: nested.name })) }),
  })),
};
const order = {
  items: [soldItem],
  notes: 'Alérgico a camarão',
  ifSoldOut: null,
  unitCount: 1,
  itemsCents: null,
  fees: null,
  discounts: null,
  totalCents: null,
};

/** What is read, without the elements around it. */
const read = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

describe.each([
  ['a card of the board', <OrderItems items={[ordered]} />],
  ['a ticket of the kitchen', <KitchenItem item={{ ...ordered, place: 0, ready: false, partOf: null }} />],
  ['the details', <ItemsCard order={order} />],
])('%s', (_where, element) => {
  it('says what the pizza is made of, what comes on top and what was asked for', () => {
    const text = read(element);
    expect(text).toContain('½ Calabresa ½ Pepperoni');
    expect(text).toContain('Borda');
    expect(text).toContain('2× Catupiry');
    expect(text).toContain(NOTE);
  });

  it('says an allergy loudly', () => {
    expect(renderToStaticMarkup(element)).toContain('<strong>ALERGIA</strong>');
  });

  it('has nothing that is only seen by pointing at it', () => {
    expect(renderToStaticMarkup(element)).not.toContain('title=');
  });
});

describe('the items that a card writes out', () => {
  const plain = (name: string) => item({ name });
  const noted = item({ name: 'noted', notes: NOTE });
  const names = (items: Parameters<typeof shownItems>[0]) => shownItems(items, 3).map(({ name }) => name);

  it('are all of a short order', () => {
    expect(names([plain('a'), plain('b'), plain('c')])).toEqual(['a', 'b', 'c']);
  });

  it('are counted where they are plain and many', () => {
    expect(names([plain('a'), plain('b'), plain('c'), plain('d')])).toEqual(['a', 'b']);
  });

  it('never leave out one with a note or a choice, however far down it stands', () => {
    expect(names([plain('a'), plain('b'), plain('c'), plain('d'), plain('e'), noted])).toEqual([
      'a',
      'noted',
    ]);
    expect(names([ordered, ordered, ordered, ordered, plain('a'), plain('b')])).toHaveLength(4);
  });
});
