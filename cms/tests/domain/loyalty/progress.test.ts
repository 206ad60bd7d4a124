import { describe, expect, it } from 'vitest';
import { rewardProgress } from '../../../src/domain/loyalty';

const reward = (cost: number, missing: number) => ({
  ...{ name: `For ${cost}`, cost, missing, affordable: missing === 0 },
});
const card = {
  ...{ earnPer: 'PER_ORDER' as const, every: 1, gives: 1, earning: true, pending: 0, debt: 0 },
  rewards: [reward(5, 0), reward(10, 3), reward(20, 13)],
};

describe('the progress towards rewards', () => {
  it('tells what can be redeemed, and what is to be bought for the next reward', () => {
    const { affordable, next } = rewardProgress(card);
    expect(affordable.map(({ cost }) => cost)).toEqual([5]);
    expect(next).toMatchObject({ reward: { cost: 10 }, purchase: { per: 'PER_ORDER', amount: 3 } });
  });

  it('counts whole steps of what earns', () => {
    const needs = (rule: object) => rewardProgress({ ...card, ...rule }).next?.purchase;
    expect(needs({ gives: 2 })).toEqual({ per: 'PER_ORDER', amount: 2 });
    expect(needs({ earnPer: 'PER_AMOUNT', every: 1000 })).toEqual({ per: 'PER_AMOUNT', amount: 3000 });
    expect(needs({ earnPer: 'PER_ITEM', every: 2, gives: 2 })).toEqual({ per: 'PER_ITEM', amount: 4 });
  });

  it('counts what is pending, and what is owed', () => {
    expect(rewardProgress({ ...card, pending: 1, debt: 2 }).next?.purchase).toMatchObject({ amount: 4 });
    expect(rewardProgress({ ...card, pending: 3 }).next).toMatchObject({
      ...{ reward: { cost: 10 }, purchase: null },
    });
  });

  it('has no next reward where nothing can be earned any more', () => {
    expect(rewardProgress({ ...card, earning: false }).next).toBeNull();
  });
});
