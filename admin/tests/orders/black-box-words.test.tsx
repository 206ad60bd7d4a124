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
import printing from '../../src/locales/en/printing.json';

beforeAll(async () => {
  completeBrowser();
  await speakEnglish();
  i18next.addResourceBundle('en', 'devices', devices);
  i18next.addResourceBundle('en', 'orders', orders);
  i18next.addResourceBundle('en', 'printing', printing);
});
afterEach(cleanup);

const NOTHING = {
  ...{ detail: null, who: null, device: null, tries: null },
  ...{ reason: null, waitedSec: null, nextTryAt: null },
};

it.each<[BlackBoxEntry['what'], string, string]>([
  ['STATION_STARTED', 'Oven', 'Station started: Oven'],
  ['STATION_STARTED', '', 'Station started: No station'],
  ['STATION_READY', '', 'Station ready: No station'],
])('names whose part it was, also of what belongs to no station: %s %s', (what, detail, words) => {
  render(<LaneEntries entries={[{ ...NOTHING, at: minute(0), what, detail }]} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it.each<[string, Partial<BlackBoxEntry> & Pick<BlackBoxEntry, 'what'>, RegExp]>([
  [
    'a ticket that failed',
    { what: 'TICKET_FAILED', detail: 'KITCHEN', who: 'Grill', reason: 'PAPER_OUT', tries: 3 },
    /^Ticket not printed · Kitchen · Grill · Out of paper · 3 attempts$/,
  ],
  [
    'one that was printed late',
    { what: 'TICKET_PRINTED', detail: 'CUSTOMER', who: 'Grill', waitedSec: 240 },
    /^Ticket printed · Customer · Grill · waited 4 min$/,
  ],
  [
    'a mail that is tried again',
    { what: 'MAIL_FAILED', detail: 'letter', reason: 'UNREACHABLE', tries: 1, nextTryAt: minute(2) },
    /^E-mail to the managers could not be sent · mail server not reached · 1 attempt · next attempt .+$/,
  ],
])('says what became of %s, why and how often it was tried', (_case, entry, words) => {
  render(<LaneEntries entries={[{ ...NOTHING, at: minute(0), ...entry }]} />);
  expect(screen.getByText(words)).toBeTruthy();
});
