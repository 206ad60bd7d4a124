import type { StrapiApp } from '@strapi/strapi/admin';
import { BUSINESS } from '../cells/row-types';
import type { OwnWord } from '../words/translations';
import type * as ownWidgets from './widgets';
import { ClockIcon, InvoiceIcon, StoreIcon, TicketIcon } from './icons';

/** Strapi's counts of types and drafts: nothing here is a draft. */
const USELESS = new Set(['last-published-entries', 'chart-entries', 'key-statistics']);

const reads = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }];

const widget = (
  id: string,
  word: OwnWord,
  icon: typeof StoreIcon,
  subject: string,
  name: keyof typeof ownWidgets,
) => ({
  id,
  icon,
  title: { id: `comanda.${word}`, defaultMessage: word },
  component: async () => (await import('./widgets'))[name],
  permissions: reads(subject),
});

/** The first page: what waits for somebody, who came lately, then what was edited. */
export function configureHome(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    widget('open-tickets', 'openTickets', TicketIcon, 'api::support.support-ticket', 'OpenTickets'),
    widget('past-due', 'pastDue', InvoiceIcon, BUSINESS, 'PastDue'),
    widget('trials-ending', 'trialsEnding', ClockIcon, 'api::plans.subscription', 'TrialsEnding'),
    widget('newest-businesses', 'newestBusinesses', StoreIcon, BUSINESS, 'NewestBusinesses'),
    ...widgets.filter(({ id }) => !USELESS.has(id)),
  ]);
}
