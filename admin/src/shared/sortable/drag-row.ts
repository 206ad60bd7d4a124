import { nearestPlace, type Box } from './reorder';

/** Near the edges of what scrolls it scrolls by itself: so near, and so fast at most, in pixels and pixels a frame. */
const EDGE = 80;
const FASTEST = 16;
/** A press is a press until the pointer has moved this far, or a finger has rested this long. */
const SLACK = { mouse: 4, touch: 8 };
const REST_MS = 150;

interface Drag {
  event: PointerEvent;
  list: HTMLElement;
  handle: HTMLElement;
  /** Rows stand side by side as well. */
  sideways: boolean;
  onDrop: (from: number, to: number) => void;
}

/**
 * Follows a pointer that has taken a row by its handle, until it lets go. Nothing is asked of the other rows: those that
 * are drawn are looked for while it moves, so a list may draw as few of its rows as it likes.
 */
export function dragRow({ event, list, handle, sideways, onDrop }: Drag): void {
  const row = handle.closest<HTMLElement>('[data-place]');
  if (!row) return;
  const begun = { x: event.clientX, y: event.clientY };
  const at = { ...begun };
  const touch = event.pointerType === 'touch';
  const box = row.getBoundingClientRect();
  const grip = { x: begun.x - box.left, y: begun.y - box.top };
  const scroller = scrollerOf(list);
  const ended = new AbortController();
  const listening = { signal: ended.signal };
  let shift = { x: 0, y: 0 };
  let dragging = false;
  let frame = 0;
  let marked: HTMLElement | undefined;

  const end = () => {
    ended.abort();
    clearTimeout(resting);
    cancelAnimationFrame(frame);
    row.style.transform = '';
    delete row.dataset.dragged;
    delete marked?.dataset.edge;
  };
  const begin = () => {
    dragging = true;
    row.dataset.dragged = '';
    frame = requestAnimationFrame(step);
  };
  const step = () => {
    if (!row.isConnected) return end();
    scrollNear(scroller, at.y);
    follow();
    mark(over());
    frame = requestAnimationFrame(step);
  };
  const follow = () => {
    const drawn = row.getBoundingClientRect();
    shift = {
      x: sideways ? at.x - grip.x - (drawn.left - shift.x) : 0,
      y: at.y - grip.y - (drawn.top - shift.y),
    };
    row.style.transform = `translate3d(${shift.x}px, ${shift.y}px, 0)`;
  };
  const over = (): number | undefined => {
    const boxes = rowsOf(list).map((each) => boxOf(each, each === row ? shift : { x: 0, y: 0 }));
    return nearestPlace(at.x, at.y, boxes);
  };
  const mark = (place: number | undefined) => {
    const [to, from] = [place ?? placeOf(row), placeOf(row)];
    const next = to === from ? undefined : rowsOf(list).find((each) => placeOf(each) === to);
    if (marked !== next) delete marked?.dataset.edge;
    marked = next;
    if (next) next.dataset.edge = sideways ? (from < to ? 'right' : 'left') : from < to ? 'below' : 'above';
  };

  const resting = touch ? setTimeout(begin, REST_MS) : undefined;
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      Object.assign(at, { x: clientX, y: clientY });
      const far = Math.hypot(at.x - begun.x, at.y - begun.y) > SLACK[touch ? 'touch' : 'mouse'];
      if (dragging || !far) return;
      if (touch) end();
      else begin();
    },
    listening,
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const [from, to] = [placeOf(row), dragging ? over() : undefined];
      end();
      if (to !== undefined && to !== from) onDrop(from, to);
    },
    listening,
  );
  handle.addEventListener('pointercancel', end, listening);
  // A finger that rests would ask for the browser's own menu.
  handle.addEventListener('contextmenu', (asked) => asked.preventDefault(), listening);
  window.addEventListener(
    'keydown',
    (pressed) => {
      if (pressed.key !== 'Escape' || !dragging) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
    },
    { ...listening, capture: true },
  );
}

const placeOf = (row: HTMLElement) => Number(row.dataset.place);

/** The rows of this very list: one of them may hold a list of its own. */
const rowsOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-place]')].filter(
    (row) => row.closest('[data-sortable]') === list,
  );

function boxOf(row: HTMLElement, { x, y }: { x: number; y: number }): Box {
  const { left, top, right, bottom } = row.getBoundingClientRect();
  return { place: placeOf(row), left: left - x, right: right - x, top: top - y, bottom: bottom - y };
}

function scrollerOf(element: HTMLElement): Element {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.scrollHeight > above.clientHeight && /auto|scroll/.test(getComputedStyle(above).overflowY))
      return above;
  return document.scrollingElement ?? document.documentElement;
}

function scrollNear(scroller: Element, y: number): void {
  const whole = scroller === document.scrollingElement;
  const { top, bottom } = whole ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const into = y < top + EDGE ? y - (top + EDGE) : Math.max(0, y - (bottom - EDGE));
  const speed = Math.max(-1, Math.min(1, into / EDGE)) * FASTEST;
  if (speed !== 0) scroller.scrollTop += speed;
}
