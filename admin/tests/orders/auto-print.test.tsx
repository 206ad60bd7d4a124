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
vi.mock('../../src/entities/live/live', () => ({ useLiveEvents: () => undefined }));

afterEach(() => {
  cleanup();
  chooseDevicePrints(null);
});

describe('a device that prints for several branches', () => {
  it('prints those of the others where one fails', async () => {
    const ticket = (id: string) => ({ id, version: 1, orderId: null, lines: [id] });
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
    expect(printLines.mock.calls.map(([tickets]) => tickets)).toEqual([[['b']], [['c']]]);
  });
});
