import 'leaflet/dist/leaflet.css';
import type { MapSettingsDto } from '@contracts/maps';
import L from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addGraticule } from './graticule';
import { LeafletMap } from './leaflet-map';
import styles from './map.module.css';

interface MapViewProps {
  /** What the map shows, for who cannot see it. */
  label: string;
  /** Where pictures of streets come from; null draws a grid of coordinates in their place. */
  tiles: MapSettingsDto['tiles'];
  /** Layers: components that draw nothing by themselves and put what they know on the map around them. */
  children?: ReactNode;
  /** Above the map's corner. */
  tools?: ReactNode;
}

/** A map by Leaflet: a scale, coordinates of the pointer, and streets where the server names a source of them. */
export default function MapView({ label, tiles, children, tools }: MapViewProps) {
  const { t } = useTranslation('zones');
  const element = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLOutputElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [zoomIn, zoomOut] = [t('map.zoomIn'), t('map.zoomOut')];

  useEffect(() => {
    if (!element.current) return;
    const made = L.map(element.current, { zoomControl: false, zoomSnap: 0.5, worldCopyJump: true });
    made.attributionControl.setPrefix(false);
    L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(made);
    made.setView([0, 0], 2);
    made.on('mousemove', ({ latlng }) => {
      if (pointer.current) pointer.current.value = `${latlng.lat.toFixed(5)}, ${latlng.lng.toFixed(5)}`;
    });
    const follow = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    follow.observe(element.current);
    setMap(made);
    return () => {
      follow.disconnect();
      setMap(null);
      made.remove();
    };
  }, []);

  useEffect(() => {
    const zoom = map && L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
    return () => void zoom?.remove();
  }, [map, zoomIn, zoomOut]);

  const { url, attribution } = tiles ?? {};
  useEffect(() => {
    if (!map) return;
    if (url === undefined) return addGraticule(map);
    const streets = L.tileLayer(url, { attribution, maxZoom: 19 }).addTo(map);
    return () => void streets.remove();
  }, [map, url, attribution]);

  return (
    <div className={styles.frame}>
      <div
        ref={element}
        className={styles.map}
        role="region"
        aria-label={label}
        data-streets={url !== undefined}
      />
      <output ref={pointer} className={styles.pointer} aria-hidden />
      {tools && <div className={styles.tools}>{tools}</div>}
      {map && <LeafletMap.Provider value={map}>{children}</LeafletMap.Provider>}
    </div>
  );
}
