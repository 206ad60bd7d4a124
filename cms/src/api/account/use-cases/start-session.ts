import { read, inTransaction, type Tx } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import {
  hasDevice,
  isKnownToBusiness,
  findDevice,
  newDeviceName,
  rememberDevice,
} from '../../../sessions/device';
import { openSession, type NewSession, type Origin } from '../../../sessions/open-session';
import { endSession } from '../../../sessions/open-sessions';
import { hashOf } from '../../../sessions/token';
import { issueTicket } from '../store/tickets';
import { enqueueEmailToPerson, describeOrigin } from '../self-audit';
import type { Person } from '../store/people';

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
export async function signInOrChallenge(entering: Entering): Promise<NewSession> {
  const { person, origin, remember, now } = entering;
  const { trusted } = await read((sql) => findDevice(sql, person.id, origin.deviceHash, now));
  if (person.twoFactor && !trusted) {
    const bearer = { userId: person.id, remember };
    const ticket = await read((sql) => issueTicket(sql, 'SECOND_FACTOR', bearer, now));
    throw new ApiError(401, 'TWO_FACTOR_REQUIRED', { details: { ticket } });
  }
  return inTransaction((tx) => completeSignIn(tx, entering, { trust: false }));
}

/** Opens the session: everything that had to be shown was shown. The browser's former session ends. */
export async function completeSignIn(
  tx: Tx,
  { person, origin, remember, now }: Entering,
  { trust }: { trust: boolean },
): Promise<NewSession> {
  const { known } = await findDevice(tx, person.id, origin.deviceHash, now);
  if (!known) await tellOfNewDevice(tx, person, origin);
  // A name that nobody of the business signed in with may have been planted by somebody else.
  const familiar =
    origin.deviceHash !== null && (await isKnownToBusiness(tx, person.businessId, origin.deviceHash));
  const deviceToken = familiar ? null : newDeviceName();
  const deviceHash = deviceToken === null ? (origin.deviceHash ?? '') : hashOf(deviceToken);

  await rememberDevice(tx, { userId: person.id, deviceHash, trust, now });
  if (origin.sessionHash !== null) await endSession(tx, origin.sessionHash);
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
  if (!(await hasDevice(tx, person.id))) return;
  await enqueueEmailToPerson(tx, person, 'new-device', {
    device: describeOrigin(origin),
    page: '/dashboard/config-user',
  });
}
