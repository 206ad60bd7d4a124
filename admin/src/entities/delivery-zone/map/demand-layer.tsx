import type { ZoneDemandDto } from '@contracts/zone-tools';
import L from 'leaflet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeafletMap } from './leaflet-map';
import styles from './map.module.css';

const FAINTEST = 0.25;

/** Cells where customers ordered or were refused: the stronger, the more of them. */
export function DemandLayer({ demand }: { demand: ZoneDemandDto }) {
  const { t } = useTranslation('zones');
  const map = useLeafletMap();
  useEffect(() => {
    const group = L.layerGroup().addTo(map);
    const half = demand.cellDegrees / 2;
    const most = Math.max(1, ...demand.cells.map(({ orders, refused }) => Math.max(orders, refused)));
    for (const { lat, lng, orders, refused } of demand.cells) {
      const lost = refused > orders;
      const share = Math.max(orders, refused) / most;
      L.rectangle(
        [
          [lat - half, lng - half],
          [lat + half, lng + half],
        ],
        {
          weight: 1,
          fillOpacity: FAINTEST + (0.8 - FAINTEST) * share,
          className: lost ? styles.lost : styles.won,
        },
      )
        .bindTooltip(t('demand.cell', { orders, refused }))
        .addTo(group);
    }
    return () => void group.remove();
  }, [map, demand, t]);
  return null;
}
