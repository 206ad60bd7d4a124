import L from 'leaflet';
import { useEffect } from 'react';
import { useLeafletMap } from './leaflet-map';
import styles from './map.module.css';

interface PlaceMarkerProps {
  place: { lat: number; lng: number };
  label: string;
  kind: 'store' | 'tested';
}

/** A place of interest: the store itself, or the one that is tried out. */
export function PlaceMarker({ place: { lat, lng }, label, kind }: PlaceMarkerProps) {
  const map = useLeafletMap();
  useEffect(() => {
    const icon = L.divIcon({ className: styles[kind] ?? '', iconSize: [18, 18] });
    const marker = L.marker([lat, lng], { icon, alt: label, keyboard: false, interactive: false });
    const text = document.createElement('span');
    text.textContent = label;
    marker.bindTooltip(text, { direction: 'top', offset: [0, -8] }).addTo(map);
    return () => void marker.remove();
  }, [map, lat, lng, label, kind]);
  return null;
}
