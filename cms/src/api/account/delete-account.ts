import { writeAudit } from '../../audit/audit';
import type { Language } from '../../contracts/session';
import type { Tx } from '../../database/transaction';
import { enqueueEmailToPerson } from './self-audit';
import { anonymizePerson } from './store/deletions';

interface Leaving {
  userId: number;
  businessId: string;
  name: string;
  /** Where they are told that it is done. */
  email: string;
  language: Language;
}

/** Deletes the account of a person who asked for it: they are told, and who they were is forgotten. */
export async function deleteAccount(tx: Tx, person: Leaving, now: Date): Promise<void> {
  const { userId, businessId } = person;
  await enqueueEmailToPerson(tx, person, 'deletion-done', {});
  await anonymizePerson(tx, person, now);
  await writeAudit(tx, {
    at: now,
    businessId,
    branchId: null,
    actor: { kind: 'SYSTEM' },
    entity: 'user',
    entityId: String(userId),
    action: 'delete-account',
  });
}
