import type { PinDto } from '../../../contracts/access';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';

/** Whether the viewer has a PIN; the PIN itself nobody is told. */
export async function readPinState({ userId }: Viewer): Promise<PinDto> {
  const row = await read((sql) =>
    sql.one<{ set_at: number }>('SELECT set_at FROM manager_pins WHERE user_id = ?', [userId]),
  );
  return { setAt: row ? new Date(row.set_at).toISOString() : null };
}
