import L from 'leaflet';
import { useEffect } from 'react';
import type { Finding } from '../coverage/findings';
import { useLeafletMap } from './leaflet-map';
import styles from './map.module.css';

const HATCH = 'zone-coverage';
const LOOKS = { hidden: styles.hidden, overlap: styles.overlap, gap: styles.gap };

interface CoverageLayerProps {
  findings: readonly Finding[];
  /** The one that is looked at: the map moves there. */
  focused: string | null;
}

/** Where zones overlap, which of them never decide, and which places they enclose without holding them. */
export function CoverageLayer({ findings, focused }: CoverageLayerProps) {
  const map = useLeafletMap();
  useEffect(() => {
    const group = L.layerGroup().addTo(map);
    for (const { key, kind, place } of findings)
      L.polygon(linesOf(place.rings), {
        className: LOOKS[kind],
        weight: key === focused ? 4 : 1.5,
        fillOpacity: 1,
        fillColor: `url(#${HATCH}-${kind})`,
        interactive: false,
      }).addTo(group);
    return () => void group.remove();
  }, [map, findings, focused]);

  useEffect(() => {
    const place = findings.find(({ key }) => key === focused)?.place;
    if (!place) return;
    const bounds = L.polygon(linesOf(place.rings)).getBounds();
    // On a phone the list is far below the map.
    map.getContainer().scrollIntoView({ block: 'nearest' });
    map.fitBounds(bounds, { padding: [64, 64], maxZoom: 17 });
  }, [map, findings, focused]);

  return (
    <svg className={styles.hatches} width={0} height={0} aria-hidden>
      <defs>
        {Object.entries(LOOKS).map(([kind, look]) => (
          <pattern
            key={kind}
            id={`${HATCH}-${kind}`}
            className={look}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform={kind === 'gap' ? 'rotate(-45)' : 'rotate(45)'}
          >
            <line y2={8} strokeWidth={3} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

const linesOf = (rings: Finding['place']['rings']) =>
  rings.map((ring) => ring.map(({ lat, lng }): L.LatLngTuple => [lat, lng]));
