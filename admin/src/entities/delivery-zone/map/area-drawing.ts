import { distanceMeters, type Point } from '@domain/delivery';
import type L from 'leaflet';
import {
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type GeoJSONStoreFeatures,
} from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';
import { circleRing, ringOf } from './rings';
import type { AreaDraft } from '../area';

/** An area that has a shape to be drawn. */
export type DrawnArea = Extract<AreaDraft, { kind: 'RADIUS' | 'POLYGON' }>;

export interface AreaDrawing {
  /** Shows an area; where there is nothing of it yet, the next press on the map begins it. */
  show: (area: DrawnArea, color: `#${string}`) => void;
  stop: () => void;
}

const MODES = { RADIUS: 'circle', POLYGON: 'polygon' } as const;
/** A metre on the ground has five digits, and the library takes no more than nine. */
const DIGITS = 6;
const round = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** Draws and changes one area on a map by mouse or touch; `onDrawn` is told after each gesture. */
export function drawArea(map: L.Map, lib: typeof L, onDrawn: (area: DrawnArea) => void): AreaDrawing {
  const flags = {
    feature: {
      draggable: true,
      coordinates: { draggable: true, midpoints: true, deletable: true },
    },
  };
  const circle = { feature: { draggable: true, coordinates: { resizable: 'center-fixed' as const } } };
  const draw = new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({
      map,
      lib,
      coordinatePrecision: DIGITS,
      minPixelDragDistanceDrawing: 8,
    }),
    modes: [
      new TerraDrawPolygonMode({ pointerDistance: 24 }),
      new TerraDrawCircleMode({ drawInteraction: 'click-move-or-drag' }),
      new TerraDrawSelectMode({
        pointerDistance: 24,
        allowManualDeselection: false,
        flags: { polygon: flags, circle },
      }),
    ],
  });
  draw.start();
  let kind: DrawnArea['kind'] = 'POLYGON';
  let color: `#${string}` = '#000000';

  draw.on('finish', (id, { action }) => {
    const feature = draw.getSnapshotFeature(id);
    const area = feature && areaOf(feature, kind);
    if (!area) return;
    onDrawn(area);
    // What is drawn to its end has corners to be moved from then on; the mode that drew it has to end first.
    if (action === 'draw') queueMicrotask(() => show(area));
  });

  const show = (area: DrawnArea) => {
    ({ kind } = area);
    const line = { fillColor: color, outlineColor: color, outlineWidth: 3, fillOpacity: 0.2 };
    // First: with another style the adapter draws anew a moment later what is on the map now, also what is gone by then.
    draw.clear();
    draw.updateModeOptions<typeof TerraDrawPolygonMode>('polygon', { styles: line });
    draw.updateModeOptions<typeof TerraDrawCircleMode>('circle', { styles: line });
    draw.updateModeOptions<typeof TerraDrawSelectMode>('select', { styles: handlesOf(color) });
    const ring = shownRing(area);
    if (!ring) return draw.setMode(MODES[kind]);
    draw.setMode('select');
    const [added] = draw.addFeatures([
      {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [ring] },
        properties: { mode: MODES[kind] },
      },
    ]);
    if (added?.valid && added.id !== undefined) draw.selectFeature(added.id);
  };

  return {
    show(area, ofColor) {
      color = ofColor;
      show(area);
    },
    stop: () => draw.stop(),
  };
}

const handlesOf = (color: `#${string}`) => ({
  selectedPolygonColor: color,
  selectedPolygonOutlineColor: color,
  selectedPolygonOutlineWidth: 3,
  selectedPolygonFillOpacity: 0.2,
  selectionPointColor: '#ffffff' as const,
  selectionPointOutlineColor: color,
  selectionPointOutlineWidth: 2,
  selectionPointWidth: 6,
  midPointColor: color,
  midPointWidth: 4,
});

/** The line of an area, closed; null while it has no area yet. */
function shownRing(area: DrawnArea): [number, number][] | null {
  const points = area.kind === 'POLYGON' ? ringOf(area.geometry.points) : circleRing(area.geometry, 64);
  return points && points.length > 3 ? points.map(([lng, lat]) => [round(lng), round(lat)]) : null;
}

function areaOf({ geometry }: GeoJSONStoreFeatures, kind: DrawnArea['kind']): DrawnArea | null {
  if (geometry.type !== 'Polygon') return null;
  const points = (geometry.coordinates[0] ?? [])
    .slice(0, -1)
    .map(([lng = 0, lat = 0]): Point => ({ lat: round(lat), lng: round(lng) }));
  const [first] = points;
  if (!first) return null;
  if (kind === 'POLYGON') return { kind, geometry: { points } };
  const middle = (values: number[]) => round((Math.min(...values) + Math.max(...values)) / 2);
  const center = { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
  return { kind, geometry: { center, radiusMeters: Math.max(50, distanceMeters(center, first)) } };
}
