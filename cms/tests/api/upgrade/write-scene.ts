import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ORDER_STATES } from '../../../src/domain/orders/order';
import { seedScene } from './scene';

// Not one of the tests: plays the scene for a dump, on the data folder and database of its environment.
it('plays the scene', async () => {
  const remembered = await seedScene();
  expect(new Set(remembered.orders.map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
  const lines = Object.entries(remembered).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  writeFileSync(process.env.REMEMBERED ?? '', `{\n${lines.join(',\n')}\n}\n`);
});
