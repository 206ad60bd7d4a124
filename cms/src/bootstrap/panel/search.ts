import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { businessCountries } from '../../api/businesses/exports';
import { searchable } from '../../api/orders/store/searchable';
import { bytewise, type Sql } from '../../database/sql';
import { read } from '../../database/transaction';
import { isPhoneSearch, phoneDigits, phonePrefix } from '../../phones/phone';
import { EXPLORER } from './actions';
import { panelRequest, READ_ACTIONS } from './request';

const ORDER = 'api::orders.order';
const CUSTOMER = 'api::customers.customer';

/** Where a type is searched: by columns that an index serves, each read with the permission for its field. */
interface Searched {
  table: string;
  number?: string;
  phone: [field: string, column: string];
  name: [field: string, column: string];
}

const SEARCHED: Readonly<Record<string, Searched>> = {
  [ORDER]: {
    table: 'orders',
    number: 'number',
    phone: ['customerPhone', 'customer_phone'],
    name: ['customerName', 'customer_search'],
  },
  [CUSTOMER]: { table: 'customers', phone: ['phone', 'phone'], name: ['name', 'lower(name)'] },
};

interface Call {
  uid: string;
  action: string;
  params: { _q?: unknown; filters?: unknown };
}

/**
 * Searches of orders and customers in the panel go by number, phone and the beginning of a name. Strapi's own would read
 * every text of the table from end to end, and tell of fields that the user may not see.
 */
export function searchByIndex(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const given: unknown = context;
    // The middleware sees every action; only what they have in common is looked at.
    const { uid, action, params } = given as Call;
    const searched = Object.hasOwn(SEARCHED, uid) ? SEARCHED[uid] : undefined;
    if (!searched || params._q === undefined || !READ_ACTIONS.has(action)) return next();
    const ctx = panelRequest(strapi);
    if (!ctx) return next();
    const text = typeof params._q === 'string' ? params._q.trim() : '';
    delete params._q;
    if (text !== '') {
      const found = await conditionFor(
        text,
        searched,
        (field) => maySee(ctx, uid, field),
        businessIn(params),
      );
      params.filters = { $and: [params.filters ?? {}, found] };
    }
    return next();
  });
}

/** As many rows as a search looks at; whoever gets more goes on typing. */
const MOST = 500;
/** Sorts after every character that a name or a phone has. */
const LAST = '\u{10ffff}';

async function conditionFor(
  text: string,
  { table, number, phone, name }: Searched,
  sees: (field: string) => boolean,
  businessId: string | null,
): Promise<object> {
  if (/^#?\d{1,6}$/.test(text))
    return number && sees(number) ? { [number]: { $eq: text.replace('#', '').padStart(3, '0') } } : NOTHING;
  const isPhone = isPhoneSearch(text);
  const [field, column] = isPhone ? phone : name;
  if (!sees(field)) return NOTHING;
  const ids = await read(async (sql) => {
    const prefixes = isPhone
      ? await phonePrefixes(sql, text)
      : [column === 'customer_search' ? searchable(text) : text.toLowerCase()];
    return idsWith(sql, { table, column, prefixes, businessId });
  });
  return { id: { $in: ids } };
}

/** Without a country code a phone may be of any country that has a business, or begin with its code all the same. */
async function phonePrefixes(sql: Sql, text: string): Promise<string[]> {
  const countries = text.startsWith('+') ? [] : await businessCountries(sql);
  const ofCountries = countries.map((country) => phonePrefix(text, country));
  return [...new Set([`+${phoneDigits(text)}`, ...ofCountries])];
}

const NOTHING = { id: { $in: [] } };

interface Lookup {
  table: string;
  column: string;
  prefixes: readonly string[];
  businessId: string | null;
}

/** The rows whose column begins so, the newest ones. Unscoped: who uses the panel sees every business. */
async function idsWith(sql: Sql, { table, column, prefixes, businessId }: Lookup): Promise<number[]> {
  const compared = bytewise(sql, column);
  const starts = prefixes.map(() => `(${compared} >= ? AND ${compared} < ?)`).join(' OR ');
  const rows = await sql.all<{ id: number }>(
    `SELECT id FROM ${table} WHERE (${starts})${businessId === null ? '' : ' AND business_id = ?'}
      ORDER BY id DESC LIMIT ${MOST}`,
    [...prefixes.flatMap((prefix) => [prefix, prefix + LAST]), ...(businessId === null ? [] : [businessId])],
  );
  return rows.map(({ id }) => id);
}

/** The business whose rows a list is of, where it is of one: as the links beside a business ask for it. */
function businessIn({ filters }: Call['params']): string | null {
  return /"businessId":\{"\$eq":"([^"]+)"\}/.exec(JSON.stringify(filters ?? {}))?.[1] ?? null;
}

function maySee(ctx: Context, uid: string, field: string): boolean {
  const { userAbility } = ctx.state as {
    userAbility: { can(action: string, uid: string, field: string): boolean };
  };
  return userAbility.can(`${EXPLORER}.read`, uid, field);
}
