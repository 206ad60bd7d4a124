import type { HomeDto } from '@contracts/home';
import { Refine } from '@refinedev/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import HomePage from '../../src/features/home/home-page';
import words from '../../src/locales/en/home.json';
import { dataProvider } from '@app/providers/data/data-provider';

export const BRANCH = {
  ...{ id: 'branch-1', name: 'Centro', slug: 'centro', timezone: 'UTC', closeoutTime: '04:00' },
  state: 'ACTIVE' as const,
};
const FIGURES = { orders: 8, salesCents: 43_200, averageTicketCents: 5400, cancelled: 0 };
const HOME: HomeDto = {
  ...{ businessDay: '2031-04-03', comparedDay: '2031-03-27', currency: 'BRL' },
  today: { ...FIGURES, onTime: { kept: 7, due: 8 } },
  compared: { ...FIGURES, onTime: { kept: 8, due: 10 } },
  ...{ hours: [], bestSellers: [], needs: [], missed: [], lateNow: 0, late: [], fetchedLate: 0 },
};

/** Home as it is once the server told `home`, asked anew each time; of everything else on it nothing is known yet. */
export async function openHome(home: () => Partial<HomeDto>) {
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/home?')
      ? Promise.resolve(new Response(JSON.stringify({ data: { ...HOME, ...home() } })))
      : new Promise(() => undefined),
  );
  render(
    <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
      <HomePage />
    </Refine>,
    { wrapper: MemoryRouter },
  );
  return screen.findByRole('region', { name: words.figures.title });
}
