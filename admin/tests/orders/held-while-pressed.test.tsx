// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useHeldWhilePressed } from '../../src/features/orders/board-kitchen/use-held-while-pressed';

afterEach(cleanup);

function wall() {
  const { result, rerender } = renderHook(({ value }) => useHeldWhilePressed(value), {
    initialProps: { value: 'before' },
  });
  return { shown: () => result.current, changes: () => rerender({ value: 'after' }) };
}

const presses = (button: number) => fireEvent(window, new MouseEvent('pointerdown', { button }));

describe('what is shown while somebody presses', () => {
  it.each(['pointerup', 'pointercancel', 'contextmenu', 'blur'])('stands still until %s', async (end) => {
    const { shown, changes } = wall();
    presses(0);
    changes();
    expect(shown()).toBe('before');
    fireEvent(window, new Event(end));
    await waitFor(() => expect(shown()).toBe('after'));
  });

  it('is not held by a button that presses nothing', () => {
    const { shown, changes } = wall();
    presses(2);
    changes();
    expect(shown()).toBe('after');
  });
});
