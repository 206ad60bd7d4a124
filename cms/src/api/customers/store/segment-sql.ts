import { inList, type Sql, type SqlCondition } from '../../../database/sql';
import {
  ageLimit,
  SEGMENT_RULES,
  SEGMENT_WITHOUT_ORDER,
  segmentBand,
  type Segment,
  type SegmentClock,
} from '../../../domain/customers';

/** The segment of a row of `customers` as an SQL expression, made of the rules of the domain. */
export function segmentExpression({ now, highSpendCents }: SegmentClock): SqlCondition {
  const parameters: SqlCondition['parameters'] = [];
  const cases = SEGMENT_RULES.map(({ segment, upToDays, minOrders, highSpend }) => {
    const since = ageLimit(upToDays, now);
    const conditions = [
      ...(since ? ['last_order_at >= ?'] : []),
      ...(minOrders > 0 ? [`order_count >= ${minOrders}`] : []),
      ...(highSpend ? ['spent_cents >= ?'] : []),
    ];
    parameters.push(...(since ? [since] : []), ...(highSpend ? [highSpendCents] : []));
    return `WHEN ${conditions.join(' AND ') || '1 = 1'} THEN '${segment}'`;
  });
  return {
    condition: `CASE WHEN last_order_at IS NULL THEN '${SEGMENT_WITHOUT_ORDER}' ${cases.join(' ')} END`,
    parameters,
  };
}

/**
 * Whether a row of `customers` is in one of the segments. The ages that the segments allow stand before the expression, so
 * that an index by `last_order_at` reads no customers of other ages.
 */
export function segmentCondition(sql: Sql, segments: readonly Segment[], clock: SegmentClock): SqlCondition {
  const bands = segments.map(segmentBand);
  const newest = ageLimit(Math.min(...bands.map(({ from }) => from)), clock.now);
  const oldest = ageLimit(Math.max(...bands.map(({ to }) => to)), clock.now);
  const band = [...(newest ? ['last_order_at < ?'] : []), ...(oldest ? ['last_order_at >= ?'] : [])].join(
    ' AND ',
  );
  const anyAge = segments.includes(SEGMENT_WITHOUT_ORDER) ? `(last_order_at IS NULL OR (${band}))` : band;
  const { condition, parameters } = segmentExpression(clock);
  return {
    condition: `${band ? `${anyAge} AND ` : ''}${inList(sql, `(${condition})`)}`,
    parameters: [...(newest ? [newest] : []), ...(oldest ? [oldest] : []), ...parameters, [...segments]],
  };
}
