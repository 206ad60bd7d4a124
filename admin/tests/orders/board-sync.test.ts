import type { BoardDto } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled, testLine } from './live-fixture';
import { BOARD_DAY, BRANCH, card, happening, minute } from './order-fixture';
import type { Change } from '../../src/features/orders/live/board-state';
import { createBoardSync, type BoardSync } from '../../src/features/orders/live/board-sync';

interface Asked {
  answer: (board: Partial<BoardDto>) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

let server: ReturnType<typeof testLine>;
let asked: Asked[];
let delayed: (() => void)[];
let sync: BoardSync;
let changes: Change[];

beforeEach(() => {
  server = testLine();
  asked = [];
  delayed = [];
  changes = [];
  sync = createBoardSync({
    branchId: BRANCH,
    line: server.line,
    load: () =>
      new Promise<BoardDto>((resolve, reject) => {
        asked.push({
          answer: (board) => {
            resolve({ seq: 0, ...BOARD_DAY, orders: [], ...board });
            return settled();
          },
          fail: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
    later: (task) => {
      delayed.push(task);
      return () => void (delayed = delayed.filter((other) => other !== task));
    },
  });
  sync.onChange((change) => changes.push(change));
});

const shown = () => [...(sync.state.get().board?.orders.values() ?? [])];
const versionOf = (id: string) => sync.state.get().board?.orders.get(id)?.version;

async function opened(orders: OrderCardDto[], seq = 10): Promise<void> {
  server.stand('online', seq);
  sync.start();
  await asked[0]!.answer({ seq, orders });
}

describe('a board that follows the stream', () => {
  it('shows what was loaded and then what happens', async () => {
    await opened([card('a')]);
    server.tell(happening(11, card('b'), { type: 'order.placed' }));
    server.tell(happening(12, card('a', { version: 2, state: 'ACCEPTED' })));

    expect(shown().map(({ id, state }) => `${id} ${state}`)).toEqual(['a ACCEPTED', 'b PENDING']);
    expect(changes.map(({ before, after }) => [before?.state ?? null, after.state])).toEqual([
      [null, 'PENDING'],
      ['PENDING', 'ACCEPTED'],
    ]);
  });

  it('tells each event once, however often it comes', async () => {
    await opened([]);
    const placed = happening(11, card('a'), { type: 'order.placed' });
    server.tell(placed);
    const board = sync.state.get().board;
    server.tell(placed);

    expect(shown()).toHaveLength(1);
    expect(changes).toHaveLength(1);
    expect(sync.state.get().board?.orders).toBe(board?.orders);
  });

  it('never goes back to an older version of an order, whatever way and order cards come in', async () => {
    await opened([card('a', { version: 3, state: 'PREPARING' })]);
    sync.put(card('a', { version: 5, state: 'DISPATCHED' }));
    server.tell(happening(11, card('a', { version: 4, state: 'READY' })));
    sync.put(card('a', { version: 3, state: 'PREPARING' }));

    expect(versionOf('a')).toBe(5);
    expect(changes).toEqual([]);
  });

  it('takes an acknowledgement that leaves the version as it is, and keeps it', async () => {
    await opened([card('a')]);
    server.tell(happening(11, card('a', { acknowledgedAt: minute(1) }), { type: 'order.acknowledged' }));
    expect(shown()[0]?.acknowledgedAt).toBe(minute(1));

    sync.put(card('a', { acknowledgedAt: null }));
    expect(shown()[0]?.acknowledgedAt).toBe(minute(1));
  });

  it('takes note of a change of an order, which is no other version of it, and is not told back', async () => {
    const modified = { n: 1, at: minute(1), changes: [] };
    await opened([card('a', { modified })]);
    server.tell(happening(11, card('a', { modified: null }), { type: 'order.acknowledged' }));
    expect(shown()[0]?.modified).toBeNull();
    sync.put(card('a', { modified }));
    expect(shown()[0]?.modified).toBeNull();
  });

  it('leaves the orders of other branches alone', async () => {
    await opened([]);
    server.tell(happening(11, card('a', { branchId: 'branch-2' })));
    sync.put(card('b', { branchId: 'branch-2' }));
    expect(shown()).toEqual([]);
  });

  it('announces what others did, not what was done here', async () => {
    await opened([card('a')]);
    const accepted = card('a', { version: 2, state: 'ACCEPTED' });
    sync.put(accepted);
    server.tell(happening(11, accepted));
    expect(versionOf('a')).toBe(2);
    expect(changes).toEqual([]);
  });

  it('draws no card again in which nothing changed', async () => {
    await opened([card('a'), card('b')]);
    const [a, b] = shown();
    sync.reload();
    await asked[1]!.answer({ seq: 11, orders: [card('a'), card('b', { version: 2 })] });
    expect(shown()[0]).toBe(a);
    expect(shown()[1]).not.toBe(b);
  });
});

describe('a board that is being loaded', () => {
  it('keeps what happens meanwhile and tells it afterwards', async () => {
    server.stand('online', 10);
    sync.start();
    server.tell(happening(11, card('a', { version: 2, state: 'ACCEPTED' })));
    server.tell(happening(12, card('b')));
    expect(sync.state.get().board).toBeNull();

    await asked[0]!.answer({ seq: 11, orders: [card('a', { version: 2, state: 'ACCEPTED' })] });
    expect(shown().map(({ id, version }) => `${id}${version}`)).toEqual(['a2', 'b1']);
  });

  it('keeps what was done here while an older board was on its way', async () => {
    await opened([card('a')]);
    sync.reload();
    sync.put(card('a', { version: 2, state: 'ACCEPTED' }));
    await asked[1]!.answer({ seq: 10, orders: [card('a')] });
    expect(versionOf('a')).toBe(2);
  });

  it('shows the later of two loadings, whichever answers first', async () => {
    server.stand('online', 10);
    sync.start();
    sync.reload();
    await asked[1]!.answer({ seq: 12, orders: [card('a', { version: 2 })] });
    await asked[0]!.answer({ seq: 10, orders: [card('a')] });
    expect(versionOf('a')).toBe(2);
  });

  it('is loaded again when the line came up only after the point it was loaded at', async () => {
    server.stand('connecting', null);
    sync.start();
    await asked[0]!.answer({ seq: 10, orders: [] });
    expect(asked).toHaveLength(1);

    server.stand('online', 12);
    expect(asked).toHaveLength(2);
    await asked[1]!.answer({ seq: 12, orders: [card('a')] });
    expect(shown()).toHaveLength(1);
    expect(delayed).toEqual([]);
  });

  it('is loaded once when the line came up at that very point', async () => {
    server.stand('connecting', null);
    sync.start();
    await asked[0]!.answer({ seq: 10, orders: [] });
    server.stand('online', 10);
    expect(asked).toHaveLength(1);
  });

  it('asks again soon when the answer is older than what the line has passed already', async () => {
    server.stand('connecting', null);
    sync.start();
    server.stand('online', 12);
    await asked[0]!.answer({ seq: 10, orders: [] });
    expect(delayed).toHaveLength(1);
    delayed[0]!();
    await asked[1]!.answer({ seq: 12, orders: [card('a')] });
    expect(shown()).toHaveLength(1);
  });
});

describe('a board whose line is lost', () => {
  it('goes on where the stream goes on after a reconnection', async () => {
    await opened([card('a')]);
    server.stand('offline', 10);
    server.stand('online', 10);
    server.tell(happening(11, card('a', { version: 2, state: 'ACCEPTED' })));
    server.tell(happening(12, card('b')));

    expect(asked).toHaveLength(1);
    expect(shown().map(({ id, version }) => `${id}${version}`)).toEqual(['a2', 'b1']);
  });

  it('is loaded again when the stream has lost its place', async () => {
    await opened([card('a'), card('gone', { state: 'READY' })]);
    server.reset(50);
    server.tell(happening(51, card('new')));
    await asked[1]!.answer({ seq: 50, orders: [card('a', { version: 4, state: 'READY' })] });

    expect(shown().map(({ id, version }) => `${id}${version}`)).toEqual(['a4', 'new1']);
    expect(changes.map(({ after }) => after.id)).toEqual(['new']);
  });

  it('is loaded again when the line was given up and taken up elsewhere', async () => {
    await opened([]);
    server.stand('idle', null);
    server.stand('online', 20);
    expect(asked).toHaveLength(2);
  });

  it('keeps showing what it has when loading again fails, and tries again by itself', async () => {
    await opened([card('a')]);
    sync.reload();
    server.tell(happening(11, card('b')));
    await asked[1]!.fail(new Error('unreachable'));

    expect(shown().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sync.state.get().error).toEqual(new Error('unreachable'));
    delayed[0]!();
    await asked[2]!.answer({ seq: 11, orders: [card('a'), card('b')] });
    expect(sync.state.get().error).toBeNull();
  });

  it('says why when it could not be loaded at all', async () => {
    server.stand('online', 10);
    sync.start();
    await asked[0]!.fail(new Error('unreachable'));
    expect(sync.state.get()).toEqual({ board: null, loaded: [], error: new Error('unreachable') });
  });

  it('hears nothing any more once it is left', async () => {
    await opened([card('a')]);
    sync.stop();
    server.tell(happening(11, card('b')));
    expect(server.heardBy()).toBe(0);
    expect(shown()).toHaveLength(1);
  });
});

describe('the end of a business day', () => {
  it('drops what ended on another day and keeps what is still open', async () => {
    const yesterday = '2031-04-02T20:00:00.000Z';
    const ended = card('ended', { state: 'DELIVERED', version: 4, endedAt: yesterday });
    await opened([card('open', { state: 'DISPATCHED', placedAt: yesterday }), ended]);
    server.tell(happening(11, { ...ended, state: 'CONCLUDED', version: 5 }));
    expect(shown().map(({ id }) => id)).toEqual(['open']);
  });

  it('keeps what was ordered on another day and ended on this one', async () => {
    const before = { businessDay: '2031-04-02', placedAt: '2031-04-02T20:00:00.000Z' };
    await opened([card('eve', { ...before, state: 'DISPATCHED', version: 4 })]);
    server.tell(
      happening(11, card('eve', { ...before, state: 'DELIVERED', version: 5, endedAt: minute(1) })),
    );
    expect(shown().map(({ id, state }) => `${id} ${state}`)).toEqual(['eve DELIVERED']);
  });

  it('is loaded again when an order of the next day comes', async () => {
    await opened([card('old', { state: 'DELIVERED', endedAt: minute(0) })]);
    server.tell(happening(11, card('new', { businessDay: '2031-04-04' })));
    expect(asked).toHaveLength(2);
    await asked[1]!.answer({
      seq: 11,
      businessDay: '2031-04-04',
      orders: [card('new', { businessDay: '2031-04-04' })],
    });
    expect(shown().map(({ id }) => id)).toEqual(['new']);
  });
});

describe('a board that has no room for everything', () => {
  const beyond = () => sync.state.get().board?.beyond;

  it('knows how much is missing, and counts nothing twice that is told of later', async () => {
    server.stand('online', 10);
    sync.start();
    const missing = { open: 2, scheduled: 0, done: 1, cancelled: 3, missed: 0 };
    await asked[0]!.answer({ seq: 10, orders: [card('a')], beyond: missing });
    expect(beyond()).toEqual(missing);

    server.tell(happening(11, card('new'), { type: 'order.placed' }));
    server.tell(happening(12, card('a', { version: 2, state: 'ACCEPTED' })));
    expect(beyond()).toEqual(missing);
    server.tell(happening(13, card('b', { version: 2, state: 'ACCEPTED' })));
    server.tell(happening(14, card('f', { version: 2, state: 'ACCEPTED' })));
    expect(beyond()).toEqual({ open: 0, scheduled: 0, done: 1, cancelled: 3, missed: 0 });
    server.tell(happening(15, card('c', { version: 9, state: 'CONCLUDED', endedAt: minute(1) })));
    server.tell(happening(16, card('d', { version: 9, state: 'CONCLUDED', endedAt: minute(1) })));
    expect(beyond()).toEqual({ open: 0, scheduled: 0, done: 0, cancelled: 3, missed: 0 });
    // What ended before this day was no part of it.
    server.tell(
      happening(17, card('e', { version: 9, state: 'CANCELLED', endedAt: '2031-04-01T12:00:00.000Z' })),
    );
    expect(beyond()?.cancelled).toBe(3);
    expect(asked).toHaveLength(1);
  });

  it('asks again when one ends that may have been among those that are still open', async () => {
    server.stand('online', 10);
    sync.start();
    await asked[0]!.answer({
      seq: 10,
      orders: [card('a')],
      beyond: { open: 1, scheduled: 0, done: 0, cancelled: 0, missed: 0 },
    });
    const ended = card('b', { version: 2, state: 'CANCELLED', endedAt: minute(1) });
    server.tell(happening(11, ended));
    expect(asked).toHaveLength(2);
    const none = { open: 0, scheduled: 0, done: 0, cancelled: 0, missed: 0 };
    await asked[1]!.answer({ seq: 11, orders: [card('a'), ended], beyond: none });
    expect(beyond()).toEqual(none);
  });

  it('counts one for later that is told of among those, and asks where it may have been among others', async () => {
    server.stand('online', 10);
    sync.start();
    const later = { open: 0, scheduled: 2, done: 0, cancelled: 0, missed: 0 };
    await asked[0]!.answer({ seq: 10, orders: [card('a')], beyond: later });
    server.tell(happening(11, card('b', { version: 2, state: 'SCHEDULED' })));
    server.tell(happening(12, card('c', { version: 2, state: 'PENDING' })));
    expect(beyond()).toEqual({ ...later, scheduled: 0 });
    expect(asked).toHaveLength(1);

    sync.reload();
    await asked[1]!.answer({ seq: 12, orders: [card('a')], beyond: { ...later, open: 1 } });
    server.tell(happening(13, card('d', { version: 2, state: 'PENDING' })));
    expect(asked).toHaveLength(3);
  });
});
