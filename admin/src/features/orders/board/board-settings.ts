import type { BranchSummary } from '@contracts/session';
import { createContext, useContext } from 'react';

/** Until the branch's own is known. */
export const USUAL_PREPARATION_MIN = 30;

interface Settings {
  /** How long cooking takes, in minutes, where an order does not say so itself. */
  preparationMin: number;
  /** By their id, where the board shows several: then each card says whose it is. */
  branches: ReadonlyMap<string, BranchSummary> | null;
}

/** What of its branches the cards of a board need. */
export const BoardSettings = createContext<Settings>({
  preparationMin: USUAL_PREPARATION_MIN,
  branches: null,
});

export const useBoardSettings = () => useContext(BoardSettings);
