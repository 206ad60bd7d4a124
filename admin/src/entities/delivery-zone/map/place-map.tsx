import type { MapSettingsDto } from '@contracts/maps';
import type { Point } from '@domain/delivery';
import MapView from '@entities/delivery-zone/map/map-view';
import { PlaceMarker } from '@entities/delivery-zone/map/place-marker';
import { PointPicker } from '@entities/delivery-zone/map/point-picker';
import { FitZones } from '@entities/delivery-zone/map/zone-shapes';

interface PlaceMapProps {
  label: string;
  tiles: MapSettingsDto['tiles'];
  branchName: string;
  place: Point | null;
  onPick: (place: Point) => void;
}

const NO_ZONES = [] as const;

/** Where a branch is; a press on the map moves it. */
export default function PlaceMap({ label, tiles, branchName, place, onPick }: PlaceMapProps) {
  return (
    <MapView label={label} tiles={tiles}>
      <FitZones zones={NO_ZONES} place={place} />
      {place && <PlaceMarker place={place} label={branchName} kind="store" />}
      <PointPicker onPick={onPick} />
    </MapView>
  );
}
