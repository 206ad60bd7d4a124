// @vitest-environment jsdom
import type { HomeDto } from '@contracts/home';
import { cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BRANCH, openHome } from './home-fixture';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { signInAs } from '../session-fixture';
import words from '../../src/locales/en/home.json';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'home', words);
});
beforeEach(() => signInAs('owner', { branches: [BRANCH] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (home: Partial<HomeDto>) => openHome(() => home);

/** The lines of the card that has that title. */
const linesUnder = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says which share of the day came on time, and by how much that is better or worse', async () => {
  const figures = await open({});
  const onTime = within(figures).getByText(words.figures.onTime).closest('dl');
  expect(onTime?.textContent).toBe('On time87.5%7 of 8 in time+7.5 ptsvs 80%');
});

it('says that nothing is due yet instead of a share, and never rounds a broken promise away', async () => {
  const figure = (figures: HTMLElement) =>
    within(figures).getByText(words.figures.onTime).closest('dl')?.textContent;
  const today = (kept: number, due: number) => ({
    ...{ orders: 2, salesCents: 0, averageTicketCents: 0, cancelled: 0, onTime: { kept, due } },
  });
  expect(figure(await open({ today: today(0, 0) }))).toBe('On time–nothing due yetvs 80%');
  cleanup();
  expect(figure(await open({ today: today(0, 19) }))).toMatch(/^On time0%0 of 19 in time/);
});

it('says where the orders that came late lost their time, and in whose hands', async () => {
  await open({
    late: [
      {
        breaker: 'KITCHEN',
        count: 3,
        by: [
          { name: 'Oven', count: 2 },
          { name: 'Grill', count: 1 },
        ],
      },
      { breaker: 'ANSWER', count: 1, by: [] },
    ],
    fetchedLate: 2,
    lateNow: 19,
  });
  expect(linesUnder('23 orders late today')).toEqual([
    'Late now, still under way19',
    'Cooked longer than plannedOven (2) · Grill (1)3',
    'Accepted late1',
    'On time, and fetched late2',
  ]);
});

it('says of a day on which customers alone were late that no order was, and of one without either nothing', async () => {
  await open({ fetchedLate: 1 });
  expect(linesUnder(words.late.nothing)).toEqual(['On time, and fetched late1']);
  cleanup();
  await open({});
  expect(screen.queryByText(/late today/)).toBeNull();
});
