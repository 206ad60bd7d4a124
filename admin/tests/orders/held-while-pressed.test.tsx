// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useHeldWhilePressed } from '@shared/ui/use-held-while-pressed';

beforeEach(() => {
  document.body.innerHTML = '<article>Card<button><b>Accept</b></button></article>';
});
afterEach(cleanup);

function wall() {
  const { result, rerender } = renderHook(({ value }) => useHeldWhilePressed(value), {
    initialProps: { value: 'before' },
  });
  return { shown: () => result.current, changes: () => rerender({ value: 'after' }) };
}

const presses = (button: number, on = 'b') =>
  fireEvent(document.querySelector(on)!, new MouseEvent('pointerdown', { button, bubbles: true }));

describe('what is shown while somebody presses', () => {
  it.each(['pointerup', 'pointercancel', 'contextmenu', 'blur'])('stands still until %s', async (end) => {
    const { shown, changes } = wall();
    presses(0);
    changes();
    expect(shown()).toBe('before');
    fireEvent(window, new Event(end));
    await waitFor(() => expect(shown()).toBe('after'));
  });

  it('stands still for the second click of who clicks twice, and moves then', async () => {
    const { shown, changes } = wall();
    for (const detail of [1, 2]) {
      presses(0);
      changes();
      fireEvent(window, new Event('pointerup'));
      fireEvent.click(document.querySelector('b')!, { detail });
      expect(shown()).toBe('before');
    }
    await waitFor(() => expect(shown()).toBe('after'));
  });

  it('stands still while a key presses something else', () => {
    const { shown, changes } = wall();
    presses(0);
    changes();
    document.querySelector('button')!.click();
    expect(shown()).toBe('before');
  });

  it('is not held by a button that presses nothing', () => {
    const { shown, changes } = wall();
    presses(2);
    changes();
    expect(shown()).toBe('after');
  });

  it('is not held by who drags a card', () => {
    const { shown, changes } = wall();
    presses(0, 'article');
    changes();
    expect(shown()).toBe('after');
  });
});
