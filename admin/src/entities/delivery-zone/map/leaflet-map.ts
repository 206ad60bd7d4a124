import type L from 'leaflet';
import { createContext, useContext } from 'react';

/** The map around a layer. */
export const LeafletMap = createContext<L.Map | null>(null);

export function useLeafletMap(): L.Map {
  const map = useContext(LeafletMap);
  if (!map) throw new Error('A layer stands inside of a map');
  return map;
}
