import { inTransaction, read } from '../../../database/transaction';
import { pictures } from '../../../integrations/storage';
import { deleteUpload } from '../../../uploads/rows';
import { isShown } from '../../../uploads/shown';

const AT_ONCE = 200;

interface Expired {
  id: string;
  business_id: string;
}

/** Takes away pictures whose time has come and that no row shows; those that one shows after all stay. */
export async function sweepPictures(now: Date): Promise<void> {
  const at = now.getTime();
  const expired = await read((sql) =>
    sql.all<Expired>('SELECT id, business_id FROM uploads WHERE expires_at < ? ORDER BY expires_at LIMIT ?', [
      at,
      AT_ONCE,
    ]),
  );
  for (const { id, business_id: businessId } of expired) {
    const gone = await inTransaction(async (tx) => {
      // Holds the row, so that no one can claim it before it is decided.
      const held = await tx.run(
        'UPDATE uploads SET expires_at = expires_at WHERE id = ? AND expires_at < ?',
        [id, at],
      );
      if (held === 0) return false;
      if (await isShown(tx, businessId, id)) {
        await tx.run('UPDATE uploads SET expires_at = NULL WHERE id = ?', [id]);
        return false;
      }
      await deleteUpload(tx, id);
      return true;
    });
    if (gone) await pictures.remove(id);
  }
}
