import { networkOf } from '../../../domain/access';
import { inTransaction } from '../../../database/transaction';
import { cellOf, pointOf, type DeliveryRefusal } from '../../../domain/delivery';
import { plainText } from '../../../domain/text';
import { HOUR_MS } from '../../../domain/time';
import type { LoadedStore } from '../../../store/load-store';
import { countRefusal, dayOf } from '../store/refusals';

const LOST: ReadonlySet<string> = new Set<DeliveryRefusal['code']>(['OUT_OF_AREA', 'EXCLUDED_AREA']);

/**
 * Who was refused at which place lately, in this instance's memory alone. A page asks anew with every change of the cart,
 * and one customer is to count once.
 */
const lately = new Map<string, number>();
const AGAIN_AFTER_MS = HOUR_MS;
const MOST_KEPT = 5000;

function wasCounted(key: string, now: Date): boolean {
  const at = lately.get(key);
  if (at !== undefined && now.getTime() - at < AGAIN_AFTER_MS) return true;
  lately.delete(key);
  lately.set(key, now.getTime());
  if (lately.size > MOST_KEPT) lately.delete(lately.keys().next().value ?? '');
  return false;
}

interface Asked {
  address?: { district: string; city: string; lat?: number | null; lng?: number | null } | null;
  refusals: readonly { code: string }[];
  ip: string;
  now: Date;
}

/** Counts that a customer's place is not delivered to: its cell of the map and its district, and nothing of the customer. */
export async function countRefusedDelivery(
  { businessId, branch }: LoadedStore,
  { address, refusals, ip, now }: Asked,
): Promise<void> {
  if (!address || !refusals.some(({ code }) => LOST.has(code))) return;
  const { district, city } = address;
  const point = pointOf(address);
  const cell = point && cellOf(point);
  const place = [cell?.row ?? '', cell?.column ?? '', plainText(district), plainText(city)].join('|');
  if (wasCounted(`${branch.id} ${networkOf(ip)} ${place}`, now)) return;
  try {
    await inTransaction((tx) =>
      countRefusal(tx, {
        ...{ businessId, branchId: branch.id, day: dayOf(now) },
        ...{ place: place.slice(0, 200), district, city, cell },
      }),
    );
  } catch (error) {
    // A quote is not worth less because nobody counted it.
    strapi.log.warn(`A refused delivery was not counted: ${String(error)}`);
  }
}
