import { runOnce } from '../../../idempotency/idempotency';
import type { Tx } from '../../../database/transaction';
import type { StoredOrder } from '../store/order-row';

/** How something was pressed on a device that may have had no line then. */
export interface Press {
  /** Of this press alone; null where it came without one. */
  key: string | null;
  /** How long ago it was, in milliseconds. */
  ago: number | undefined;
}

export const JUST_NOW: Press = { key: null, ago: undefined };

/**
 * Does what was pressed once for its key, whatever happened to the order since: what a station called ready and somebody
 * recalled is not called ready again by a press whose answer was lost. A press that is refused may be tried again.
 */
export async function runPressOnce(
  tx: Tx,
  { id, businessId }: StoredOrder,
  { key, action, now }: { key: string | null; action: string; now: Date },
  work: () => Promise<{ version: number }>,
): Promise<void> {
  const scope = `press:${businessId}:${id}`;
  await runOnce(tx, { scope, key, body: { action }, now }, async () => {
    const { version } = await work();
    return { status: 200, data: { version } };
  });
}
