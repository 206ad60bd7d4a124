import type { Point } from '@domain/delivery';
import { useEffect } from 'react';
import { useLeafletMap } from './leaflet-map';
import { useLatest } from '@shared/state/use-latest';

const DIGITS = 5;

/** Tells which place on the map is pressed. */
export function PointPicker({ onPick }: { onPick: (point: Point) => void }) {
  const map = useLeafletMap();
  const pick = useLatest(onPick);
  useEffect(() => {
    const round = (degrees: number) => Number(degrees.toFixed(DIGITS));
    const press = ({ latlng }: { latlng: Point }) =>
      pick.current({ lat: round(latlng.lat), lng: round(latlng.lng) });
    map.on('click', press);
    return () => void map.off('click', press);
  }, [map, pick]);
  return null;
}
