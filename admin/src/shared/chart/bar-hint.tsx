import type { BarChartProps } from './bar-chart';
import styles from './bar-chart.module.css';

interface BarHintProps extends Pick<BarChartProps, 'columns' | 'format'> {
  bar: BarChartProps['bars'][number] | undefined;
}

/** The figures of the bar pointed at or walked to by keyboard, which are spoken too. */
export function BarHint({ bar, columns, format }: BarHintProps) {
  return (
    <div role="status">
      {bar && (
        <div className={styles.hint}>
          <strong>{bar.label}</strong>
          {bar.phase !== 'future' && (
            <span>
              {columns.value} <b>{format(bar.value)}</b>
            </span>
          )}
          <span>
            {columns.compared} <b>{format(bar.compared)}</b>
          </span>
        </div>
      )}
    </div>
  );
}
