import type { StrapiApp } from '@strapi/strapi/admin';
import { BUSINESS } from '../cells/rows';
import { StoreIcon } from './store-icon';

/** Strapi's counts of types and drafts: nothing here is a draft. */
const USELESS = new Set(['last-published-entries', 'chart-entries', 'key-statistics']);

/** The first page: who came lately, then what was edited. */
export function arrangeHome(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'newest-businesses',
      icon: StoreIcon,
      title: { id: 'comanda.newestBusinesses', defaultMessage: 'Newest businesses' },
      component: async () => (await import('./newest-businesses')).NewestBusinesses,
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: BUSINESS }],
    },
    ...widgets.filter(({ id }) => !USELESS.has(id)),
  ]);
}
