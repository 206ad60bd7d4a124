// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderCardDto } from '@contracts/orders';
import { MINUTE_MS } from '@domain/time';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { liveBoard } from './live-fixture';
import { card, minute, ms } from './order-fixture';
import { BoardSignals } from '../../src/features/orders/board/board-signals';
import type { BoardSync } from '../../src/features/orders/live/board-sync';
import order from '../../src/locales/en/order.json';
import orders from '../../src/locales/en/orders.json';

const sounds = vi.hoisted(() => ({ playSound: vi.fn((_sound: string, _volume: number) => true) }));
vi.mock('@entities/order/sounds', async () => {
  const { createStore } = await import('@shared/state/store');
  const { DEFAULT_VALUES } = await import('@domain/settings');
  return { ...sounds, playAtFullVolume: () => true, soundSettings: createStore(DEFAULT_VALUES.sounds) };
});

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'order', order);
  i18next.addResourceBundle('en', 'orders', orders);
  vi.useFakeTimers();
});
beforeEach(() => void vi.setSystemTime(ms(1)));
afterEach(() => {
  cleanup();
  // What was heard in one test keeps nothing silent in the next.
  vi.advanceTimersByTime(MINUTE_MS);
  sounds.playSound.mockClear();
});
afterAll(() => void vi.useRealTimers());

function Counter({ sync }: { sync: BoardSync }) {
  const shown = [...(sync.state.use().board?.orders.values() ?? [])];
  return <BoardSignals sync={sync} orders={shown} ringing={[]} calls={[]} />;
}

async function counter(...known: OrderCardDto[]) {
  const { sync, ...server } = await liveBoard(...known);
  const { container } = render(<Counter sync={sync} />);
  return { ...server, said: () => container.querySelector('[aria-live=polite]')?.textContent };
}
const heard = () => sounds.playSound.mock.calls.map(([sound]) => sound);

const cancelledBy = (by: 'CUSTOMER' | 'STORE') => ({
  ...{ state: 'CANCELLED' as const, acknowledgedAt: minute(1), endedAt: minute(1) },
  cancellation: { code: 'OTHER' as const, note: null, by, acknowledged: false },
});

describe('the board', () => {
  it.each<[string, Partial<OrderCardDto>, Partial<OrderCardDto>, string[], string]>([
    ['is ready', { state: 'PREPARING' }, { state: 'READY' }, ['ready'], 'Order 7: Ready'],
    [
      'was cancelled by its customer',
      { state: 'ACCEPTED' },
      cancelledBy('CUSTOMER'),
      ['cancelled'],
      'Order 7: Cancelled',
    ],
    ['was cancelled by the store', { state: 'ACCEPTED' }, cancelledBy('STORE'), [], 'Order 7: Cancelled'],
    [
      'expired unanswered',
      { state: 'PENDING' },
      {
        ...{ state: 'EXPIRED', endedAt: minute(1) },
        missed: { acknowledgedAt: null, acknowledgedBy: null, restorableUntil: minute(16) },
      },
      ['missed'],
      'Order 7: Missed',
    ],
    ['was paid', { state: 'AWAITING_PAYMENT' }, { state: 'PENDING' }, [], 'Order 7: To accept'],
  ])('lets hear and says that an order %s', async (_, before, after, sound, words) => {
    const { becomes, said } = await counter(card('7', before));
    expect(said()).toBe('');
    becomes(card('7', after));
    expect(heard()).toEqual(sound);
    expect(said()).toBe(words);
  });

  it('says that an order came, whose ring is heard elsewhere, and lets hear one that waits for its payment', async () => {
    const { isPlaced, said } = await counter();
    isPlaced(card('8'));
    expect(heard()).toEqual([]);
    expect(said()).toBe('New order 8, João Pereira');
    isPlaced(card('9', { state: 'AWAITING_PAYMENT', acknowledgedAt: minute(1) }));
    expect(heard()).toEqual(['message']);
    expect(said()).toBe('New order 8, João Pereira');
  });

  it('lets hear that an order is late', async () => {
    const { isPlaced } = await counter();
    isPlaced(card('8', { acceptBy: minute(2) }));
    act(() => void vi.advanceTimersByTime(2 * MINUTE_MS));
    expect(heard()).toEqual(['late']);
  });

  it('lets a test of the devices be heard once and softly; it is late, and over, without a sound or a word', async () => {
    const { isPlaced, becomes, said } = await counter();
    const drill = card('8', { test: true, drill: true, acceptBy: minute(2), actions: ['acknowledge'] });
    isPlaced(drill);
    expect(sounds.playSound.mock.calls).toEqual([['message', 0.5]]);
    act(() => void vi.advanceTimersByTime(2 * MINUTE_MS));
    becomes({ ...drill, state: 'EXPIRED', endedAt: minute(3) });
    expect(heard()).toEqual(['message']);
    expect(said()).toBe('');
  });
});
