import { lastClick } from '@domain/sellers/attribution';
import { clickOf } from './seller-click';

/** Whose an order is that is placed now: the last click's, within the days for which it counts. */
export function sellerNow(slug: string, now: Date): string | null {
  const click = clickOf(slug).load();
  return click && lastClick([click], now);
}
