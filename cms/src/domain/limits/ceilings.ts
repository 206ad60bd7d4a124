/** Within what a ceiling counts: one business, one branch of it, or one person's rows of one kind. */
type CeilingScope = 'business' | 'branch' | 'person';

export interface Ceiling {
  /** The highest number of live rows, at least 1. */
  max: number;
  scope: CeilingScope;
  /** The error that is answered beyond it; its sentence stands under this key in `errors/messages.*.json`. */
  code: string;
}

/**
 * How many rows of each kind there may be. A noun of `crud/` is found here by its `resource`. The numbers are far above
 * what a restaurant needs, and low enough that reading all of the rows takes a fraction of a second: menus, zones, hours and
 * teams are read whole.
 *
 * Only live rows count, not archived ones: archived rows are read page by page, so their number slows nothing down, and a
 * ceiling on them would leave a business that may archive but create nothing any more.
 */
export const CEILINGS = {
  branches: { max: 200, scope: 'business', code: 'TOO_MANY_BRANCHES' },
  people: { max: 1000, scope: 'business', code: 'TOO_MANY_PEOPLE' },
  categories: { max: 500, scope: 'branch', code: 'TOO_MANY_CATEGORIES' },
  products: { max: 5000, scope: 'branch', code: 'TOO_MANY_PRODUCTS' },
  'variation-groups': { max: 500, scope: 'branch', code: 'TOO_MANY_VARIATION_GROUPS' },
  'extra-groups': { max: 500, scope: 'branch', code: 'TOO_MANY_EXTRA_GROUPS' },
  'menu-releases': { max: 20, scope: 'branch', code: 'TOO_MANY_RELEASES' },
  'delivery-zones': { max: 500, scope: 'branch', code: 'TOO_MANY_ZONES' },
  'delivery-zone-corners': { max: 20_000, scope: 'branch', code: 'TOO_MANY_ZONE_CORNERS' },
  'hours-exceptions': { max: 500, scope: 'branch', code: 'TOO_MANY_HOURS_EXCEPTIONS' },
  customers: { max: 1_000_000, scope: 'business', code: 'TOO_MANY_CUSTOMERS' },
  coupons: { max: 2000, scope: 'business', code: 'TOO_MANY_COUPONS' },
  'automatic-coupons': { max: 50, scope: 'business', code: 'TOO_MANY_AUTOMATIC_COUPONS' },
  'loyalty-programs': { max: 50, scope: 'business', code: 'TOO_MANY_LOYALTY_PROGRAMS' },
  couriers: { max: 200, scope: 'branch', code: 'TOO_MANY_COURIERS' },
  sellers: { max: 200, scope: 'branch', code: 'TOO_MANY_SELLERS' },
  printers: { max: 50, scope: 'branch', code: 'TOO_MANY_PRINTERS' },
  'saved-views': { max: 30, scope: 'person', code: 'TOO_MANY_SAVED_VIEWS' },
} as const satisfies Readonly<Record<string, Ceiling>>;

export type CeilingName = keyof typeof CEILINGS;

/** For a noun that was declared a moment ago: a test fails until it has a row of its own in `CEILINGS`. */
const DEFAULT_CEILING: Ceiling = { max: 500, scope: 'branch', code: 'TOO_MANY_ROWS' };

/** The ceiling of a kind of row, by its name in `CEILINGS`; a default where the table lacks the name. */
export const ceilingOf = (name: string): Ceiling =>
  Object.hasOwn(CEILINGS, name) ? CEILINGS[name as CeilingName] : DEFAULT_CEILING;
