import { useId, useState } from 'react';
import styles from './bar-chart.module.css';
import { labelEvery, ticksTo } from './scale';
import { useWidth } from '../ui/use-width';

interface Bar {
  label: string;
  value: number;
  /** The same of the period compared with, drawn as a faint line. */
  compared: number;
  /** `partial` is still growing, `future` has not begun. */
  phase?: 'partial' | 'future';
}

interface BarChartProps {
  bars: Bar[];
  /** What is shown, for those who hear it. */
  summary: string;
  /** Names of the columns of the table that stands for the drawing. */
  columns: { label: string; value: string; compared: string };
  format: (value: number) => string;
  height?: number;
}

const TOP = 10;
const BOTTOM = 22;
const LEFT = 28;
/** So wide is a label below the bars, with the room around it. */
const LABEL = 52;

/** Bars from zero with the compared period, where it had anything, as a line; the same figures stand in a table for screen readers. */
export function BarChart({ bars, summary, columns, format, height = 220 }: BarChartProps) {
  const [figure, width] = useWidth<HTMLElement>();
  const [at, setAt] = useState<number | null>(null);
  const patternId = useId();
  const ticks = ticksTo(Math.max(...bars.map(({ value, compared }) => Math.max(value, compared)), 0));
  const top = ticks.at(-1) ?? 1;
  const slot = (width - LEFT) / Math.max(1, bars.length);
  const barWidth = Math.min(26, slot * 0.62);
  const x = (index: number) => LEFT + slot * (index + 0.5);
  const y = (value: number) => TOP + (height - TOP - BOTTOM) * (1 - value / top);
  const every = labelEvery(bars.length, width - LEFT, LABEL);
  const hasCompared = bars.some(({ compared }) => compared > 0);
  const line = bars.map(({ compared }, index) => `${index ? 'L' : 'M'}${x(index)} ${y(compared)}`).join('');
  const pointed = at === null ? null : bars[at];

  return (
    <figure ref={figure} className={styles.figure}>
      <svg
        role="img"
        aria-label={summary}
        width={width}
        height={height}
        onPointerLeave={() => setAt(null)}
        onPointerMove={(event) => {
          const left = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT;
          const index = Math.floor(left / slot);
          setAt(index >= 0 && index < bars.length ? index : null);
        }}
      >
        <defs>
          <pattern
            id={patternId}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={styles.partialGround} />
            <rect width="3" height="6" className={styles.partialStripe} />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={LEFT}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              className={styles.grid}
              data-zero={tick === 0}
            />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className={styles.tick}>
              {format(tick)}
            </text>
          </g>
        ))}
        {at !== null && (
          <rect
            x={LEFT + slot * at}
            y={TOP}
            width={slot}
            height={height - TOP - BOTTOM}
            className={styles.pointed}
          />
        )}
        {bars.map(({ label, value, phase }, index) => (
          <g key={label}>
            {value > 0 && (
              <path
                d={roundedBar(x(index) - barWidth / 2, y(value), barWidth, y(0) - y(value))}
                fill={phase === 'partial' ? `url(#${patternId})` : undefined}
                className={phase === 'partial' ? undefined : styles.bar}
              />
            )}
            {index % every === 0 && (
              <text
                x={x(index) + LABEL / 2 > width ? width : x(index)}
                y={height - 4}
                // The last one may have no room to its right.
                textAnchor={x(index) + LABEL / 2 > width ? 'end' : 'middle'}
                className={styles.tick}
              >
                {label}
              </text>
            )}
          </g>
        ))}
        {hasCompared && (
          <>
            <path d={line} className={styles.halo} />
            <path d={line} className={styles.compared} />
          </>
        )}
        {hasCompared && pointed && at !== null && (
          <circle cx={x(at)} cy={y(pointed.compared)} r={3.5} className={styles.point} />
        )}
      </svg>
      {pointed && at !== null && (
        <div className={styles.hint} style={{ insetInlineStart: clamp(x(at), 74, width - 74) }} aria-hidden>
          <strong>{pointed.label}</strong>
          {pointed.phase !== 'future' && (
            <span>
              {columns.value} <b>{format(pointed.value)}</b>
            </span>
          )}
          <span>
            {columns.compared} <b>{format(pointed.compared)}</b>
          </span>
        </div>
      )}
      {/* A table is as wide as its words, hidden or not. */}
      <div className="visually-hidden">
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
      </div>
    </figure>
  );
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** A bar with round shoulders and a straight foot: it stands on zero. */
function roundedBar(left: number, top: number, width: number, height: number): string {
  const r = Math.min(3, width / 2, height);
  return `M${left} ${top + height}V${top + r}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${top + height}Z`;
}
