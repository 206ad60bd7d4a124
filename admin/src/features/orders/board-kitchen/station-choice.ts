import { useState } from 'react';
import type { StationChoice } from './tickets';

const keyOf = (branchId: string) => `comanda.kitchen.station.${branchId}`;

function saved(branchId: string): StationChoice {
  try {
    return localStorage.getItem(keyOf(branchId));
  } catch {
    return null;
  }
}

/** Which station this screen hangs at; a wall does not move, so it is kept. */
export function useStation(branchId: string) {
  const [chosen, setChosen] = useState<StationChoice>(() => saved(branchId));
  const choose = (station: StationChoice) => {
    setChosen(station);
    try {
      if (station === null) localStorage.removeItem(keyOf(branchId));
      else localStorage.setItem(keyOf(branchId), station);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return { chosen, choose };
}

export type Station = ReturnType<typeof useStation>;
