import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, Line, Tooltip, XAxis, YAxis } from 'recharts';
import type { BarChartProps } from './bar-chart';
import styles from './bar-chart.module.css';
import { BarHint } from './bar-hint';

const TICK = { fill: 'var(--text-muted)', fontSize: 11 };
const BASELINE = { stroke: 'var(--line-strong)', strokeOpacity: 0.6 };

/** Colours are variables of the tokens, so that a change of theme draws nothing anew. */
export default function BarDrawing({
  bars,
  summary,
  columns,
  format,
  axis = { format, width: 28 },
  height,
}: BarChartProps & { height: number }) {
  const stripes = useId();
  const hasCompared = bars.some(({ compared }) => compared > 0);
  const data = bars.map((bar) => ({
    ...bar,
    fill: bar.phase === 'partial' ? `url(#${stripes})` : 'var(--chart)',
  }));
  return (
    <BarChart
      responsive
      data={data}
      style={{ width: '100%', height }}
      margin={{ top: 10, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="19%"
      maxBarSize={26}
      aria-label={summary}
    >
      <defs>
        <pattern
          id={stripes}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={styles.partialGround} />
          <rect width="3" height="6" className={styles.partialStripe} />
        </pattern>
      </defs>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="label"
        height={22}
        tick={TICK}
        tickLine={false}
        axisLine={BASELINE}
        interval="equidistantPreserveStart"
        minTickGap={12}
      />
      <YAxis
        width={axis.width}
        tick={TICK}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        domain={[0, (most: number) => Math.max(1, most)]}
        tickFormatter={axis.format}
      />
      <Tooltip
        position={{ y: 0 }}
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)', fillOpacity: 0.7, stroke: 'none' }}
        content={({ active, activeIndex }) => (
          <BarHint bar={active ? bars[Number(activeIndex)] : undefined} columns={columns} format={format} />
        )}
      />
      <Legend
        position="top"
        height={24}
        iconSize={10}
        itemSorter={null}
        formatter={(name) => <span className={styles.legend}>{name}</span>}
      />
      <Bar
        dataKey="value"
        name={columns.value}
        fill="var(--chart)"
        radius={[3, 3, 0, 0]}
        isAnimationActive={false}
      />
      {hasCompared && <Line {...LINE} className={styles.halo} legendType="none" activeDot={false} />}
      {hasCompared && (
        <Line
          {...LINE}
          className={styles.compared}
          name={columns.compared}
          stroke="var(--chart-compared)"
          legendType="plainline"
          activeDot={POINT}
        />
      )}
    </BarChart>
  );
}

const LINE = { dataKey: 'compared', type: 'linear', dot: false, isAnimationActive: false } as const;
const POINT = { r: 3.5, fill: 'var(--surface)', stroke: 'var(--chart-compared)', strokeWidth: 1.5 };
