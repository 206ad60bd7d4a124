import { lazy, Suspense } from 'react';
import styles from './bar-chart.module.css';
import { SkeletonLine } from '../ui/states';

interface Bar {
  label: string;
  value: number;
  /** The same of the period compared with, drawn as a faint line. */
  compared: number;
  /** `partial` is still growing, `future` has not begun. */
  phase?: 'partial' | 'future';
}

export interface BarChartProps {
  bars: Bar[];
  /** What is shown, for those who hear it. */
  summary: string;
  /** Names of the columns of the table that stands for the drawing. */
  columns: { label: string; value: string; compared: string };
  format: (value: number) => string;
  /** How the axis is written, where that is shorter than the values, and how wide it is. */
  axis?: { format: (value: number) => string; width: number };
  height?: number;
}

/** The library that draws is heavy, and no list, form or board needs it. */
const BarDrawing = lazy(() => import('./bar-drawing'));

/** Bars from zero with the compared period as a line; the same figures stand in a table for screen readers. */
export function BarChart({ height = 220, ...chart }: BarChartProps) {
  return (
    <figure className={styles.figure}>
      <Suspense fallback={<SkeletonLine height={height} />}>
        <BarDrawing {...chart} height={height} />
      </Suspense>
      {/* A table is as wide as its words, hidden or not. */}
      <div className="visually-hidden">
        <BarTable {...chart} />
      </div>
    </figure>
  );
}

function BarTable({ bars, summary, columns, format }: BarChartProps) {
  return (
    <table>
      <caption>{summary}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.compared}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, compared, phase }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{phase === 'future' ? '–' : format(value)}</td>
            <td>{format(compared)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
