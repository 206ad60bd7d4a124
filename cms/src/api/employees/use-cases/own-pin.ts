import type { z } from 'zod';
import { aboutViewer, writeAudit } from '../../../audit/audit';
import type { PinDto, pinBody } from '../../../contracts/access';
import { inTransaction, read } from '../../../database/transaction';
import { pinProblem } from '../../../domain/access';
import { invalid } from '../../../errors/api-error';
import { storePin, pinSetAt } from '../../../sessions/manager-pin';
import type { Viewer } from '../../../sessions/viewer';
import { requireCurrentPassword } from '../../account/exports';

/** Keeps the PIN with which the viewer approves what others may do with one alone. */
export async function setPin(
  viewer: Viewer,
  { password, pin }: z.output<typeof pinBody>,
  now: Date,
): Promise<void> {
  const problem = pinProblem(pin);
  if (problem) throw invalid([{ code: problem, path: ['pin'] }]);
  await requireCurrentPassword(viewer, password, 'password', now);
  await inTransaction(async (tx) => {
    await storePin(tx, viewer, pin, now);
    await writeAudit(tx, aboutViewer(viewer, 'set-pin', now));
  });
}

/** Whether the viewer has a PIN; the PIN itself nobody is told. */
export const readPinState = async ({ userId }: Viewer): Promise<PinDto> => ({
  setAt: await read((sql) => pinSetAt(sql, userId)),
});
