import { read } from '../../../database/transaction';
import { RecentlyUsed } from '../../../database/recently-used';
import { CUSTOMER, insertSignals } from '../store/signals';

/** Orders of which it is known that their customer looked: pages ask again every few seconds. */
const known = new RecentlyUsed<{ noted: boolean }>(5_000, () => ({ noted: false }));

/** Keeps when the customer looked at where their order is, the first time. */
export async function recordCustomerView(
  { id, businessId }: { id: string; businessId: string },
  now: Date,
): Promise<void> {
  const look = known.get(id);
  if (look.noted) return;
  look.noted = true;
  const signal = {
    orderId: id,
    deviceId: CUSTOMER,
    kind: 'SEEN',
    ringing: 0,
    businessId,
    at: now.toISOString(),
  } as const;
  await read((sql) => insertSignals(sql, [signal]));
}
