// @vitest-environment jsdom
import type { BlackBoxEntry } from '@contracts/black-box';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { completeBrowser, speakEnglish } from '../browser-fixture';
import { minute } from './order-fixture';
import { LaneEntries } from '../../src/features/orders/details/black-box/lane';
import devices from '../../src/locales/en/devices.json';
import orders from '../../src/locales/en/orders.json';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'devices', devices);
  i18next.addResourceBundle('en', 'orders', orders);
});
afterEach(cleanup);

it.each<[BlackBoxEntry['what'], string, string]>([
  ['STATION_STARTED', 'Oven', 'Station started: Oven'],
  ['STATION_STARTED', '', 'Station started: No station'],
  ['STATION_READY', '', 'Station ready: No station'],
])('names whose part it was, also of what belongs to no station: %s %s', (what, detail, words) => {
  render(<LaneEntries entries={[{ at: minute(0), what, detail, who: null, device: null, tries: null }]} />);
  expect(screen.getByText(words)).toBeTruthy();
});
