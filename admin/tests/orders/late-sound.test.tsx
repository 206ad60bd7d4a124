// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateSound } from '../../src/features/orders/signals/use-late-sound';

const playOnce = vi.hoisted(() => vi.fn());
vi.mock('../../src/features/orders/signals/order-sounds', () => ({ playOnce }));

beforeEach(() => playOnce.mockReset());
afterEach(cleanup);

const hear = (late: number, inSight: string) =>
  renderHook((now: { late: number; inSight: string }) => useLateSound(() => now.late, now.inSight), {
    initialProps: { late, inSight },
  });

it('sounds when one more is late, and not for what was late when it came in sight', () => {
  const { rerender } = hear(1, 'north');
  expect(playOnce).not.toHaveBeenCalled();
  rerender({ late: 2, inSight: 'north' });
  expect(playOnce).toHaveBeenCalledExactlyOnceWith('late');
  rerender({ late: 1, inSight: 'north' });
  expect(playOnce).toHaveBeenCalledOnce();
});

it('does not sound for the old late orders of a branch that is loaded after another, but for the next one', () => {
  const { rerender } = hear(0, 'north');
  rerender({ late: 3, inSight: 'north,south' });
  expect(playOnce).not.toHaveBeenCalled();
  rerender({ late: 4, inSight: 'north,south' });
  expect(playOnce).toHaveBeenCalledExactlyOnceWith('late');
});
