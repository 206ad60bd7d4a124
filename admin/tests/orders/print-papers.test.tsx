// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePrintPapers } from '../../src/features/orders/ticket/use-print-papers';
import { ApiError } from '../../src/shared/api/error';

const notify = vi.hoisted(() => vi.fn<(message: { message: string; description?: string }) => void>());
const printLines = vi.hoisted(() => vi.fn<(tickets: string[][], width: string) => Promise<void>>());
const ask = vi.hoisted(() => vi.fn<(path: string) => Promise<{ tickets: string[][] }>>());
vi.mock('@refinedev/core', () => ({ useNotification: () => ({ open: notify }) }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, words?: object) => [key, JSON.stringify(words)].join(' ') }),
}));
vi.mock('../../src/features/orders/ticket/print-lines', () => ({ printLines }));
vi.mock('../../src/shared/api/request', () => ({ request: (_: string, path: string) => ask(path) }));
vi.mock('../../src/entities/device/signals', () => ({ recordSignal: () => undefined }));

const orders = ['1', '2', '3', '4'].map((number) => ({ id: `id-${number}`, number }));
const ticketOf = (path: string) => [/id-\d/.exec(path)?.[0] ?? ''];
const refused = (status: number) => new ApiError(status, 'Refused', { code: 'REFUSED' });

beforeEach(() => {
  printLines.mockResolvedValue();
  ask.mockImplementation((path) => Promise.resolve({ tickets: [ticketOf(path)] }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const printedTickets = () => printLines.mock.calls.flatMap(([tickets]) => tickets.flat());

describe('tickets of several orders', () => {
  it('are printed but for those of an order that fails, which is named', async () => {
    ask.mockImplementation((path) =>
      path.includes('id-2') ? Promise.reject(refused(409)) : Promise.resolve({ tickets: [ticketOf(path)] }),
    );
    const { result } = renderHook(usePrintPapers);
    await act(() => result.current.print(orders, 'KITCHEN'));
    expect(printedTickets()).toEqual(['id-1', 'id-3', 'id-4']);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify.mock.lastCall?.[0].message).toBe('papers.partly {"count":3,"numbers":"2"}');
  });

  it('are printed as far as they were got once nobody answers, and the rest is not asked for', async () => {
    ask.mockImplementation((path) =>
      path.includes('id-3') ? Promise.reject(refused(0)) : Promise.resolve({ tickets: [ticketOf(path)] }),
    );
    const { result } = renderHook(usePrintPapers);
    await act(() => result.current.print(orders, 'KITCHEN'));
    expect(printedTickets()).toEqual(['id-1', 'id-2']);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(notify.mock.lastCall?.[0].message).toBe('papers.partly {"count":2,"numbers":"3, 4"}');
  });

  it('are printed once, however often it is pressed while they come', async () => {
    let arrive = () => {};
    ask.mockImplementationOnce(
      (path) => new Promise((resolve) => (arrive = () => resolve({ tickets: [ticketOf(path)] }))),
    );
    const { result } = renderHook(usePrintPapers);
    let first: Promise<void> | undefined;
    act(() => void (first = result.current.print(orders, 'KITCHEN')));
    expect(result.current.busy).toBe(true);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await act(() => result.current.print(orders, 'KITCHEN'));
    arrive();
    await act(() => first ?? Promise.resolve());
    expect(ask).toHaveBeenCalledTimes(orders.length);
    expect(printLines).toHaveBeenCalledTimes(1);
    expect(notify).not.toHaveBeenCalled();
    expect(result.current.busy).toBe(false);
  });
});
