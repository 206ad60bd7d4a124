import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import type { ZoneShape } from '@domain/delivery';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useLeafletMap } from './leaflet-map';
import styles from './map.module.css';
import { useLatest } from '@shared/state/use-latest';

type MappedZone = Pick<DeliveryZoneDto, 'id' | 'name' | 'color' | 'area' | 'exclusion' | 'state'>;

interface ZoneShapesProps {
  zones: readonly MappedZone[];
  selected?: string | null;
  onSelect?: (id: string) => void;
}

/** A zone's area as Leaflet draws it; null for one that has no place on a map. */
export function layerOf(area: ZoneShape, options: L.PathOptions): L.Path | null {
  switch (area.kind) {
    case 'RADIUS': {
      const { center, radiusMeters } = area.geometry;
      return L.circle([center.lat, center.lng], { ...options, radius: radiusMeters });
    }
    case 'POLYGON':
      return L.polygon(
        area.geometry.points.map(({ lat, lng }) => [lat, lng]),
        options,
      );
    default:
      return null;
  }
}

/** The zones that have a place on the map: those of low priority below, so that the one that wins is seen. */
export function ZoneShapes({ zones, selected = null, onSelect }: ZoneShapesProps) {
  const map = useLeafletMap();
  const select = useLatest(onSelect);
  const selectable = onSelect !== undefined;

  useEffect(() => {
    const group = L.layerGroup().addTo(map);
    for (const zone of [...zones].reverse()) {
      const off = zone.state !== 'ACTIVE';
      const layer = layerOf(zone.area, {
        color: zone.color,
        weight: zone.id === selected ? 4 : 2,
        fillOpacity: off ? 0.04 : zone.exclusion ? 0.3 : 0.16,
        className: zone.exclusion ? styles.exclusion : off ? styles.off : styles.zone,
        interactive: selectable,
        bubblingMouseEvents: false,
      });
      // As text: a name is somebody's own words.
      const name = document.createElement('span');
      name.textContent = zone.name;
      layer
        ?.bindTooltip(name, { sticky: true })
        .on('click', () => select.current?.(zone.id))
        .addTo(group);
    }
    return () => void group.remove();
  }, [map, zones, selected, selectable, select]);
  return null;
}

interface FitProps {
  zones: readonly Pick<DeliveryZoneDto, 'area'>[];
  /** Of the branch. */
  place: { lat: number; lng: number } | null;
}

/** Shows once, as soon as there is something to show, the zones with the branch. */
export function FitZones({ zones, place }: FitProps) {
  const map = useLeafletMap();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    const bounds = boundsOf(zones);
    if (place) bounds.extend([place.lat, place.lng]);
    if (!bounds.isValid()) return;
    done.current = true;
    map.fitBounds(bounds, { padding: [32, 32], maxZoom: 15, animate: false });
  }, [map, zones, place]);
  return null;
}

/** The corner of the world that zones take up; not valid where none has a place on a map. */
export function boundsOf(zones: FitProps['zones']): L.LatLngBounds {
  const bounds = L.latLngBounds([]);
  for (const { area } of zones) {
    if (area.kind === 'POLYGON') area.geometry.points.forEach(({ lat, lng }) => bounds.extend([lat, lng]));
    if (area.kind === 'RADIUS') {
      const { center, radiusMeters } = area.geometry;
      bounds.extend(L.latLng(center).toBounds(2 * radiusMeters));
    }
  }
  return bounds;
}
