import { describe, expect, it } from 'vitest';
import { possibleAnswers, itemsAfter, defaultAnswer } from '../../../src/domain/edit';
import type { IfSoldOut, OrderState } from '../../../src/domain/orders/order';

const OFFER = { productId: 'water', quantity: 2, extras: [] };
const items = [{ quantity: 2 }, { quantity: 3 }];

describe('itemsAfter', () => {
  it('keeps everything but what is missing, and adds what was taken instead', () => {
    const missing = { place: 1, quantity: 3, offer: OFFER };
    expect(itemsAfter({ items }, missing, 'REMOVE')).toEqual({
      keep: [{ place: 0, quantity: 2 }],
      add: [],
      hold: [],
    });
    expect(itemsAfter({ items }, missing, 'SUBSTITUTE').add).toEqual([OFFER]);
  });

  it('holds the substitute of what is held', () => {
    const held = [{ quantity: 2 }, { quantity: 3, held: true as const }];
    const missing = { place: 1, quantity: 3, offer: OFFER };
    expect(itemsAfter({ items: held }, missing, 'SUBSTITUTE')).toMatchObject({ add: [OFFER], hold: [0] });
  });

  it('keeps what is there of an item of which only some are missing', () => {
    const { keep } = itemsAfter({ items }, { place: 1, quantity: 1, offer: OFFER }, 'REMOVE');
    expect(keep).toEqual([
      { place: 0, quantity: 2 },
      { place: 1, quantity: 2 },
    ]);
  });
});

describe('onSilence', () => {
  const said = (ifSoldOut: IfSoldOut | null, totalCents: number, totalWithoutCents: number | null = 1000) =>
    defaultAnswer(
      { state: 'ACCEPTED', items, totalCents: 3000, ifSoldOut },
      { totalCents, totalWithoutCents },
    );

  it('is what the customer chose when ordering, and to do without where they chose nothing', () => {
    expect(said('REMOVE', 2900)).toBe('REMOVE');
    expect(said('CANCEL', 2900)).toBe('CANCEL');
    expect(said('SUBSTITUTE', 3000)).toBe('SUBSTITUTE');
    expect(said(null, 2900)).toBe('REMOVE');
  });

  it('has nobody pay more than they ordered for', () => {
    expect(said('SUBSTITUTE', 3001)).toBe('REMOVE');
    expect(said('SUBSTITUTE', 3001, null)).toBe('CANCEL');
  });

  it('calls off an order of which nothing would be left', () => {
    expect(said('REMOVE', 2900, null)).toBe('CANCEL');
    expect(said('SUBSTITUTE', 2900, null)).toBe('SUBSTITUTE');
  });
});

describe('answersTo', () => {
  const offered = (state: OrderState, ifSoldOut: IfSoldOut | null, totalWithoutCents: number | null = 1000) =>
    possibleAnswers({ state, ifSoldOut }, { totalWithoutCents });

  it('lets everything be called off only while nothing is being made, or where that was said before', () => {
    expect(offered('ACCEPTED', null)).toEqual(['SUBSTITUTE', 'REMOVE', 'CANCEL']);
    expect(offered('PREPARING', null)).toEqual(['SUBSTITUTE', 'REMOVE']);
    expect(offered('READY', 'CANCEL')).toEqual(['SUBSTITUTE', 'REMOVE', 'CANCEL']);
  });

  it('leaves nothing out where nothing would be left', () => {
    expect(offered('PREPARING', null, null)).toEqual(['SUBSTITUTE', 'CANCEL']);
  });
});
