import type { BoardDto } from '@contracts/board';
import { useEffect, useMemo } from 'react';
import type { Change } from './board-state';
import { createBoardSync, type BoardSync, type LiveBoard } from './board-sync';
import { joinBoards } from './join-boards';
import { liveConnection } from '@entities/live/live';
import { session } from '@entities/session/session';
import { request } from '@shared/api/request';
import { useLatest } from '@shared/state/use-latest';

interface Entry {
  sync: BoardSync;
  users: number;
}

/** One board of a branch, however many places look at it; gone with the last of them. */
const entries = new Map<string, Entry>();

function entryOf(branchId: string): Entry {
  let entry = entries.get(branchId);
  if (!entry) {
    const load = (id: string) =>
      request<BoardDto>('GET', `/api/orders/board?branch=${encodeURIComponent(id)}`);
    entry = { sync: createBoardSync({ branchId, line: liveConnection, load }), users: 0 };
    entries.set(branchId, entry);
  }
  return entry;
}

function hold(branchId: string, entry: Entry): () => void {
  entries.set(branchId, entry);
  if (++entry.users === 1) entry.sync.start();
  return () => {
    if (--entry.users > 0) return;
    entry.sync.stop();
    entries.delete(branchId);
  };
}

const grantsNow = () => {
  const held = session.get()?.grants;
  return held ? JSON.stringify(held) : null;
};

let grants = grantsNow();

// What somebody may do with an order, and is told of it, stands on its card: the server made it by what they held then.
session.subscribe(() => {
  const before = grants;
  grants = grantsNow();
  if (grants === null || grants === before) return;
  for (const { sync, users } of entries.values()) if (users > 0) sync.reload();
});

/** The live board of a branch: loaded and followed while somebody looks at it. */
export function useBoardSync(branchId: string): BoardSync {
  const entry = useMemo(() => entryOf(branchId), [branchId]);
  useEffect(() => hold(branchId, entry), [branchId, entry]);
  return entry.sync;
}

/** The live boards of several branches as one. */
export function useJoinedBoards(branchIds: readonly string[]): LiveBoard {
  const key = branchIds.join();
  const held = useMemo(() => key.split(',').map((id) => ({ id, entry: entryOf(id) })), [key]);
  const board = useMemo(() => joinBoards(held.map(({ entry }) => entry.sync)), [held]);
  useEffect(() => {
    const stops = [...held.map(({ id, entry }) => hold(id, entry)), board.follow()];
    return () => stops.forEach((stop) => stop());
  }, [held, board]);
  return board;
}

/** Calls `changed` for what others did to the orders of a board. */
export function useOrderChanges(sync: Pick<LiveBoard, 'onChange'>, changed: (change: Change) => void): void {
  const latest = useLatest(changed);
  useEffect(() => sync.onChange((change) => latest.current(change)), [sync, latest]);
}
