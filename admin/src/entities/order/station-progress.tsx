import type { TicketState } from '@domain/orders/ticket-state';
import { useTranslation } from 'react-i18next';
import styles from './station-progress.module.css';
import { TICKET_STATE_ICONS, useTicketStateNames } from './ticket-state-looks';

interface StationProgressProps {
  /** '' is what belongs to none. */
  stations: readonly { station: string; state: TicketState }[];
  iconSize: number;
}

/** Stations, each with a mark of how far it is. */
export function StationProgress({ stations, iconSize }: StationProgressProps) {
  const { t } = useTranslation('order');
  const names = useTicketStateNames();
  return stations.map(({ station, state }) => {
    const Icon = TICKET_STATE_ICONS[state];
    return (
      <span key={station} className={styles.station} data-progress={state}>
        <Icon size={iconSize} strokeWidth={2.5} role="img" aria-label={names[state]} />
        {station || t('card.noStation')}
      </span>
    );
  });
}
