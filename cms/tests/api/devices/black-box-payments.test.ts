import { expect, it } from 'vitest';
import type { BlackBoxLane } from '../../../src/contracts/black-box';
import { blackBoxOf, laneEntriesOf } from '../support/black-box';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { cardOf, EVERY_STATE, orderIn, performAction } from '../support/states';

/** What was done with an order, lane by lane. */
async function doneIn(made: TestBusiness, id: string, kind: BlackBoxLane['kind']) {
  const entries = laneEntriesOf(await blackBoxOf(made, id), kind);
  return entries.filter(({ what }) => what === 'ACTION').map(({ detail }) => detail);
}

it('money that is taken at the counter stands in the lane of the payment', async () => {
  const made = await newBusiness(EVERY_STATE);
  const { id } = await newOrder(made, await newProduct(made));
  const accepted = (await performAction(made.owner, await cardOf(made, id), 'accept')).body.data;
  const paid = await performAction(made.owner, accepted, 'take-payment');
  expect(paid.status, paid.text).toBe(200);
  expect(await doneIn(made, id, 'PAYMENT')).toEqual(['take-payment']);
  expect(await doneIn(made, id, 'STORE')).toEqual(['accept']);
});

it('that a customer says they have paid stands beside that the store has seen it', async () => {
  const made = await newBusiness(EVERY_STATE);
  const { id, token } = await orderIn(made, await newProduct(made), 'AWAITING_PAYMENT');
  const claim = await anonymous.post(`/api/store/orders/${token}/claim-payment`, {});
  expect(claim.status, claim.text).toBe(200);
  const seen = await performAction(made.owner, await cardOf(made, id), 'confirm-payment');
  expect(seen.status, seen.text).toBe(200);
  expect(await doneIn(made, id, 'PAYMENT')).toEqual(['claim-payment', 'confirm-payment']);
  expect(await doneIn(made, id, 'CUSTOMER')).toEqual([]);
  expect(await doneIn(made, id, 'STORE')).toEqual([]);
});
