import { beforeEach, describe, expect, it } from 'vitest';
import { minute } from './order-fixture';
import { stubStorage } from '../device-fixture';
import { sendAll, type Sent } from '@shared/state/persisted-list';
import {
  queuedPresses,
  storedRefusals,
  ofOneOrder,
  type UnsentPress,
} from '../../src/features/orders/board-kitchen/queued-presses';

const press = (id: string, action: UnsentPress['action'] = 'ready'): UnsentPress => ({
  ...{ id, number: id, action, words: {}, version: 1, from: 'ACCEPTED', at: minute(5), key: `key-of-${id}` },
});

beforeEach(() => {
  stubStorage();
});

/** Sends a queue to a server that answers by order, and says what was sent. */
async function sent(ids: readonly string[], answer: (id: string) => Sent): Promise<string[]> {
  const queue = queuedPresses('here');
  for (const id of ids) queue.change((now) => [...now, press(id)]);
  const told: string[] = [];
  const send = ({ id }: UnsentPress) => {
    const outcome = answer(id);
    told.push(id);
    if (outcome === 'settled')
      queue.change((now) => now.filter((each, index) => index !== now.findIndex((one) => one.id === id)));
    return Promise.resolve(outcome);
  };
  await sendAll(queue, send, ofOneOrder);
  return told;
}

describe('presses that are kept', () => {
  it('go on behind one that the server fails on, but for those of the same order', async () => {
    const told = await sent(['a', 'b', 'a', 'c'], (id) => (id === 'a' ? 'stuck' : 'settled'));
    expect(told).toEqual(['a', 'b', 'c']);
    expect(
      queuedPresses('here')
        .list.get()
        .map(({ id }) => id),
    ).toEqual(['a', 'a']);
  });

  it('wait all of them while there is no line', async () => {
    expect(await sent(['a', 'b'], () => 'no-line')).toEqual(['a']);
    expect(queuedPresses('here').list.get()).toHaveLength(2);
  });

  it('of two pages of one device are one list', () => {
    const [one, other] = [queuedPresses('here'), queuedPresses('here')];
    one.change((now) => [...now, press('a')]);
    other.change((now) => [...now, press('b')]);
    one.read();
    expect(one.list.get().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(queuedPresses('elsewhere').list.get()).toEqual([]);
  });

  it('by a page of before are sent as well, each with a key of its own', () => {
    const { key: _none, ...old } = press('a');
    const value = [old, { ...old, action: 'step-back' }];
    localStorage.setItem('comanda.kitchen.unsent.here', JSON.stringify({ version: 1, value }));
    const keys = () =>
      queuedPresses('here')
        .list.get()
        .map(({ key }) => key);
    expect(new Set(keys()).size).toBe(2);
    for (const key of keys()) expect(key).toMatch(/^[\x21-\x7e]{8,200}$/);
    expect(keys()).toEqual(keys());
  });

  it('that were refused are told until somebody has read it, also by a page that was loaded anew', () => {
    storedRefusals('here').change((now) => [...now, { press: press('a'), state: 'CANCELLED' }]);
    const again = storedRefusals('here');
    expect(again.list.get()).toMatchObject([{ press: { number: 'a' }, state: 'CANCELLED' }]);
    again.change(() => []);
    expect(storedRefusals('here').list.get()).toEqual([]);
  });
});
