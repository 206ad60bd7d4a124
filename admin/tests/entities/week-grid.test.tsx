// @vitest-environment jsdom
import type { Period } from '@domain/opening-hours';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import type { ServiceHours } from '@entities/opening-hours/branch-hours';
import { HoursField } from '@entities/opening-hours/hours-field';

/** A column is 100 pixels wide, an hour 10 high; Saturday is the sixth column, Sunday the last. */
const BOX = { left: 0, top: 0, width: 700, height: 240 } as DOMRect;
const SATURDAY = 550;
const SUNDAY = 650;
const EVENING: Period = { weekday: 6, opens: '18:00', closes: '23:00' };
const NIGHT: Period = { weekday: 6, opens: '18:00', closes: '02:00' };
let shown: ServiceHours;

/** jsdom has none of its own. */
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
}

function Field() {
  const [value, setValue] = useState<ServiceHours>({ mode: 'WEEKLY', periods: [EVENING] });
  shown = value;
  return <HoursField value={value} onChange={setValue} modes={['WEEKLY']} like={value} />;
}

/** What can be found at once: asking by role takes jsdom seconds each time. */
function found(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is drawn as ${selector}`);
  return element;
}
const period = () => found('[data-period][tabindex]');
const body = () => found('[class*=body]');
const edge = (part: 'opens' | 'closes') => found(`[data-part="${part}"]`);

function drag(from: Element, [startX, startY]: number[], [endX, endY]: number[], pointerType = 'mouse') {
  const at = (clientX?: number, clientY?: number) => ({
    clientX,
    clientY,
    pointerId: 1,
    button: 0,
    pointerType,
  });
  fireEvent.pointerDown(from, at(startX, startY));
  // From here on the columns have the pointer.
  fireEvent.pointerMove(body(), at(endX, endY));
  fireEvent.pointerUp(body(), at(endX, endY));
}

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  window.PointerEvent = Pointer as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => BOX);
  render(<Field />);
});
afterEach(() => {
  cleanup();
  // The worker is shared with the tests of other files.
  vi.restoreAllMocks();
});

describe('the week, drawn', () => {
  it('lasts past midnight once its end is dragged into the next day', () => {
    drag(edge('closes'), [SATURDAY, 230], [SUNDAY, 20]);
    expect(shown.periods).toEqual([NIGHT]);
    expect(period().getAttribute('aria-label')).toBe('Saturday, 6:00 PM–2:00 AM the next day');
  });

  it('is moved as a whole, and drawn on free ground', () => {
    drag(period(), [SATURDAY, 200], [SUNDAY, 190]);
    expect(shown.periods).toEqual([{ weekday: 0, opens: '17:00', closes: '22:00' }]);
    drag(body(), [50, 100], [50, 140]);
    expect(shown.periods[1]).toEqual({ weekday: 1, opens: '10:00', closes: '14:00' });
  });

  it('is dragged by a finger once it is chosen: before that the finger scrolls', () => {
    drag(edge('closes'), [SATURDAY, 230], [SUNDAY, 20], 'touch');
    expect(shown.periods).toEqual([EVENING]);
    drag(period(), [SATURDAY, 200], [SATURDAY, 200], 'touch');
    drag(edge('closes'), [SATURDAY, 230], [SUNDAY, 20], 'touch');
    expect(shown.periods).toEqual([NIGHT]);
  });
});

describe('the week, by keys', () => {
  it('is moved, stretched and removed, told to who does not see it, and has a way back', () => {
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(period(), { key, shiftKey });
    press('ArrowDown');
    expect(shown.periods).toEqual([{ weekday: 6, opens: '18:15', closes: '23:15' }]);
    press('ArrowUp');
    for (let step = 0; step < 12; step += 1) press('ArrowDown', true);
    expect(shown.periods).toEqual([NIGHT]);
    expect(screen.getByRole('status').textContent).toBe('Saturday, 6:00 PM–2:00 AM the next day');
    press('ArrowLeft', true);
    expect(shown.periods[0]?.opens).toBe('17:45');
    press('Delete');
    expect(shown.periods).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown.periods).toEqual([{ ...NIGHT, opens: '17:45' }]);
  });

  it('says at the day what is wrong with it as soon as it is', () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'Add a period on Saturday' })[0] ?? document.body);
    expect(screen.getByRole('alert').textContent).toBe('This overlaps with another period');
  });
});
