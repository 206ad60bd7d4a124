import { beforeEach, describe, expect, it } from 'vitest';
import { createLiveConnection, type Stream } from '@entities/live/connection';

interface Told {
  seq: number;
}

/** A network that does what the test says: streams are opened, speak and break on command, time passes on command. */
function setUp(mayRetry?: () => Promise<boolean>) {
  const opened: { url: string; say: (type: string, data?: unknown) => void; closed: boolean }[] = [];
  const waits: { ms: number; run: () => void }[] = [];
  const open = (url: string): Stream => {
    const listeners = new Map<string, (event: { data?: unknown }) => void>();
    const entry = {
      url,
      closed: false,
      say: (type: string, data?: unknown) =>
        listeners.get(type)?.({ data: data === undefined ? undefined : JSON.stringify(data) }),
    };
    opened.push(entry);
    return {
      addEventListener: (type, listener) => void listeners.set(type, listener),
      close: () => void (entry.closed = true),
    };
  };
  const later = (run: () => void, ms: number) => {
    const wait = { ms, run };
    waits.push(wait);
    return () => void waits.splice(waits.indexOf(wait), waits.includes(wait) ? 1 : 0);
  };
  const connection = createLiveConnection<Told>({
    url: '/api/events',
    types: ['order.placed'],
    open,
    later,
    random: () => 1,
    mayRetry,
  });
  const told: number[] = [];
  connection.subscribe((event) => told.push(event.seq));
  const pass = async () => {
    waits.shift()?.run();
    await Promise.resolve();
    await Promise.resolve();
  };
  const line = () => opened.at(-1)!;
  return { connection, opened, waits, told, pass, line };
}

describe('the live connection', () => {
  let world: ReturnType<typeof setUp>;
  beforeEach(() => {
    world = setUp();
    world.connection.start();
  });

  it('is online once the server has greeted, and tells what happens in order', () => {
    expect(world.connection.state.get()).toBe('connecting');
    world.line().say('hello', { seq: 7 });
    expect(world.connection.state.get()).toBe('online');
    world.line().say('order.placed', { seq: 8 });
    world.line().say('order.placed', { seq: 9 });
    expect(world.told).toEqual([8, 9]);
  });

  it('begins where the page began', () => {
    world.connection.stop();
    world.connection.start(5);
    expect(world.line().url).toBe('/api/events?after=5');
    world.line().say('hello', { seq: 7 });
    world.line().say('order.placed', { seq: 6 });
    expect(world.told).toEqual([6]);
  });

  it('continues after the last event it told when the line breaks', async () => {
    world.line().say('hello', { seq: 7 });
    world.line().say('order.placed', { seq: 8 });
    world.line().say('error');
    expect(world.connection.state.get()).toBe('offline');
    expect(world.line().closed).toBe(true);
    await world.pass();
    expect(world.line().url).toBe('/api/events?after=8');
    world.line().say('hello', { seq: 10 });
    world.line().say('order.placed', { seq: 9 });
    world.line().say('order.placed', { seq: 10 });
    expect(world.told).toEqual([8, 9, 10]);
  });

  it('tells no event twice', () => {
    world.line().say('hello', { seq: 7 });
    world.line().say('order.placed', { seq: 8 });
    world.line().say('order.placed', { seq: 8 });
    world.line().say('order.placed', { seq: 6 });
    expect(world.told).toEqual([8]);
  });

  it('hears nothing more from a line it has given up', async () => {
    world.line().say('hello', { seq: 7 });
    const old = world.line();
    old.say('error');
    await world.pass();
    old.say('order.placed', { seq: 8 });
    expect(world.told).toEqual([]);
  });

  it('waits longer each time it fails, up to a limit, and begins anew after a success', async () => {
    const lengths: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      world.line().say('error');
      lengths.push(world.waits[0]!.ms);
      await world.pass();
    }
    expect(lengths.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...lengths)).toBe(15_000);
    world.line().say('hello', { seq: 1 });
    world.line().say('error');
    expect(world.waits[0]!.ms).toBe(500);
  });

  it('asks to load anew when too much was missed, and goes on from there', () => {
    let resets = 0;
    world.connection.onReset(() => void resets++);
    world.line().say('hello', { seq: 5000 });
    world.line().say('reset', { seq: 5000 });
    world.line().say('order.placed', { seq: 5001 });
    expect(resets).toBe(1);
    expect(world.told).toEqual([5001]);
  });

  const LIFE: [last: string, said: [type: string, data?: unknown][]][] = [
    ['nothing at all', []],
    ['its greeting', [['hello', { seq: 1 }]]],
    ['that too much was missed', [['reset', { seq: 1 }]]],
    [
      'an event',
      [
        ['hello', { seq: 1 }],
        ['order.placed', { seq: 2 }],
      ],
    ],
    ['a ping', [['hello', { seq: 1 }], ['ping']]],
  ];
  it.each(LIFE)(
    'takes a server that said %s and then fell silent for gone, and tries again',
    async (_, said) => {
      let silence = world.waits[0];
      for (const [type, data] of said) {
        world.line().say(type, data);
        // Each word begins the silence anew.
        expect(world.waits[0]).not.toBe(silence);
        silence = world.waits[0];
      }
      expect(world.waits).toHaveLength(1);
      expect(silence!.ms).toBe(45_000);
      silence!.run();
      expect(world.connection.state.get()).toBe('offline');
      expect(world.line().closed).toBe(true);
      expect(world.waits.map(({ ms }) => ms)).toEqual([500]);
      await world.pass();
      expect(world.opened).toHaveLength(2);
    },
  );

  it('listens to no silence once it is stopped', () => {
    world.line().say('hello', { seq: 1 });
    world.connection.stop();
    expect(world.waits).toEqual([]);
  });

  it('tries at once when told that the network is back, and only then', () => {
    world.line().say('hello', { seq: 3 });
    world.connection.retryNow();
    expect(world.opened).toHaveLength(1);
    world.connection.networkGone();
    expect(world.connection.state.get()).toBe('offline');
    world.connection.retryNow();
    expect(world.line().url).toBe('/api/events?after=3');
  });

  it('forgets its position when stopped: the next person begins at their own', () => {
    world.line().say('hello', { seq: 3 });
    world.connection.stop();
    expect(world.line().closed).toBe(true);
    world.connection.start();
    expect(world.line().url).toBe('/api/events');
  });
});

it('stops trying when the session has ended', async () => {
  const { connection, line, pass, opened } = setUp(() => Promise.resolve(false));
  connection.start();
  line().say('error');
  await pass();
  expect(connection.state.get()).toBe('idle');
  expect(opened).toHaveLength(1);
});
