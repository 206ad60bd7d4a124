import { inTransaction, read } from '../../../database/transaction';
import { isolate } from '../../../errors/job-failures';
import { pictures } from '../../../integrations/storage';
import { claimUploads, deleteUpload, expiredUploads, lockExpiredUpload } from '../../../uploads/rows';
import { isShown } from '../../../uploads/shown';

const AT_ONCE = 200;

/** Takes away pictures whose time has come and that no row shows; those that one shows after all stay. */
export async function sweepPictures(now: Date): Promise<void> {
  const at = now.getTime();
  const expired = await read((sql) => expiredUploads(sql, at, AT_ONCE));
  for (const picture of expired)
    await isolate('sweep', `the picture ${picture.id}`, () => removeUnlessShown(picture, at));
}

async function removeUnlessShown(
  { id, businessId }: { id: string; businessId: string },
  at: number,
): Promise<void> {
  const gone = await inTransaction(async (tx) => {
    if (!(await lockExpiredUpload(tx, id, at))) return false;
    if (await isShown(tx, businessId, id)) {
      await claimUploads(tx, businessId, [id]);
      return false;
    }
    await deleteUpload(tx, id);
    return true;
  });
  if (gone) await pictures.remove(id);
}
