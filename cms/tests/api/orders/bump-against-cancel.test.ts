import { expect, it } from 'vitest';
import { newBusiness } from '../support/business';
import { countOf } from '../support/database';
import { newProduct } from '../support/menu';
import { oneWinner, untilEachWon } from '../support/one-winner';
import { tally } from '../support/proof';
import { performAction, cardOf, orderIn } from '../support/states';

const ROUNDS = 20;

it(`a ticket that is called ready while its order is cancelled has one winner, ${ROUNDS} times`, async () => {
  const made = await newBusiness();
  const product = await newProduct(made);
  const kitchen = await made.person('kitchen');
  const wins = await untilEachWon(2, ROUNDS, async (start) => {
    const order = await orderIn(made, product, 'PREPARING', 'TAKEOUT');
    const won = await oneWinner(order.id, ['STALE_VERSION'], start, [
      () => performAction(kitchen, order, 'ready'),
      () => performAction(made.owner, order, 'cancel'),
    ]);
    expect((await cardOf(made, order.id)).state).toBe(won === 0 ? 'READY' : 'CANCELLED');
    const moves = `entity_id = ? AND action IN ('ready', 'cancel')`;
    expect(await countOf('audit_entries', moves, [order.id])).toBe(1);
    return won;
  });
  tally(`bump against cancel, won ${wins.join(', ')}`, ROUNDS);
});
