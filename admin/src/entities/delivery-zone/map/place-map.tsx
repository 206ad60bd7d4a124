import type { MapSettingsDto } from '@contracts/maps';
import type { Point } from '@domain/delivery';
import type { ComponentProps } from 'react';
import MapView from './map-view';
import { PlaceMarker } from './place-marker';
import { PointPicker } from './point-picker';
import { FitZones } from './zone-shapes';

interface PlaceMapProps {
  label: string;
  tiles: MapSettingsDto['tiles'];
  /** What is marked; the map begins at the first of them. */
  places: readonly ComponentProps<typeof PlaceMarker>[];
  onPick: (place: Point) => void;
}

const NO_ZONES = [] as const;

/** Where something is; a press on the map says that it is there. */
export default function PlaceMap({ label, tiles, places, onPick }: PlaceMapProps) {
  return (
    <MapView label={label} tiles={tiles}>
      <FitZones zones={NO_ZONES} place={places[0]?.place ?? null} />
      {places.map((marked) => (
        <PlaceMarker key={marked.kind} {...marked} />
      ))}
      <PointPicker onPick={onPick} />
    </MapView>
  );
}
