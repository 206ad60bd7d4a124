import { useEffect, useState } from 'react';
import { getFetchClient } from '@strapi/strapi/admin';
import { USER } from './row-types';

/** Names and currencies of the rows that ids stand for. */
export interface KnownRow {
  id: number;
  documentId: string;
  tradeName?: string;
  name?: string;
  number?: string;
  code?: string;
  courierName?: string;
  subject?: string;
  currency?: string;
}

type Receive = (row: KnownRow | null) => void;

export const ROWS = '/content-manager/collection-types';

const kept = new Map<string, Promise<KnownRow | null>>();
const waiting = new Map<string, Map<string, Receive>>();

/** The row an id stands for: undefined until it is known, null when there is none to be seen. */
export function useRow(uid: string, id: string | null): KnownRow | null | undefined {
  const [row, setRow] = useState<KnownRow | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    if (id) void rowOf(uid, id).then((found) => wanted && setRow(found));
    return () => {
      wanted = false;
    };
  }, [uid, id]);
  return id ? row : null;
}

function rowOf(uid: string, id: string): Promise<KnownRow | null> {
  const key = `${uid} ${id}`;
  const asked = kept.get(key) ?? new Promise<KnownRow | null>((receive) => ask(uid, id, receive));
  kept.set(key, asked);
  return asked;
}

/** The cells of a list ask in the same turn and get one answer. */
function ask(uid: string, id: string, receive: Receive): void {
  const others = waiting.get(uid);
  if (others) {
    others.set(id, receive);
    return;
  }
  const first = new Map([[id, receive]]);
  waiting.set(uid, first);
  setTimeout(() => void answer(uid, first));
}

async function answer(uid: string, asked: Map<string, Receive>): Promise<void> {
  waiting.delete(uid);
  const rows = await load(uid, [...asked.keys()]);
  const key = keyOf(uid);
  for (const [id, receive] of asked) receive(rows.find((row) => String(row[key]) === id) ?? null);
}

const keyOf = (uid: string) => (uid === USER ? 'id' : 'documentId');

async function load(uid: string, ids: string[]): Promise<KnownRow[]> {
  try {
    // Not a component's own: its requests end with it, and others wait for this answer.
    const { data } = await getFetchClient().get<{ results: KnownRow[] }>(`${ROWS}/${uid}`, {
      params: { filters: { [keyOf(uid)]: { $in: ids } }, page: 1, pageSize: 100 },
    });
    return data.results;
  } catch {
    // Whoever may not see the rows still sees their ids.
    return [];
  }
}
