import { expect, it } from 'vitest';
import type { OrderCardDto } from '../../../src/contracts/orders';
import { newBusiness } from '../support/business';
import { runSurnamesTurn } from '../support/clock';
import { change, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { repeatOrder } from '../support/repeat-order';
import { performAction } from '../support/states';

it('orders of a server that stored no last names are found by them after some turns of the clock', async () => {
  const made = await newBusiness();
  const product = await newProduct(made);
  const surnames = new Map([
    ['Maria da Silva', 'silva'],
    ['Silvana', null],
    ['José  Conceição', 'conceicao'],
  ]);
  const numbers: string[] = [];
  for (const name of surnames.keys()) {
    const { id } = await newOrder(made, product, { customer: { name, phone: '+5511987654321' } });
    numbers.push(id);
  }
  // More than are written at a time.
  const [id = ''] = numbers;
  await performAction(made.owner, { id, version: 1 }, 'accept');
  await repeatOrder(id, 1500);
  await change('UPDATE orders SET surname_search = NULL WHERE business_id = ?', [made.id]);
  const found = async (q: string) =>
    (await made.owner.get<OrderCardDto[]>(`/api/orders?q=${q}&pageSize=1`)).body.meta as { total: number };
  await runSurnamesTurn();
  await runSurnamesTurn();
  expect(await found('conceicao')).toMatchObject({ total: 1 });
  expect(await found('silva')).toMatchObject({ total: 1502 });
  const stored = await rows<{ name: string; surname: string | null }>(
    'SELECT DISTINCT customer_name AS name, surname_search AS surname FROM orders WHERE business_id = ?',
    [made.id],
  );
  expect(new Map(stored.map(({ name, surname }) => [name, surname]))).toEqual(surnames);
});
