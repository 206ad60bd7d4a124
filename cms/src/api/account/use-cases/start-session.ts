import { read, inTransaction, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import { environment } from '../../../environment';
import { enqueueEmail } from '../../../outbox/letters';
import { isOfBusiness, lookUpDevice, newDeviceName, rememberDevice } from '../../../sessions/device';
import { openSession, type Origin } from '../../../sessions/open-session';
import { hashOf } from '../../../sessions/token';
import { issueTicket } from '../codes/tickets';
import { inWords, type Person } from '../people';

/** What the browser is given: a session, and a name for the device where it has none that counts. */
export interface Entry {
  token: string;
  remember: boolean;
  deviceToken: string | null;
}

interface Entering {
  person: Person;
  origin: Origin;
  /** The session is kept beyond the browser's. */
  remember: boolean;
  now: Date;
}

/**
 * Lets somebody in who has shown who they are by password or by mail, or asks for the second factor first:
 * 401 `TWO_FACTOR_REQUIRED` with a ticket.
 */
export async function startSession(entering: Entering): Promise<Entry> {
  const { person, origin, remember, now } = entering;
  const { trusted } = await read((sql) => lookUpDevice(sql, person.id, origin.deviceHash, now));
  if (person.twoFactor && !trusted) {
    const bearer = { userId: person.id, remember };
    const ticket = await read((sql) => issueTicket(sql, 'SECOND_FACTOR', bearer, now));
    throw new ApiError(401, 'TWO_FACTOR_REQUIRED', { details: { ticket } });
  }
  return inTransaction((tx) => enter(tx, entering, { trust: false }));
}

/** Opens the session: everything that had to be shown was shown. The browser's former session ends. */
export async function enter(
  tx: Tx,
  { person, origin, remember, now }: Entering,
  { trust }: { trust: boolean },
): Promise<Entry> {
  const { known } = await lookUpDevice(tx, person.id, origin.deviceHash, now);
  if (!known) await tellOfNewDevice(tx, person, origin);
  // A name that nobody of the business signed in with may have been planted by somebody else.
  const familiar =
    origin.deviceHash !== null && (await isOfBusiness(tx, person.businessId, origin.deviceHash));
  const deviceToken = familiar ? null : newDeviceName();
  const deviceHash = deviceToken === null ? (origin.deviceHash ?? '') : hashOf(deviceToken);

  await rememberDevice(tx, { userId: person.id, deviceHash, trust, now });
  if (origin.sessionHash !== null)
    await tx.run('DELETE FROM sessions WHERE token_hash = ?', [origin.sessionHash]);
  const token = await openSession(tx, {
    userId: person.id,
    remember,
    origin: { ...origin, deviceHash },
    now,
  });
  return { token, remember, deviceToken };
}

/** Whoever signed in somewhere before is told of a device that is new. */
async function tellOfNewDevice(tx: Tx, person: Person, origin: Origin): Promise<void> {
  const before = await tx.one('SELECT 1 AS one FROM known_devices WHERE user_id = ? LIMIT 1', [person.id]);
  if (!before) return;
  await enqueueEmail(tx, {
    businessId: person.businessId,
    to: person.email,
    letter: 'new-device',
    language: person.language,
    args: {
      name: person.name,
      device: inWords(origin),
      url: `${environment.publicUrl}/dashboard/config-user`,
    },
  });
}
