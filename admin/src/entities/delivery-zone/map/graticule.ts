import L from 'leaflet';
import styles from './map.module.css';

/** Degrees between two lines; the first that leaves enough room is taken. */
const STEPS = [45, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002];
const LEAST_PIXELS = 90;
const PANE = 'graticule';

/** Degrees between two lines of a grid that are drawn so many pixels apart at the least. */
export function gridStep(degreesPerPixel: number): number {
  return STEPS.findLast((step) => step / degreesPerPixel >= LEAST_PIXELS) ?? 45;
}

/** Lines of whole degrees, or parts of them, with their numbers, where there are no pictures of streets. */
export function addGraticule(map: L.Map): () => void {
  // Below everything that is drawn.
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = '250';
  const lines = L.layerGroup().addTo(map);
  const line = (ends: L.LatLngTuple[]) =>
    L.polyline(ends, { pane: PANE, className: styles.grid, interactive: false, weight: 1 }).addTo(lines);
  const label = (at: L.LatLngTuple, text: string, side: 'left' | 'top') =>
    L.marker(at, {
      pane: PANE,
      interactive: false,
      keyboard: false,
      icon: L.divIcon({ className: styles[side] ?? '', html: `<span>${text}</span>`, iconSize: [0, 0] }),
    }).addTo(lines);

  const draw = () => {
    lines.clearLayers();
    const bounds = map.getBounds();
    const [south, north] = [Math.max(bounds.getSouth(), -85), Math.min(bounds.getNorth(), 85)];
    const [west, east] = [bounds.getWest(), bounds.getEast()];
    const step = gridStep((east - west) / Math.max(map.getSize().x, 1));
    const digits = Math.max(0, Math.ceil(-Math.log10(step)));
    for (let lat = Math.ceil(south / step) * step; lat <= north; lat += step) {
      line([
        [lat, west],
        [lat, east],
      ]);
      label([lat, west], lat.toFixed(digits), 'left');
    }
    for (let lng = Math.ceil(west / step) * step; lng <= east; lng += step) {
      line([
        [south, lng],
        [north, lng],
      ]);
      label([north, lng], lng.toFixed(digits), 'top');
    }
  };
  map.on('moveend', draw);
  draw();
  return () => {
    map.off('moveend', draw);
    lines.remove();
  };
}
