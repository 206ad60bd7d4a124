import { test as base, expect, type Browser, type Page } from '@playwright/test';
import type { Language } from '@contracts/session';
import type { PlacedOrderDto } from '@contracts/storefront';
import type { Role } from '@domain/access';
import { BoardPage } from '../pages/board-page';
import { Complaints } from './complaints';
import { Customer } from './customer';
import { Mailbox } from './mailbox';
import { NOBODY, People, PHONE } from './people';
import { PhoneLine } from './phone-line';
import { Restaurant } from './restaurant';

export interface JourneyOptions {
  /** Who is signed in on `page`; null for a customer or a stranger. */
  role: Role | null;
  /** The language chosen for the dashboard. */
  language: Language;
  /** Complaints of the browser that the journey itself brings about. */
  expectedComplaints: RegExp | null;
}

interface Fixtures {
  complaints: Complaints;
  /** One more screen beside `page`, with somebody of a role at it. */
  screenOf: (role: Role) => Promise<Page>;
  /** A customer's phone: small, touched, signed in nowhere. */
  phone: Page;
  /** The same beside it. */
  otherPhone: Page;
  /** Another way to the server, which can be cut: a page goes it that is opened at its origin. */
  line: PhoneLine;
  /** The restaurant as its owner runs it, and a customer, both without a browser. */
  restaurant: Restaurant;
  customer: Customer;
  /** An order of a product of its own, which waits to be accepted. */
  placed: PlacedOrderDto;
  /** The board of the day on `page`, open. */
  board: BoardPage;
  /** What the server has written to people. */
  mailbox: Mailbox;
}

interface WorkerFixtures {
  people: People;
}

async function aPhone(
  { browser, complaints }: { browser: Browser; complaints: Complaints },
  use: (phone: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, storageState: NOBODY });
  complaints.listenTo(context);
  await use(await context.newPage());
  await context.close();
}

export const test = base.extend<JourneyOptions & Fixtures, WorkerFixtures>({
  role: [null, { option: true }],
  language: ['en', { option: true }],
  expectedComplaints: [null, { option: true }],

  people: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      if (!baseURL) throw new Error('The configuration names no address');
      await use(new People(playwright.request, baseURL));
    },
    { scope: 'worker' },
  ],

  storageState: async ({ people, role, language }, use) => {
    await use(await people.storageOf({ role, language }));
  },

  complaints: [
    async ({ baseURL, expectedComplaints }, use) => {
      const complaints = new Complaints(baseURL ?? '', expectedComplaints);
      await use(complaints);
      expect(complaints.unexpected(), 'what the browsers complained of').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context);
    await use(context);
  },

  screenOf: async ({ browser, people, language, complaints }, use) => {
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (role) => {
      const context = await browser.newContext({
        storageState: await people.storageOf({ role, language }),
      });
      opened.push(context);
      complaints.listenTo(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  line: async ({ baseURL, complaints }, use) => {
    const line = await PhoneLine.open(baseURL ?? '');
    complaints.allow(line.origin);
    await use(line);
    await line.end();
  },

  phone: aPhone,
  otherPhone: aPhone,

  mailbox: async ({ baseURL }, use) => {
    await use(new Mailbox(baseURL ?? ''));
  },

  restaurant: async ({ playwright, baseURL, people }, use) => {
    const { session, state } = await people.signedIn('owner');
    const api = await playwright.request.newContext({ baseURL, storageState: state });
    await use(new Restaurant(api, session));
    await api.dispose();
  },

  customer: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL, storageState: NOBODY });
    await use(new Customer(api));
    await api.dispose();
  },

  placed: async ({ restaurant, customer }, use) => {
    const { id } = await restaurant.newProduct();
    await use(await customer.orders(id));
  },

  board: async ({ page }, use) => {
    const board = new BoardPage(page);
    await board.open();
    await use(board);
  },
});

export { expect };
