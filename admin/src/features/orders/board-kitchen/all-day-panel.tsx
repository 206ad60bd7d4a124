import { counted } from '@domain/menu/unit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allDay } from './all-day';
import styles from './kitchen.module.css';
import type { KitchenTicket } from './tickets';

/** What is to be made in all, over every ticket that hangs. */
export function AllDayPanel({ tickets }: { tickets: KitchenTicket[] }) {
  const { t } = useTranslation('orders');
  const rows = useMemo(() => allDay(tickets), [tickets]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be focusable even without controls in it (WCAG 2.1.1)
    <aside className={styles.totals} aria-label={t('kitchen.allDay')} tabIndex={0}>
      <h2 className={styles.totalsTitle}>{t('kitchen.allDay')}</h2>
      {rows.length === 0 && <p className={styles.totalsEmpty}>{t('kitchen.allDayEmpty')}</p>}
      <ul>
        {rows.map(({ name, variation, quantity, unit, choices }) => (
          <li key={`${name} ${variation ?? ''} ${unit}`} className={styles.totalsRow}>
            <b>{counted(quantity, unit)}</b>
            <span>
              {name}
              {variation && <span className={styles.totalsVariation}> {variation}</span>}
            </span>
            {choices.length > 0 && (
              <ul className={styles.totalsChoices}>
                {choices.map((choice) => (
                  <li key={`${choice.amount} ${choice.name}`}>
                    <b>{choice.amount}</b> {choice.name}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
