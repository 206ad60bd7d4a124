import type { CartFiguresDto } from '../../../contracts/carts';
import type { Sql } from '../../../database/sql';
import type { CartObstacle } from '../../../domain/carts';
import { UNSOLD_STATES } from '../../orders/exports';
import { orderedSince } from './ordered-since';

interface Period {
  businessId: string;
  branchId: string;
  /** Business days, both included. */
  from: string;
  to: string;
}

interface Sum {
  count: number;
  valueCents: number | string | null;
}

const sumOf = (row: Sum | undefined) => ({
  count: row?.count ?? 0,
  valueCents: Number(row?.valueCents ?? 0),
});

const PERIOD = 'carts.business_id = ? AND carts.branch_id = ? AND carts.business_day BETWEEN ? AND ?';

/** Who was written to came back by it; the link of a cart is in no other place than a reminder. */
const REMINDED = '(carts.auto_reminded_at IS NOT NULL OR carts.hand_reminded_at IS NOT NULL)';

/** Everything that is said of the left carts of a branch in a period: the one place in which they are counted. */
export async function cartFigures(
  sql: Sql,
  { businessId, branchId, from, to }: Period,
): Promise<CartFiguresDto> {
  const period = [businessId, branchId, from, to];
  const left = await sql.one<Sum>(
    `SELECT COUNT(*) AS count, SUM(value_cents) AS "valueCents" FROM carts WHERE ${PERIOD} AND abandoned_at IS NOT NULL`,
    period,
  );
  const open = await sql.one<Sum>(
    `SELECT COUNT(*) AS count, SUM(value_cents) AS "valueCents" FROM carts
      WHERE ${PERIOD} AND state IN ('ABANDONED', 'REMINDED') AND NOT ${orderedSince(sql)}`,
    period,
  );
  const ordered = await sql.all<Sum & { reminded: 0 | 1 }>(
    `SELECT CASE WHEN ${REMINDED} THEN 1 ELSE 0 END AS reminded, COUNT(*) AS count,
            SUM(orders.total_cents) AS "valueCents" FROM carts
       JOIN orders ON orders.document_id = carts.order_id AND orders.business_id = carts.business_id
      WHERE ${PERIOD} AND carts.state = 'RECOVERED' AND orders.state NOT IN ${UNSOLD_STATES}
      GROUP BY CASE WHEN ${REMINDED} THEN 1 ELSE 0 END`,
    period,
  );
  const recovered = ordered.find(({ reminded }) => reminded === 1);
  const returned = ordered.find(({ reminded }) => reminded === 0);
  const hours = await sql.all<{ obstacle: CartObstacle; hour: number; count: number }>(
    `SELECT obstacle, local_hour AS hour, COUNT(*) AS count FROM carts WHERE ${PERIOD} AND abandoned_at IS NOT NULL
      GROUP BY obstacle, local_hour`,
    period,
  );
  return {
    open: sumOf(open),
    left: sumOf(left),
    ...{ recovered: sumOf(recovered), returned: sumOf(returned) },
    hours,
  };
}
