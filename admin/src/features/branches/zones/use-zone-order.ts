import { useState } from 'react';
import type { ZoneRow } from './use-zones';
import { request } from '@shared/api/request';
import { moveRow } from '@shared/sortable/reorder';

interface Options {
  readAgain: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** The zones as the person has put them, at once; stored as a whole. */
export function useZoneOrder(branchId: string, zones: ZoneRow[], { readAgain, onError }: Options) {
  const [put, setPut] = useState<string[] | null>(null);
  const rows = put ? [...zones].sort((one, other) => put.indexOf(one.id) - put.indexOf(other.id)) : zones;

  const move = async (from: number, to: number) => {
    const ids = moveRow(
      rows.map(({ id }) => id),
      from,
      to,
    );
    setPut(ids);
    try {
      await request('POST', `/api/branches/${branchId}/zones/order`, { ids });
      await readAgain();
    } catch (error) {
      onError(error);
    } finally {
      setPut(null);
    }
  };
  return { rows, saving: put !== null, move: (from: number, to: number) => void move(from, to) };
}
