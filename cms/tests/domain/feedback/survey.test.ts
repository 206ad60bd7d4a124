import { describe, expect, it } from 'vitest';
import { feedbackKind, ratedParts, surveyRefusal, SURVEY_DAYS } from '../../../src/domain/feedback';
import { ORDER_STATES } from '../../../src/domain/orders/order';
import { DAY_MS } from '../../../src/domain/time';

const deliveredAt = '2026-11-27T20:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(deliveredAt) + ms);

describe('who is asked how their order was', () => {
  it('is the customer who has it, and nobody whose order came to nothing', () => {
    const asked = ORDER_STATES.filter(
      (state) => surveyRefusal({ state, deliveredAt, concludedAt: null, test: false }, after(0)) === null,
    );
    expect(asked).toEqual(['DELIVERED', 'CONCLUDED']);
  });

  it('is asked for thirty days', () => {
    const concludedAt = after(DAY_MS).toISOString();
    const order = { state: 'CONCLUDED', deliveredAt, concludedAt, test: false } as const;
    expect(surveyRefusal(order, after(SURVEY_DAYS * DAY_MS))).toBeNull();
    expect(surveyRefusal(order, after(SURVEY_DAYS * DAY_MS + 1))).toBe('FEEDBACK_TOO_LATE');
  });

  it('is asked of an order that was closed without a press for its delivery', () => {
    const order = { state: 'CONCLUDED', deliveredAt: null, concludedAt: deliveredAt, test: false } as const;
    expect(surveyRefusal(order, after(0))).toBeNull();
  });
});

it('only what was brought has a delivery to rate', () => {
  expect(ratedParts('DELIVERY')).toEqual(['food', 'delivery', 'service']);
  expect(ratedParts('TAKEOUT')).toEqual(['food', 'service']);
  expect(ratedParts('DINE_IN')).toEqual(['food', 'service']);
});

it('nine and ten recommend a store, up to six speak against it', () => {
  const kinds = Array.from({ length: 11 }, (_, nps) => feedbackKind(nps));
  expect(kinds.slice(0, 7)).toEqual(Array(7).fill('DETRACTOR'));
  expect(kinds.slice(7)).toEqual(['PASSIVE', 'PASSIVE', 'PROMOTER', 'PROMOTER']);
});
