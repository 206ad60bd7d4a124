import type { BoardState } from './board-state';
import type { BoardSync, LiveBoard, SyncedBoard } from './board-sync';
import { createStore } from '@shared/state/store';

/**
 * The boards of several branches as one: each is loaded and follows the stream for itself, and all their orders are shown.
 * It stands with the first of them: one that cannot be loaded keeps no other away. `follow` keeps it together until what it
 * gives is called.
 */
export function joinBoards(boards: readonly BoardSync[]): LiveBoard & { follow: () => () => void } {
  const state = createStore<SyncedBoard>(joined(boards));
  const update = () => state.set(joined(boards));
  return {
    state,
    follow() {
      update();
      const stops = boards.map((board) => board.state.subscribe(update));
      return () => stops.forEach((stop) => stop());
    },
    reload: () => boards.forEach(({ reload }) => reload()),
    // Each takes what is of its own branch.
    put: (card) => boards.forEach(({ put }) => put(card)),
    onChange(listener) {
      const stops = boards.map((board) => board.onChange(listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}

function joined(boards: readonly BoardSync[]): SyncedBoard {
  const states = boards.map(({ state }) => state.get());
  const loaded = states.flatMap(({ board }) => board ?? []);
  return {
    board: loaded.length > 0 ? together(loaded) : null,
    error: states.find(({ error }) => error !== null)?.error ?? null,
    loaded: states.flatMap((each) => each.loaded),
  };
}

const sum = (boards: readonly BoardState[], part: keyof BoardState['beyond']) =>
  boards.reduce((total, { beyond }) => total + beyond[part], 0);

/** The day of a board is each branch's own: of several together it is that of the latest. */
const together = (boards: readonly BoardState[]): BoardState => ({
  seq: Math.max(...boards.map(({ seq }) => seq)),
  businessDay: boards.reduce((latest, { businessDay }) => (businessDay > latest ? businessDay : latest), ''),
  dayStartsAt: boards.map(({ dayStartsAt }) => dayStartsAt).sort()[0] ?? '',
  beyond: {
    open: sum(boards, 'open'),
    scheduled: sum(boards, 'scheduled'),
    done: sum(boards, 'done'),
    cancelled: sum(boards, 'cancelled'),
    missed: sum(boards, 'missed'),
  },
  orders: new Map(boards.flatMap(({ orders }) => [...orders])),
});
