import { randomBytes } from 'node:crypto';
import { actorOf, writeAudit } from '../../../audit/audit';
import type { IntakeKeyDto, NewIntakeKeyDto } from '../../../contracts/feedback';
import { newId } from '../../../database/ids';
import { inTransaction, read, type Tx } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { lockBusiness } from '../../businesses/exports';
import {
  insertIntakeKey,
  intakeKeyOf,
  removeIntakeKey,
  secretOf,
  type StoredIntakeKey,
} from '../store/intake-keys';

const toDto = ({ keyId, madeAt, createdByName, lastUsedAt }: StoredIntakeKey): IntakeKeyDto => ({
  keyId,
  createdAt: madeAt,
  createdByName,
  lastUsedAt,
});

/** The key by which answers come in from outside, without its secret; null while there is none. */
export async function readIntakeKey({ businessId }: Viewer): Promise<IntakeKeyDto | null> {
  const key = await read((sql) => intakeKeyOf(sql, businessId));
  return key && toDto(key);
}

/** Makes a new key in the place of the one before, which ends at once. The secret is in this answer alone. */
export function makeIntakeKey(viewer: Viewer, now: Date): Promise<NewIntakeKeyDto> {
  const { businessId } = viewer;
  return inTransaction(async (tx) => {
    await lockBusiness(tx, businessId);
    await removeIntakeKey(tx, businessId);
    const key: StoredIntakeKey = {
      id: newId(),
      businessId,
      keyId: randomBytes(12).toString('hex'),
      createdByName: viewer.name,
      madeAt: now.toISOString(),
      lastUsedAt: null,
    };
    await insertIntakeKey(tx, key);
    await record(tx, viewer, 'make-intake-key', now);
    return { ...toDto(key), secret: secretOf(key) };
  });
}

/** Ends the key; where there is none, nothing happens. */
export function revokeIntakeKey(viewer: Viewer, now: Date): Promise<null> {
  return inTransaction(async (tx) => {
    if ((await removeIntakeKey(tx, viewer.businessId)) > 0)
      await record(tx, viewer, 'revoke-intake-key', now);
    return null;
  });
}

const record = (tx: Tx, viewer: Viewer, action: string, at: Date) =>
  writeAudit(tx, {
    ...{ at, businessId: viewer.businessId, branchId: null, actor: actorOf(viewer) },
    ...{ entity: 'business', entityId: viewer.businessId, action },
  });
