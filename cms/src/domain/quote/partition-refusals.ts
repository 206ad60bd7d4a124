import { isStaffChannel, type OrderChannel, type OrderType } from '../orders/order';
import type { Refusal, RefusalCode } from './refusal';

/**
 * What protects a kitchen from strangers and not from its own people: hours, pauses, limits of how much is taken, and
 * the minimum. Not among them is what no word of theirs can mend: a branch that is not live, a product that there is
 * not, an address without a fee, a moment that has passed.
 */
const BINDS_CUSTOMERS_ALONE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'HOLIDAY',
  'CLOSED_HOURS',
  'PAUSED',
  'NO_COURIER',
  'BUSY',
  'THROTTLED',
  'NO_DEVICE',
  'SCHEDULE_CLOSED',
  'SLOT_FULL',
  'SLOTS_FULL',
  'BELOW_MINIMUM',
]);

/**
 * Parts refusals into those that hold and those that the store's own people pass over, which are told them all the
 * same. For every other channel all of them hold.
 */
export function partitionRefusals(
  refusals: readonly Refusal[],
  channel: OrderChannel,
): { refusals: Refusal[]; overruled: Refusal[] } {
  const passes = ({ code }: Refusal) => isStaffChannel(channel) && BINDS_CUSTOMERS_ALONE.has(code);
  return {
    refusals: refusals.filter((refusal) => !passes(refusal)),
    overruled: refusals.filter(passes),
  };
}

/**
 * Whether an order needs somebody's name and phone: a courier has to find them, and who phones can be phoned back.
 * Who stands at the counter or sits at a table is there.
 */
export const contactNeeded = (channel: OrderChannel, type: OrderType): boolean =>
  (channel !== 'COUNTER' && channel !== 'TABLE') || type === 'DELIVERY';
