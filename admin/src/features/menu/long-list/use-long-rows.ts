import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useLatest } from '@shared/state/use-latest';

/** What stands fixed above rows: the head of the page and that of the table. */
const ABOVE = 92;
/** Drawn out of sight on either side, in pixels. */
const BEYOND = 400;
/** Lines come and go in blocks of about this height, so that not every step of scrolling draws some. */
const BLOCK = 200;
/** Without a step for so long, scrolling is over. Where frames are slow, steps are further apart than the usual 150. */
const RESTED_MS = 300;
/** Lines that are asked for before they come into sight. */
const AHEAD = 24;

/** Where a row has just been put, which is to stay drawn there; `shown`: one is to see it. Another object for each. */
export interface Landing {
  place: number;
  shown: boolean;
}

interface LongRowsOptions {
  count: number;
  /** Of cards that stand side by side. */
  perLine?: number;
  /** Height of a line until it is measured, and the space between two. */
  estimate: number;
  gap?: number;
  /** Where one was, of the same question; another question begins at its start. */
  start: number;
  question: string;
  landing?: Landing | null;
  onSee: (from: number, to: number) => void;
  onRest: (index: number) => void;
}

/** A line that is drawn, or the height of all that are not between two of them. */
type LongPart = { line: number } | { space: number; key: string };

/**
 * Which lines of a long list are drawn: those in the window, some around them, and the one that has the focus. Scrolling
 * is the window's own, so its keys work as anywhere.
 */
export function useLongRows<E extends HTMLElement>(options: LongRowsOptions) {
  const { count, perLine = 1, estimate, gap = 0, start, question, landing, onSee, onRest } = options;
  const ref: RefObject<E> = useRef<E>(null);
  const [margin, setMargin] = useState(0);
  const [held, setHeld] = useState<number | null>(null);
  // Before it is drawn: what has the focus goes along with its row, and must be drawn there at once.
  const [landed, setLanded] = useState(landing);
  if (landing !== landed) {
    setLanded(landing);
    if (landing) setHeld(Math.floor(landing.place / perLine));
  }

  const lines = Math.ceil(count / perLine);
  const block = Math.max(1, Math.floor(BLOCK / estimate));
  const virtualizer = useWindowVirtualizer({
    count: lines,
    estimateSize: () => estimate,
    gap,
    overscan: Math.ceil(BEYOND / estimate),
    scrollMargin: margin,
    isScrollingResetDelay: RESTED_MS,
    scrollPaddingStart: ABOVE,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor({
        ...range,
        startIndex: Math.floor(range.startIndex / block) * block,
        endIndex: Math.min(lines, Math.ceil((range.endIndex + 1) / block) * block) - 1,
      });
      if (held === null || held >= lines || drawn.includes(held)) return drawn;
      return [...drawn, held].sort((a, b) => a - b);
    },
  });
  // To set the scroll right while a key moves it would stop it half-way.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const { isScrolling } = virtualizer;
  // What stands above can grow and shrink; while one scrolls it does not, and asking would cost each step.
  useLayoutEffect(() => {
    if (ref.current && !isScrolling)
      setMargin(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
  }, [isScrolling, count, perLine, question]);
  const items = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};

  useEffect(() => {
    const [first, last] = [Math.max(0, startIndex - AHEAD), Math.min(lines, endIndex + 1 + AHEAD)];
    if (lines > 0) onSee(first * perLine, Math.min(count, last * perLine) - 1);
  }, [onSee, startIndex, endIndex, perLine, count, lines]);

  useEffect(() => virtualizer.measure(), [virtualizer, perLine]);

  // Once, and only after the page has put itself at its start.
  const arrived = useRef(false);
  const known = lines > 0 && margin > 0;
  useEffect(() => {
    if (!known || arrived.current) return;
    const frame = requestAnimationFrame(() => {
      arrived.current = true;
      if (start > 0) virtualizer.scrollToIndex(Math.floor(start / perLine), { align: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [known, start, perLine, virtualizer]);

  useEffect(() => {
    if (landed?.shown) virtualizer.scrollToIndex(Math.floor(landed.place / perLine), { align: 'auto' });
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls once per landing; `perLine` and the virtualizer may change later without scrolling again
  }, [landed]);

  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (window.scrollY > margin - ABOVE) window.scrollTo(0, margin - ABOVE);
  }, [question, margin]);

  const resting = useLatest(onRest);
  useEffect(() => {
    if (isScrolling || !arrived.current) return;
    const first = virtualizer.getVirtualItemForOffset(window.scrollY + ABOVE)?.index ?? 0;
    resting.current(first * perLine);
  }, [isScrolling, perLine, virtualizer, resting]);

  const parts: LongPart[] = [];
  let end = margin;
  for (const { index, start: top, end: bottom } of items) {
    const between = parts.length > 0 ? gap : 0;
    if (top - end > between) parts.push({ space: top - end - between - gap, key: `above ${index}` });
    parts.push({ line: index });
    end = bottom;
  }
  const below = margin + virtualizer.getTotalSize() - end;
  if (items.length > 0 && below > gap) parts.push({ space: below - gap, key: 'below' });

  return {
    ref,
    parts,
    measure: virtualizer.measureElement,
    isScrolling,
    /** The line that has the focus stays, so that the keyboard does not lose its place. */
    holding: {
      onFocus: ({ target }: FocusEvent<E>) => {
        const line = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        setHeld(line === undefined ? null : Number(line));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<E>) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(null);
      },
    },
  };
}
