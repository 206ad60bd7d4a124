// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchStream } from '../../src/storefront/api/watched-stream';

/** What the browser would open, told by the test. */
class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  static get last(): FakeStream {
    const last = FakeStream.opened.at(-1);
    if (!last) throw new Error('None was opened');
    return last;
  }

  readyState = FakeStream.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }
  opens() {
    this.readyState = FakeStream.OPEN;
    this.onopen?.();
  }
  breaks(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
  says(name: string, data = '{}') {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
  close() {
    this.readyState = FakeStream.CLOSED;
  }
}

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const told = { page: vi.fn(), onOpen: vi.fn(), onLost: vi.fn(), onWake: vi.fn() };
let stop = () => {};
function watch(whileHidden = true) {
  const { page, ...on } = told;
  stop = watchStream({
    url: '/events',
    events: { page },
    ...on,
    whileHidden,
    retryMs: (failures) => 5_000 * 2 ** failures,
  });
}

describe('a stream that is watched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeStream);
    FakeStream.opened = [];
    Object.values(told).forEach((each) => each.mockClear());
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('tells what is said under a name that is listened for', () => {
    watch();
    FakeStream.last.opens();
    FakeStream.last.says('page', '{"a":1}');
    FakeStream.last.says('other');
    expect(told.onOpen).toHaveBeenCalledOnce();
    expect(told.page.mock.calls).toEqual([['{"a":1}']]);
  });

  it('is opened again when a server that pinged falls silent, and not before', () => {
    watch();
    FakeStream.last.opens();
    FakeStream.last.says('ping');
    vi.advanceTimersByTime(44_000);
    FakeStream.last.says('ping');
    vi.advanceTimersByTime(44_000);
    expect(FakeStream.opened).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(FakeStream.opened).toHaveLength(2);
    expect(FakeStream.opened[0]?.readyState).toBe(FakeStream.CLOSED);
    expect(told.onLost).toHaveBeenCalledOnce();
  });

  it.each([
    ['that it is there', () => FakeStream.last.opens()],
    ['an event', () => FakeStream.last.says('page')],
  ])('is opened again when a server that said %s falls silent before its first ping', (_, word) => {
    watch();
    word();
    vi.advanceTimersByTime(44_000);
    word();
    vi.advanceTimersByTime(1_000);
    expect(FakeStream.opened).toHaveLength(1);
    vi.advanceTimersByTime(44_000);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('is opened again when a server never says anything', () => {
    watch();
    vi.advanceTimersByTime(45_000);
    expect(FakeStream.opened).toHaveLength(2);
    expect(told.onLost).toHaveBeenCalledOnce();
  });

  it('is opened again when the browser has given it up, and left to the browser while that tries', () => {
    watch();
    for (let tries = 0; tries < 4; tries++) {
      FakeStream.last.breaks(FakeStream.CONNECTING);
      vi.advanceTimersByTime(20_000);
    }
    expect(FakeStream.opened).toHaveLength(1);
    FakeStream.last.breaks(FakeStream.CLOSED);
    vi.advanceTimersByTime(5_000);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('is asked for no sooner than it is to be, once the browser has given it up', () => {
    watch();
    stop();
    stop = watchStream({ url: '/events', events: {}, whileHidden: true, retryMs: () => 60_000 });
    FakeStream.last.breaks(FakeStream.CLOSED);
    vi.advanceTimersByTime(59_000);
    expect(FakeStream.opened).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(FakeStream.opened).toHaveLength(3);
  });

  it('is opened again ever later where it is given up again and again, until it stands', () => {
    watch();
    for (const [opened, wait] of [5_000, 10_000, 20_000].entries()) {
      FakeStream.last.breaks(FakeStream.CLOSED);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeStream.opened).toHaveLength(opened + 1);
      vi.advanceTimersByTime(1);
    }
    FakeStream.last.opens();
    FakeStream.last.breaks(FakeStream.CLOSED);
    vi.advanceTimersByTime(5_000);
    expect(FakeStream.opened).toHaveLength(5);
  });

  it('is looked after when the page is looked at again or the network is back', () => {
    watch();
    FakeStream.last.opens();
    look('visible');
    expect(told.onWake).toHaveBeenCalledOnce();
    expect(FakeStream.opened).toHaveLength(1);
    FakeStream.last.breaks(FakeStream.CONNECTING);
    window.dispatchEvent(new Event('online'));
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('is left while nobody looks, where it is not worth it, and kept where it is', () => {
    watch(false);
    look('hidden');
    expect(FakeStream.last.readyState).toBe(FakeStream.CLOSED);
    look('visible');
    expect(FakeStream.opened).toHaveLength(2);
    stop();

    watch(true);
    const kept = FakeStream.last;
    look('hidden');
    expect(kept.readyState).not.toBe(FakeStream.CLOSED);
  });

  it('is over when it is stopped', () => {
    watch();
    FakeStream.last.opens();
    FakeStream.last.says('ping');
    stop();
    look('visible');
    vi.advanceTimersByTime(120_000);
    expect(FakeStream.opened).toHaveLength(1);
    expect(FakeStream.last.readyState).toBe(FakeStream.CLOSED);
  });
});
