import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart } from '@shared/chart/bar-chart';
import { BarHint } from '@shared/chart/bar-hint';

const columns = { label: 'Hour', value: 'Today', compared: 'Last week' };
const format = (value: number) => `${value} orders`;
const bars = [
  { label: '10 AM', value: 6, compared: 1 },
  { label: '11 AM', value: 0, compared: 2, phase: 'partial' as const },
  { label: '12 PM', value: 0, compared: 3, phase: 'future' as const },
];

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .split(/\|+/)
    .filter(Boolean);

it('tells its figures in a table before the drawing is there, and nothing of what has not begun', () => {
  const html = renderToStaticMarkup(
    <BarChart bars={bars} summary="6 orders today" columns={columns} format={format} />,
  );
  expect(textOf(html)).toEqual([
    '6 orders today',
    ...['Hour', 'Today', 'Last week'],
    ...['10 AM', '6 orders', '1 orders'],
    ...['11 AM', '0 orders', '2 orders'],
    ...['12 PM', '–', '3 orders'],
  ]);
});

it('holds the height of the drawing until it comes', () => {
  const html = renderToStaticMarkup(
    <BarChart bars={bars} summary="" columns={columns} format={format} height={180} />,
  );
  expect(html).toContain('height:180px');
});

it('says the figures of the bar pointed at, and nothing of what has not begun', () => {
  const said = (index: number) =>
    textOf(renderToStaticMarkup(<BarHint bar={bars[index]} columns={columns} format={format} />));
  expect(said(0)).toEqual(['10 AM', 'Today ', '6 orders', 'Last week ', '1 orders']);
  expect(said(2)).toEqual(['12 PM', 'Last week ', '3 orders']);
  expect(said(9)).toEqual([]);
});
