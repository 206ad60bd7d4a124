// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseDevicePrints } from '../../src/entities/device/device-prints';
import { useAutoPrint } from '../../src/features/orders/ticket/use-auto-print';
import { ApiError } from '../../src/shared/api/error';

const printLines = vi.hoisted(() => vi.fn<(tickets: string[][]) => Promise<void>>());
const ask = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../../src/features/orders/ticket/print-lines', () => ({ printLines }));
vi.mock('../../src/shared/api/request', () => ({ request: (_: string, path: string) => ask(path) }));
const isToldOf = vi.hoisted(() => vi.fn<(event: null) => void>());
vi.mock('../../src/entities/live/live', () => ({
  useLiveEvents: (_: unknown, changed: (event: null) => void) => isToldOf.mockImplementation(changed),
}));

const ticket = (id: string) => ({ id, version: 1, orderId: null, lines: [id] });
const printed = () => printLines.mock.calls.map(([tickets]) => tickets);

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  chooseDevicePrints(null);
});

describe('a device that prints for several branches', () => {
  it('prints those of the others where one fails', async () => {
    ask.mockImplementation((path) => {
      if (path.includes('/branches/a/'))
        return Promise.reject(new ApiError(403, 'Refused', { code: 'FORBIDDEN' }));
      const [, branch] = /branches\/(.)\//.exec(path) ?? [];
      return Promise.resolve(branch ? [ticket(branch)] : {});
    });
    // The printer is out of paper for the ticket of one.
    printLines.mockImplementation(([lines]) =>
      lines?.[0] === 'b' ? Promise.reject(new Error('no paper')) : Promise.resolve(),
    );
    chooseDevicePrints('KITCHEN');
    renderHook(() => useAutoPrint(['a', 'b', 'c']));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/api/print-jobs/c/done'));
    expect(printed()).toEqual([[['b']], [['c']]]);
  });
});

describe('a device that was given several tickets', () => {
  it('prints the others where one does not come out', async () => {
    ask.mockImplementation((path) => Promise.resolve(path.endsWith('/claim') ? ['1', '2'].map(ticket) : {}));
    printLines.mockRejectedValueOnce(new Error('no paper'));
    chooseDevicePrints('KITCHEN');
    renderHook(() => useAutoPrint(['a']));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('/api/print-jobs/2/done'));
    expect(ask).not.toHaveBeenCalledWith('/api/print-jobs/1/done');
  });

  it('prints all of them while nobody hears of it, and says so of each before it takes more', async () => {
    const claim = '/api/branches/a/print-jobs/claim';
    const waiting = ['1', '2', '3'].map(ticket);
    const cuts: (() => void)[] = [];
    let isCut = true;
    const lost = () =>
      new Promise((_, reject) => cuts.push(() => reject(new ApiError(503, '', { code: 'HTTP_503' }))));
    ask.mockImplementation((path) => {
      if (path === claim) return Promise.resolve(waiting.splice(0));
      return isCut ? lost() : Promise.resolve({});
    });
    const asked = () => ask.mock.calls.map(([path]) => path);
    const dones = ['1', '2', '3'].map((id) => `/api/print-jobs/${id}/done`);
    chooseDevicePrints('KITCHEN');
    renderHook(() => useAutoPrint(['a']));
    // Nothing was answered to the first of them yet.
    await vi.waitFor(() => expect(asked()).toEqual([claim, ...dones]));
    isToldOf(null);
    cuts.splice(0).forEach((cut) => cut());
    await vi.waitFor(() => expect(asked()).toEqual([claim, ...dones, ...dones]));

    isCut = false;
    isToldOf(null);
    cuts.splice(0).forEach((cut) => cut());
    await vi.waitFor(() => expect(asked().filter((path) => path === claim)).toHaveLength(2));
    expect(asked()).toEqual([claim, ...dones, ...dones, ...dones, claim]);
    expect(printed()).toEqual([[['1']], [['2']], [['3']]]);
  });
});
