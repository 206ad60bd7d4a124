import type { PrintProblem } from '../../domain/printing';

/** DLE EOT 1, 2 and 4: how the printer is, why it may be off line, and its paper. One byte each, at once. */
export const STATUS_QUESTION = Uint8Array.of(0x10, 0x04, 1, 0x10, 0x04, 2, 0x10, 0x04, 4);

/** So many bytes answer it. */
export const STATUS_ANSWERS = 3;

/**
 * Whether a byte answers `STATUS_QUESTION` and not `STILL_THERE`: bits 1 and 4 are set in the one, 4 and 7 clear in the
 * other. Source: the same reference, DLE EOT n and GS r n.
 */
export const isStatus = (answer: number): boolean => (answer & 0x93) === 0x12;

/** GS r 1: its paper once more, answered in its turn. */
export const STILL_THERE = Uint8Array.of(0x1d, 0x72, 1);

const OFFLINE = 0x08;
const COVER_OPEN = 0x04;
const STOPPED_BY_PAPER = 0x20;
const NO_PAPER = 0x60;

/**
 * What keeps a printer from printing, by its answers to `STATUS_QUESTION`; null where nothing does or it says nothing.
 * Source: the ESC/POS command reference of Epson, DLE EOT n.
 */
export function problemOf([printer = 0, cause = 0, paper = 0]: readonly number[]): PrintProblem | null {
  if ((paper & NO_PAPER) === NO_PAPER || (cause & STOPPED_BY_PAPER) !== 0) return 'PAPER_OUT';
  if ((cause & COVER_OPEN) !== 0) return 'COVER_OPEN';
  return (printer & OFFLINE) !== 0 ? 'OFFLINE' : null;
}
