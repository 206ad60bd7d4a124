import { expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { setSettings } from '../support/branch-settings';
import { newBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { cardOf } from '../support/states';
import { member } from '../support/team';

it('an order is found by its number with and without what its branch puts before it, also by who is told no names', async () => {
  const made = await newBusiness();
  const product = await newProduct(made);
  const before = await newOrder(made, product);
  await setSettings(made, { numbering: { prefix: 'C-' } });
  const { id } = await newOrder(made, product);
  const { number } = await cardOf(made, id);
  expect(number).toBe('C-002');
  const kitchen = await member(made, 'kitchen', { branchIds: [made.branch.id] });
  for (const who of [made.owner, kitchen.client]) {
    const found = async (q: string) => {
      const answer = await who.get<OrderCardDto[]>(`/api/orders?q=${encodeURIComponent(q)}`);
      expect(answer.status, q).toBe(200);
      return answer.body.data.map((order) => order.id);
    };
    for (const q of ['C-002', 'c-2', '2', '#002']) expect(await found(q), q).toEqual([id]);
    expect(await found('1')).toEqual([before.id]);
    expect(await found('C-1')).toEqual([]);
  }
});
