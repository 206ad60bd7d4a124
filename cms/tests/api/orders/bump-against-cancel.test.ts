import { expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { act, cardOf, orderIn } from '../support/states';

const ROUNDS = 20;

it(`a ticket that is called ready while its order is cancelled has one winner, ${ROUNDS} times`, async () => {
  const made = await newBusiness();
  const product = await newProduct(made);
  const kitchen = await made.person('kitchen');
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    const [bump, cancel] = await Promise.all([
      act(kitchen, order, 'ready'),
      act(made.owner, order, 'cancel'),
    ]);
    expect([bump.status, cancel.status].sort()).toEqual([200, 409]);
    const { state } = await cardOf(made, order.id);
    expect(state).toBe(bump.status === 200 ? 'READY' : 'CANCELLED');
    const [lost] = [bump, cancel].filter(({ status }) => status === 409);
    expect(lost?.body.error).toMatchObject({ details: { current: { state } } });
    const moves = `entity_id = ? AND action IN ('ready', 'cancel')`;
    expect(await countOf('audit_entries', moves, [order.id])).toBe(1);
  }
});
