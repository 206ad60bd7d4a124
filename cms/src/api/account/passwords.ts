import { read, type Tx } from '../../database/transaction';
import { ApiError, notFound } from '../../errors/api-error';
import { allowTry, resetTries, LIMITS } from '../../sessions/attempts';
import type { Origin } from '../../sessions/open-session';
import { passwordMatches } from '../../sessions/passwords';
import type { Viewer } from '../../sessions/viewer';
import { enqueueEmailToPerson, describeOrigin } from './self-audit';
import { personById, updatePerson, type Person } from './store/people';

/**
 * The signed-in person, once they have typed their password again: somebody else may sit at the screen. Refused at
 * `path` when it is wrong.
 */
export async function requireCurrentPassword(
  viewer: Viewer,
  password: string,
  path: string,
  now: Date,
): Promise<Person> {
  const subject = String(viewer.userId);
  await allowTry(LIMITS.ownPassword, subject, now);
  const person = await read((sql) => personById(sql, viewer.userId));
  if (!person) throw notFound();
  if (!(await passwordMatches(password, person.password)))
    throw new ApiError(422, 'WRONG_PASSWORD', { path: [path] });
  await read((sql) => resetTries(sql, LIMITS.ownPassword, subject));
  return person;
}

/** Stores a password's hash and tells the person by mail, in case it was not them. */
export async function storePassword(
  tx: Tx,
  person: Person,
  password: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  await updatePerson(tx, person.id, { password }, now);
  const device = describeOrigin(origin);
  await enqueueEmailToPerson(tx, person, 'password-changed', { device, page: '/forgot-password' });
}
