import type { Actor } from '../../audit/audit';
import type { Tx } from '../../database/transaction';
import { deviceName } from '../../domain/access';
import { environment } from '../../environment';
import { enqueueEmail, type Email } from '../../outbox/emails';
import type { Origin } from '../../sessions/open-session';
import type { Person } from './store/people';

/** The person as the one who did something. */
export const actorOfPerson = ({ id, name, role }: Person): Actor => ({ kind: 'USER', id, name, role });

/** An entry of the log about the person's own account. */
export const selfAuditEntry = (person: Person, action: string, now: Date) => ({
  at: now,
  businessId: person.businessId,
  branchId: null,
  actor: actorOfPerson(person),
  entity: 'user',
  entityId: String(person.id),
  action,
});

/** Leaves a letter to the person, by their name and in their language. Its button leads to `page`. */
export const enqueueEmailToPerson = (
  tx: Tx,
  { businessId, email: to, language, name }: Pick<Person, 'businessId' | 'email' | 'language' | 'name'>,
  letter: Email['letter'],
  { page, ...args }: Record<string, string>,
): Promise<void> => {
  const url = page !== undefined && { url: `${environment.publicUrl}${page}` };
  return enqueueEmail(tx, { businessId, to, letter, language, args: { name, ...args, ...url } });
};

/** Where from, as a letter says it: `Chrome · Windows · 192.0.2.1`. */
export function describeOrigin({ userAgent, ip }: Origin): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system, ip].filter(Boolean).join(' · ');
}
