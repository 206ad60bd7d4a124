// @vitest-environment jsdom
import { DEFAULT_VALUES, readSettings, type SettingValues } from '@domain/settings';
import type { Note } from '@shared/state/sound-player';
import { soundSettings } from '@entities/order/sounds';
import { TicketPaper } from '@entities/ticket/ticket-paper';
import { act, cleanup, renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thresholds } from '@entities/order/time-left';
import { card, minute, ms } from '../orders/order-fixture';
import { samplePaper } from '../../src/features/custom-settings/sample-paper';
import { columnsOf } from '../../src/features/orders/board/board-columns';
import { columnLook } from '../../src/features/orders/board/folded-columns';
import { densityOf } from '../../src/features/orders/density';
import { ticketsOf, ticketTime } from '../../src/features/orders/board-kitchen/tickets';
import { kitchenRinging, useRing } from '../../src/features/orders/signals/ring';
import { useLateSound } from '../../src/features/orders/signals/use-late-sound';

const heard = vi.hoisted(() => vi.fn<(notes: readonly Note[], volume: number) => boolean>(() => true));
vi.mock('@shared/state/sound-player', () => ({
  playNotes: heard,
  soundEnabled: { get: () => true },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  heard.mockClear();
  soundSettings.set(DEFAULT_VALUES.sounds);
});

const wanted = (changes: Partial<SettingValues['sounds']>) =>
  soundSettings.set({ ...DEFAULT_VALUES.sounds, ...changes });
const volumes = () => heard.mock.calls.map(([, volume]) => volume);

describe('the sounds of a branch', () => {
  it('ring as the branch wants: which sound, how loud, how often, growing or not', () => {
    wanted({ newOrder: 'BELL', volume: 40, everySec: 10, grows: false });
    const { unmount } = renderHook(() => useRing(true));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(volumes()).toEqual([0.4, 0.4, 0.4]);
    const [bell] = heard.mock.calls[0] ?? [];
    unmount();
    heard.mockClear();

    wanted({ newOrder: 'KNOCK', everySec: 5 });
    renderHook(() => useRing(true));
    act(() => void vi.advanceTimersByTime(10_000));
    const [first = 1, second = 0, third = 0] = volumes();
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(third);
    expect(volumes()).toHaveLength(3);
    expect(heard.mock.calls[0]?.[0]).not.toEqual(bell);
  });

  it('call a late order only where the branch wants it', () => {
    const hearLate = () => {
      let late = 0;
      const { unmount } = renderHook(() => useLateSound(() => late, null));
      late = 1;
      act(() => void vi.advanceTimersByTime(1000));
      unmount();
      return heard.mock.calls.length;
    };
    wanted({ late: false });
    expect(hearLate()).toBe(0);
    wanted({ late: true });
    expect(hearLate()).toBe(1);
  });
});

describe('an order that nobody takes note of', () => {
  it('rings in the kitchen as well where the branch wants it', () => {
    const unheard = card('a', { escalation: ['LOUDER', 'EVERYWHERE'] });
    const rings = (kitchen: boolean, order = unheard) =>
      kitchenRinging([order], { ...DEFAULT_VALUES.escalation, kitchen }).length > 0;
    expect(rings(true)).toBe(true);
    expect(rings(false)).toBe(false);
    expect(rings(true, card('b', { escalation: ['LOUDER'] }))).toBe(false);
    expect(rings(true, { ...unheard, acknowledgedAt: minute(1) })).toBe(false);
  });

  it('rings as loud as the device can once it is to be louder', () => {
    wanted({ volume: 20 });
    renderHook(() => useRing(true, { aloud: true }));
    expect(volumes()).toEqual([1]);
  });
});

describe('the tickets of a kitchen', () => {
  it('change colour when the kitchen wants it', () => {
    const order = card('a', {
      state: 'PREPARING',
      acceptedAt: minute(0),
      preparationMin: 40,
      promisedAt: null,
    });
    const at = (minutes: number, kitchen?: Thresholds) =>
      ticketsOf([order], null, kitchen).map((ticket) => ticketTime(ticket, ms(minutes)).urgency)[0];
    expect([19, 20, 39, 40].map((minutes) => at(minutes))).toEqual(['calm', 'soon', 'soon', 'late']);
    const strict = { amberPercent: 25, redBeforeMin: 10 };
    expect([9, 10, 29, 30].map((minutes) => at(minutes, strict))).toEqual(['calm', 'soon', 'soon', 'late']);
  });
});

describe('the columns of a board', () => {
  it('begin with what was placed first where the branch wants it', () => {
    const orders = [
      card('due first', { placedAt: minute(3), acceptBy: minute(5) }),
      card('placed first', { placedAt: minute(1), acceptBy: minute(9) }),
    ];
    const first = (order?: SettingValues['board']['order']) => columnsOf(orders, order).TO_ACCEPT[0]?.id;
    expect(first('DUE')).toBe('due first');
    expect(first('PLACED')).toBe('placed first');
  });

  it('are open, strips or hidden as the branch wants, and never hide what needs somebody', () => {
    const states = {
      scheduled: ['SCHEDULED', 'SCHEDULED'],
      ready: ['READY', 'READY'],
      outForDelivery: ['OUT_FOR_DELIVERY', 'DISPATCHED'],
      done: ['DONE', 'DELIVERED'],
      cancelled: ['CANCELLED', 'CANCELLED'],
    } as const;
    const look = (
      name: keyof typeof states,
      wish: SettingValues['board']['ready'],
      { filled = true, ...more }: { filled?: boolean; choice?: boolean; searching?: boolean } = {},
    ) => {
      const [column, state] = states[name];
      const orders = filled ? [card('a', { state, acknowledgedAt: minute(1) })] : [];
      const board = { ...DEFAULT_VALUES.board, [name]: wish };
      return columnLook(column, orders, { board, width: 1300, searching: false, ...more });
    };
    for (const name of ['scheduled', 'ready', 'outForDelivery', 'done', 'cancelled'] as const) {
      const ended = name === 'done' || name === 'cancelled';
      expect(look(name, 'OPEN'), name).toBe('OPEN');
      expect(look(name, 'FOLDED'), name).toBe('FOLDED');
      expect(look(name, 'OPEN', { choice: true }), name).toBe('FOLDED');
      expect(look(name, 'HIDDEN', { filled: false }), name).toBe('HIDDEN');
      expect(look(name, 'HIDDEN', { choice: false }), name).toBe(ended ? 'HIDDEN' : 'OPEN');
      expect(look(name, 'HIDDEN', { searching: true }), name).toBe('OPEN');
    }
    expect(look('ready', 'AUTO')).toBe('OPEN');
    expect(look('cancelled', 'AUTO')).toBe('FOLDED');
  });
});

describe('the boards of a branch', () => {
  it('are as dense as the branch wants, cards and tickets', () => {
    const { board, kitchen } = readSettings({
      board: { density: 'COMPACT' },
      kitchen: { density: 'COMPACT' },
    });
    for (const compact of [board, kitchen]) expect(densityOf(compact)).toEqual({ 'data-density': 'COMPACT' });
    for (const usual of [DEFAULT_VALUES.board, DEFAULT_VALUES.kitchen])
      expect(densityOf(usual)).toEqual({ 'data-density': 'COMFORTABLE' });
    for (const style of ['board/board', 'board-kitchen/kitchen'])
      expect(readFileSync(`src/features/orders/${style}.module.css`, 'utf8')).toContain(
        "[data-density='COMPACT']",
      );
  });
});

describe('a ticket', () => {
  it('prints what the branch wants on its paper', () => {
    const place = {
      business: 'Cantina',
      branch: 'Centro',
      language: 'pt-BR' as const,
      country: 'BR',
      currency: 'BRL',
    };
    const words = { customer: 'Ana', product: 'Pizza', note: '' };
    const paper = (printing: Pick<SettingValues['printing'], 'phone' | 'footer'>) => {
      const lines = samplePaper(printing, { ...place, timeZone: 'America/Sao_Paulo' }, words, ms(0));
      return renderToStaticMarkup(<TicketPaper lines={lines} />);
    };
    const whole = paper({ phone: true, footer: 'Obrigado!' });
    expect(whole).toContain('987654321');
    expect(whole).toContain('Obrigado!');
    const short = paper({ phone: false, footer: '' });
    expect(short).not.toContain('987654321');
    expect(short).not.toContain('Obrigado!');
  });
});
