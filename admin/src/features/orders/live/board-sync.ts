import type { LiveEvent } from '@contracts/events';
import type { BoardDto } from '@contracts/board';
import type { OrderCardDto } from '@contracts/orders';
import { withCard, withEvent, withLoaded, type BoardState, type Change } from './board-state';
import type { ConnectionState } from '@entities/live/connection';
import { createStore, type Store } from '@shared/state/store';

/** The part of the live connection that a board needs. */
interface Line {
  state: Pick<Store<ConnectionState>, 'get' | 'subscribe'>;
  /** The last `seq` that was told, or null before the first connection. */
  position: () => number | null;
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
  onReset: (listener: () => void) => () => void;
}

interface BoardSyncOptions {
  branchId: string;
  line: Line;
  load: (branchId: string) => Promise<BoardDto>;
  /** Runs `task` after `ms` and gives what calls it off. */
  later?: (task: () => void, ms: number) => () => void;
}

export interface SyncedBoard {
  /** Null until it was loaded once. */
  board: BoardState | null;
  /** Why the last loading failed; the board before it, if any, is still shown. */
  error: unknown;
  /** The branches whose orders it has. */
  loaded: readonly string[];
}

const RETRY_MS = 4000;
/** Until a database that lags behind the stream has caught up. */
const BEHIND_MS = 300;

/**
 * Keeps a branch's board true: loads it, then follows the stream from where the loading stood. Events that come while
 * it is being loaded are kept and told afterwards; where the stream began only after that point, or says that it lost
 * its place, the board is loaded again. So nothing is missed, and nothing is shown twice.
 */
export function createBoardSync({ branchId, line, load, later = inTime }: BoardSyncOptions) {
  const state = createStore<SyncedBoard>({ board: null, error: null, loaded: [] });
  const listeners = new Set<(change: Change) => void>();
  /** Everything after this `seq` is heard; null while the line was never up. */
  let heardFrom: number | null = null;
  /** Events that came while the board was on its way; null while none is. */
  let waiting: LiveEvent[] | null = null;
  let loading = 0;
  let stops: (() => void)[] = [];
  let cancelRetry = () => {};

  function reload(): void {
    cancelRetry();
    const mine = ++loading;
    waiting ??= [];
    load(branchId).then(
      (dto) => mine === loading && loaded(dto),
      (error: unknown) => mine === loading && failed(error),
    );
  }

  function loaded(dto: BoardDto): void {
    const known = state.get().board;
    state.set({ board: withLoaded(known, dto), error: null, loaded: [branchId] });
    tellKept(known !== null);
    if (heardFrom !== null && heardFrom > dto.seq) cancelRetry = later(reload, BEHIND_MS);
  }

  function failed(error: unknown): void {
    state.set((before) => ({ ...before, error }));
    tellKept(true);
    cancelRetry = later(reload, RETRY_MS);
  }

  function tellKept(telling: boolean): void {
    const kept = waiting ?? [];
    waiting = null;
    for (const event of kept) happened(event, telling);
  }

  function happened(event: LiveEvent, telling = true): void {
    if (event.branchId !== branchId) return;
    if (waiting) return void waiting.push(event);
    const { board } = state.get();
    if (!board) return;
    const next = withEvent(board, event);
    state.set((now) => ({ ...now, board: next.board }));
    if (next.change && telling) tell(next.change);
    if (next.reload) reload();
  }

  function tell(change: Change): void {
    listeners.forEach((listener) => listener(change));
  }

  /** The first position of the line: whether it lies behind what was loaded decides if something was missed. */
  function joined(): void {
    const now = line.state.get();
    if (now === 'idle') heardFrom = null;
    if (now !== 'online' || heardFrom !== null) return;
    heardFrom = line.position();
    const { board, error } = state.get();
    if (error !== null || (board && heardFrom !== null && heardFrom > board.seq)) reload();
  }

  return {
    state,
    start() {
      heardFrom = line.position();
      stops = [
        line.subscribe((event) => happened(event)),
        line.onReset(() => {
          heardFrom = line.position();
          reload();
        }),
        line.state.subscribe(joined),
      ];
      reload();
    },
    stop() {
      stops.forEach((stop) => stop());
      stops = [];
      loading += 1;
      waiting = null;
      heardFrom = null;
      cancelRetry();
    },
    reload,
    /** The answer to something that was done here: shown at once, and not announced. */
    put: (card: OrderCardDto): void => {
      if (card.branchId !== branchId) return;
      state.set((now) => (now.board ? { ...now, board: withCard(now.board, card).board } : now));
    },
    /** Told of what others did, not of what was done here. */
    onChange(listener: (change: Change) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type BoardSync = ReturnType<typeof createBoardSync>;

/** A board as it is shown, of one branch or of several. */
export type LiveBoard = Omit<BoardSync, 'start' | 'stop'>;

function inTime(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
