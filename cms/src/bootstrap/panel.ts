import { strapiPluginService } from '../strapi/parts';

/** What the panel's list of a type shows, how it is sorted, and what names a row. The rest of a row is in its form. */
interface View {
  title: string;
  columns: readonly string[];
  sort: string;
  order: 'ASC' | 'DESC';
}

const VIEWS: Record<string, View> = {
  'api::businesses.business': {
    title: 'tradeName',
    columns: ['tradeName', 'country', 'currency', 'state', 'createdAt'],
    sort: 'tradeName',
    order: 'ASC',
  },
  'api::plans.plan': {
    title: 'name',
    columns: ['name', 'priceMonthlyCents', 'priceYearlyCents', 'currency', 'active'],
    sort: 'position',
    order: 'ASC',
  },
  'api::plans.subscription': {
    title: 'planSlug',
    columns: ['businessId', 'planSlug', 'state', 'trialEndsAt', 'periodEndsAt'],
    sort: 'periodEndsAt',
    order: 'ASC',
  },
  'api::branches.branch': {
    title: 'name',
    columns: ['name', 'slug', 'timezone', 'state', 'businessId'],
    sort: 'name',
    order: 'ASC',
  },
  'api::branches.opening-hour': {
    title: 'service',
    columns: ['branchId', 'service', 'mode'],
    sort: 'branchId',
    order: 'ASC',
  },
  'api::branches.hours-exception': {
    title: 'reason',
    columns: ['branchId', 'fromDay', 'toDay', 'kind', 'reason'],
    sort: 'fromDay',
    order: 'DESC',
  },
  'api::branches.pause': {
    title: 'reason',
    columns: ['branchId', 'reason', 'startedAt', 'endsAt', 'endedAt'],
    sort: 'startedAt',
    order: 'DESC',
  },
  'api::branches.delivery-zone': {
    title: 'name',
    columns: ['name', 'kind', 'feeCents', 'priority', 'state'],
    sort: 'priority',
    order: 'ASC',
  },
  'api::menu.category': {
    title: 'name',
    columns: ['name', 'state', 'position', 'branchId'],
    sort: 'position',
    order: 'ASC',
  },
  'api::menu.product': {
    title: 'name',
    columns: ['name', 'priceCents', 'state', 'soldOutUntil', 'branchId'],
    sort: 'name',
    order: 'ASC',
  },
  'api::menu.variation-group': {
    title: 'name',
    columns: ['name', 'state', 'branchId'],
    sort: 'name',
    order: 'ASC',
  },
  'api::menu.extra-group': {
    title: 'name',
    columns: ['name', 'min', 'max', 'priceMethod', 'state'],
    sort: 'name',
    order: 'ASC',
  },
  'api::customers.customer': {
    title: 'name',
    columns: ['name', 'phone', 'orderCount', 'spentCents', 'lastOrderAt'],
    sort: 'lastOrderAt',
    order: 'DESC',
  },
  'api::orders.order': {
    title: 'number',
    columns: ['number', 'businessDay', 'state', 'type', 'customerName', 'totalCents', 'placedAt'],
    sort: 'placedAt',
    order: 'DESC',
  },
  'api::campaign.coupon': {
    title: 'code',
    columns: ['code', 'name', 'kind', 'usedCount', 'state'],
    sort: 'code',
    order: 'ASC',
  },
};

interface Configuration {
  settings: { mainField: string; defaultSortBy: string; defaultSortOrder: string; pageSize: number };
  metadatas: Record<string, { edit: { label?: string }; list: { label?: string } }>;
  layouts: { list: string[] };
}

interface ContentTypes {
  findConfiguration(type: object): Promise<Configuration>;
  updateConfiguration(type: object, configuration: Configuration): Promise<unknown>;
}

const VERSION_KEY = 'panel-views';
/** Raised when the views above change; what a super-admin arranged since the last raise is kept. */
const VERSION = 2;

/** Gives every type in the panel readable labels and a list worth reading, once for each version of the views. */
export async function arrangePanel(): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'comanda' });
  if ((await store.get({ key: VERSION_KEY })) === VERSION) return;
  const types = strapiPluginService<ContentTypes>('content-manager', 'content-types');
  for (const [uid, { title, columns, sort, order }] of Object.entries(VIEWS)) {
    const type: object = strapi.contentType(uid as 'admin::user');
    const current = await types.findConfiguration(type);
    const metadatas = Object.fromEntries(
      Object.entries(current.metadatas).map(([name, { edit, list }]) => [
        name,
        { edit: { ...edit, label: labelOf(name) }, list: { ...list, label: labelOf(name) } },
      ]),
    );
    await types.updateConfiguration(type, {
      settings: {
        ...current.settings,
        mainField: title,
        defaultSortBy: sort,
        defaultSortOrder: order,
        pageSize: 20,
      },
      metadatas,
      layouts: { ...current.layouts, list: [...columns] },
    });
  }
  await store.set({ key: VERSION_KEY, value: VERSION });
}

/** `priceMonthlyCents` → `Price monthly (cents)`, `placedAt` → `Placed at`. */
function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/ cents$/, ' (cents)')
    .replace(/ bps$/, ' (basis points)')
    .replace(/\bid\b/, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
