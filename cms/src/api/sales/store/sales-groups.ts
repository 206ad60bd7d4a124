import { inList, type Sql } from '../../../database/sql';
import { SLOT_MS, type SalesDimension, type SalesGroup, type SalesSlot } from '../../../domain/sales';
import { SECOND_MS } from '../../../domain/time';
import { IS_REAL } from '../../orders/exports';
import { ordersIn, tipOfOrder, type SalesScope } from './order-sums';

/** The trait of an order `o`, and the name of it with the join that it takes. */
interface Trait {
  key: string;
  label?: string;
  join?: string;
}

const named = (table: string, key: string): Trait => ({
  key,
  label: 'MAX(named.name)',
  join: `LEFT JOIN ${table} named ON named.document_id = ${key} AND named.business_id = o.business_id`,
});

/** Of several coupons the first by its code: a group for each would count the order several times. */
const couponOf = ({ dialect }: Pick<Sql, 'dialect'>): string =>
  dialect === 'postgres'
    ? `(SELECT MIN(d.discount ->> 'reason')
          FROM jsonb_array_elements(CASE WHEN jsonb_typeof(o.discounts::jsonb) = 'array' THEN o.discounts::jsonb ELSE '[]'::jsonb END) AS d(discount)
         WHERE d.discount ->> 'source' = 'COUPON')`
    : `(SELECT MIN(d.value ->> 'reason') FROM json_each(COALESCE(o.discounts, '[]')) d
         WHERE d.type = 'object' AND d.value ->> 'source' = 'COUPON')`;

type OrderTrait = Exclude<SalesDimension, 'hour' | 'product' | 'category'>;

const TRAITS: Record<OrderTrait, (sql: Sql) => Trait> = {
  channel: () => ({ key: 'o.channel' }),
  type: () => ({ key: 'o.type' }),
  payment: () => ({ key: 'o.payment_method' }),
  coupon: (sql) => ({ key: couponOf(sql) }),
  courier: () => named('couriers', 'o.courier_id'),
  seller: () => named('sellers', 'o.seller_id'),
  zone: () => ({ key: 'o.zone_name' }),
  branch: () => named('branches', 'o.branch_id'),
};

const sumsOf = (sql: Sql) =>
  `COUNT(*) AS orders, CAST(SUM(o.unit_count) AS BIGINT) AS units, CAST(SUM(o.items_cents) AS BIGINT) AS "grossCents",
   CAST(SUM(o.items_cents + o.fees_cents - o.discounts_cents - ${tipOfOrder(sql)}) AS BIGINT) AS "netCents"`;

/** Concluded orders by a trait, the largest first. Unscoped: by branches that the viewer reaches. */
export function salesGroups(
  sql: Sql,
  scope: SalesScope,
  by: Exclude<SalesDimension, 'hour'>,
): Promise<SalesGroup[]> {
  if (by === 'product' || by === 'category') return itemGroups(sql, scope, by);
  const { key, label = 'CAST(NULL AS TEXT)', join = '' } = TRAITS[by](sql);
  const { condition, parameters } = ordersIn(sql, scope);
  return sql.all(
    `SELECT ${key} AS key, ${label} AS label, ${sumsOf(sql)}
       FROM orders o ${join} WHERE ${condition} AND o.state = 'CONCLUDED'
      GROUP BY 1 ORDER BY "grossCents" DESC, 1`,
    parameters,
  );
}

/** Items of concluded orders by product or by its first category of today. Discounts are of orders: there is no net. */
function itemGroups(
  sql: Sql,
  { businessId, branchIds, from, to }: SalesScope,
  by: 'product' | 'category',
): Promise<SalesGroup[]> {
  const ofCategory = by === 'category';
  const join = ofCategory
    ? `LEFT JOIN products p ON p.document_id = i.product_id AND p.business_id = i.business_id
       LEFT JOIN categories c ON c.document_id = p.category_ids ->> 0 AND c.business_id = i.business_id`
    : '';
  return sql.all(
    `SELECT ${ofCategory ? 'c.document_id' : 'i.product_id'} AS key, MAX(${ofCategory ? 'c.name' : 'i.name'}) AS label,
            COUNT(DISTINCT i.order_id) AS orders, CAST(SUM(i.quantity) AS BIGINT) AS units,
            CAST(SUM(i.total_cents) AS BIGINT) AS "grossCents", NULL AS "netCents"
       FROM order_items i JOIN orders o ON o.document_id = i.order_id AND o.business_id = i.business_id ${join}
      WHERE i.business_id = ? AND i.business_day BETWEEN ? AND ? AND ${inList(sql, 'i.branch_id')}
        AND o.state = 'CONCLUDED' AND o.${IS_REAL}
      GROUP BY 1 ORDER BY "grossCents" DESC, 1`,
    [businessId, from, to, branchIds],
  );
}

/** Concluded orders by branch, business day and the slot in which they were placed. Unscoped: by branches that the viewer reaches. */
export function salesSlots(
  sql: Sql,
  scope: SalesScope,
): Promise<(Omit<SalesSlot, 'timezone'> & { branchId: string })[]> {
  const slot =
    sql.dialect === 'postgres'
      ? `CAST(FLOOR(EXTRACT(EPOCH FROM o.placed_at) / ${SLOT_MS / SECOND_MS}) AS BIGINT)`
      : `CAST(o.placed_at / ${SLOT_MS} AS INTEGER)`;
  const { condition, parameters } = ordersIn(sql, scope);
  return sql.all(
    `SELECT o.branch_id AS "branchId", o.business_day AS "businessDay", ${slot} AS slot, ${sumsOf(sql)}
       FROM orders o WHERE ${condition} AND o.state = 'CONCLUDED' GROUP BY 1, 2, 3`,
    parameters,
  );
}
