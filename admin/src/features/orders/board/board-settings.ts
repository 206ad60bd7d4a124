import { createContext, useContext } from 'react';

/** Until the branch's own is known. */
export const USUAL_PREPARATION_MIN = 30;

/** What of the branch the cards need: how long cooking takes there, in minutes. */
export const BoardSettings = createContext({ preparationMin: USUAL_PREPARATION_MIN });

export const useBoardSettings = () => useContext(BoardSettings);
