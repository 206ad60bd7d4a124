import { sameValue } from '@domain/equality';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { AreaDrawing, DrawnArea } from './area-drawing';
import { useLeafletMap } from './leaflet-map';
import { useLatest } from '@shared/state/use-latest';

interface DrawLayerProps {
  area: DrawnArea;
  color: string;
  onDrawn: (area: DrawnArea) => void;
}

/** The area that is being said, drawn and changed on the map. What draws is loaded with the first of it. */
export function DrawLayer({ area, color, onDrawn }: DrawLayerProps) {
  const map = useLeafletMap();
  const [drawing, setDrawing] = useState<AreaDrawing | null>(null);
  /** What the map shows already, since it was drawn there. */
  const drawn = useRef<DrawnArea | null>(null);
  const tell = useLatest(onDrawn);

  useEffect(() => {
    let started: AreaDrawing | null = null;
    let left = false;
    // Until then a press on the map draws nothing.
    map.getContainer().setAttribute('aria-busy', 'true');
    void import('./area-drawing').then(({ drawArea }) => {
      if (left) return;
      started = drawArea(map, L, (next) => {
        drawn.current = next;
        tell.current(next);
      });
      setDrawing(started);
    });
    return () => {
      left = true;
      started?.stop();
      map.getContainer().removeAttribute('aria-busy');
    };
  }, [map, tell]);

  const shownColor = useRef('');
  useEffect(() => {
    if (!drawing || (sameValue(drawn.current, area) && shownColor.current === color)) return;
    drawn.current = area;
    shownColor.current = color;
    drawing.show(area, color as `#${string}`);
    map.getContainer().removeAttribute('aria-busy');
  }, [map, drawing, area, color]);
  return null;
}
