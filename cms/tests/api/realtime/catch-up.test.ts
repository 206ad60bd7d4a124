import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { change } from '../support/database';
import { numbersOf, range, reachedBy } from '../support/events';
import { nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { tally, thorough } from '../support/proof';
import { serverUrl } from '../support/server';
import { openEventStream, type EventStream } from '../support/stream';

const BOARDS = thorough(50, 20);
const MISSED = thorough(1900, 1000);
const ORDERS = 40;
const PATIENCE_MS = 120_000;

let business: TestBusiness;
let product: ProductDto;
let orders: string[];

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
  orders = [];
  for (let count = 0; count < ORDERS; count += 1) orders.push((await newOrder(business, product)).id);
});

/** Lets orders change so often, on an instance that this one has not heard of; answers the number before. */
async function changedElsewhere(count: number): Promise<number> {
  const before = await reachedBy(business.id);
  for (let done = 0; done < count; done += orders.length) {
    const ids = orders.slice(0, count - done);
    await change(
      `INSERT INTO events (business_id, seq, at, type, branch_id, resource, entity_id)
       VALUES ${ids.map(() => `(?, ?, ?, 'order.changed', ?, 'orders', ?)`).join(', ')}`,
      ids.flatMap((id, n) => [business.id, before + done + n + 1, nowMs(), business.branch.id, id]),
    );
  }
  await change('UPDATE event_counters SET seq = ? WHERE business_id = ?', [before + count, business.id]);
  return before;
}

describe('boards that missed much', () => {
  it(
    'are told all of it, in order and once, while others are answered in between',
    async () => {
      const from = await changedElsewhere(MISSED);
      const last = from + MISSED;
      const open: EventStream[] = [];
      const told = () => open.reduce((sum, { received }) => sum + received.length, 0);
      let behind = BOARDS;
      const catchingUp = Array.from({ length: BOARDS }, async () => {
        const board = await openEventStream(`/api/events?after=${from}`, { cookie: business.owner.cookie });
        open.push(board);
        await board.until(({ id }) => id === last);
        board.close();
        behind -= 1;
      });
      const toldPerAnswer: number[] = [];
      while (behind > 0) {
        const before = told();
        expect((await anonymous.get('/livez')).status).toBe(200);
        toldPerAnswer.push(told() - before);
      }
      await Promise.all(catchingUp);
      for (const board of open) expect(numbersOf(board)).toEqual(range(from + 1, last));
      for (const { data } of open[0]!.received.slice(1)) expect(data.order).toMatchObject({ id: data.id });
      // Nobody waits for more than a part of it.
      expect(Math.max(...toldPerAnswer)).toBeLessThan((BOARDS * MISSED) / 4);
      tally(`events to ${BOARDS} boards, with ${toldPerAnswer.length} answers in between`, BOARDS * MISSED);
    },
    PATIENCE_MS,
  );

  it(
    'are told on one line, however slowly they read',
    async () => {
      const from = await changedElsewhere(MISSED);
      const last = from + MISSED;
      const path = `/api/events?after=${from}`;
      const headers = { cookie: business.owner.cookie ?? '' };
      const [slow] = (await once(get((await serverUrl()) + path, { headers }), 'response')) as [
        IncomingMessage,
      ];
      slow.pause();
      const other = await openEventStream(path, headers);
      await other.until(({ id }) => id === last);
      other.close();
      let text = '';
      for await (const part of slow.setEncoding('utf8') as AsyncIterable<string>) {
        text += part;
        if (text.includes(`\nid: ${last}\n`)) break;
      }
      const numbers = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
      expect(numbers).toEqual(range(from + 1, last));
    },
    PATIENCE_MS,
  );
});
