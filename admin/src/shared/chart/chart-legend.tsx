import styles from './chart-legend.module.css';

/** What the bars of a chart are, and the line over them where there is one. Who hears the chart is told by its table. */
export function ChartLegend({ value, compared }: { value: string; compared: string | null }) {
  return (
    <p className={styles.legend} aria-hidden>
      <span className={styles.value}>{value}</span>
      {compared !== null && <span className={styles.compared}>{compared}</span>}
    </p>
  );
}
