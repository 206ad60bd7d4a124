/** The moves of a life cycle, and the states that each can begin in. */
type Moves<State, Move extends string> = Readonly<Record<Move, { from: readonly State[] }>>;

/** What says of a life cycle whether something in a state can be moved so. */
export const transitionChecker =
  <State, Move extends string>(moves: Moves<State, Move>) =>
  (state: State, move: Move): boolean =>
    moves[move].from.includes(state);
