import type { MapSettingsDto } from '@contracts/maps';
import type { Point } from '@domain/delivery';
import L from 'leaflet';
import { useEffect, type ComponentProps } from 'react';
import { useLeafletMap } from './leaflet-map';
import MapView from './map-view';
import { PlaceMarker } from './place-marker';
import { PointPicker } from './point-picker';
import { FitZones } from './zone-shapes';
import { useLatest } from '@shared/state/use-latest';

interface PlaceMapProps {
  label: string;
  tiles: MapSettingsDto['tiles'];
  /** What is marked; the map begins at the first of them. */
  places: readonly ComponentProps<typeof PlaceMarker>[];
  onPick: (place: Point) => void;
}

/** Shows what is marked out of sight, such as a place that was typed; a press in sight moves nothing. */
function KeepInSight({ places }: Pick<PlaceMapProps, 'places'>) {
  const map = useLeafletMap();
  const latest = useLatest(places);
  const where = places.map(({ place: { lat, lng } }) => `${lat},${lng}`).join(' ');
  useEffect(() => {
    const all = L.latLngBounds(latest.current.map(({ place: { lat, lng } }) => L.latLng(lat, lng)));
    if (all.isValid() && !map.getBounds().contains(all))
      map.fitBounds(all, { padding: [40, 40], maxZoom: 15 });
  }, [map, latest, where]);
  return null;
}

const NO_ZONES = [] as const;

/** Where something is; a press on the map says that it is there. */
export default function PlaceMap({ label, tiles, places, onPick }: PlaceMapProps) {
  return (
    <MapView label={label} tiles={tiles}>
      <FitZones zones={NO_ZONES} place={places[0]?.place ?? null} />
      <KeepInSight places={places} />
      {places.map((marked) => (
        <PlaceMarker key={marked.kind} {...marked} />
      ))}
      <PointPicker onPick={onPick} />
    </MapView>
  );
}
