// @vitest-environment jsdom
import type { CartFiguresDto } from '@contracts/carts';
import { CART_OBSTACLES } from '@domain/carts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HeatMap } from '../../src/features/carts/heat-map';
import { remedyOf } from '../../src/features/carts/remedy';

const HOURS: CartFiguresDto['hours'] = [
  { obstacle: 'FEE', hour: 19, count: 4 },
  { obstacle: 'FEE', hour: 20, count: 2 },
  { obstacle: 'CLOSED', hour: 3, count: 1 },
  { obstacle: 'NONE', hour: 12, count: 1 },
];

function show(hours: CartFiguresDto['hours'], wide = true) {
  const media = { matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  render(
    <MemoryRouter>
      <HeatMap hours={hours} branchId="here" />
    </MemoryRouter>,
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowOf = (obstacle: string) =>
  within(screen.getByRole('row', { name: new RegExp(`obstacles\\.${obstacle} `) }))
    .getAllByRole('cell')
    .map((cell) => ({ count: Number(cell.textContent), step: cell.dataset.step }));

describe('the map of what stood in the way', () => {
  it('has a row for each obstacle that was met, the gravest first, with its sum last', () => {
    show(HOURS);
    const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['obstacles.CLOSED', 'obstacles.FEE', 'obstacles.NONE']);
    const fee = rowOf('FEE');
    expect(fee).toHaveLength(25);
    expect([fee[19]?.count, fee[20]?.count, fee[21]?.count, fee.at(-1)?.count]).toEqual([4, 2, 0, 6]);
  });

  it('is darker the more there were, by the hour with the most of all rows', () => {
    show(HOURS);
    expect(
      [rowOf('FEE')[19], rowOf('FEE')[20], rowOf('CLOSED')[3], rowOf('CLOSED')[4]].map((cell) => cell?.step),
    ).toEqual(['6', '3', '2', undefined]);
  });

  it('counts by three hours where there is little room', () => {
    show(HOURS, false);
    const fee = rowOf('FEE');
    expect(fee).toHaveLength(9);
    expect([fee[6]?.count, fee.at(-1)?.count]).toEqual([6, 6]);
  });

  it('says what can be done about each, with the way there', () => {
    show(HOURS);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/dashboard/opening-hours/here', '/dashboard/branches/edit/here?section=zones']);
  });
});

it('has a remedy for every obstacle', () => {
  const without = CART_OBSTACLES.filter((obstacle) => remedyOf(obstacle, 'here') === null);
  expect(without).toEqual(['NONE']);
});
