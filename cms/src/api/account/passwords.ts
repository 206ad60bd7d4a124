import { read, type Tx } from '../../database/transaction';
import { ApiError, notFound } from '../../errors/api-error';
import { allowTry, forgetTries, LIMITS } from '../../sessions/attempts';
import type { Origin } from '../../sessions/open-session';
import { passwordMatches } from '../../sessions/passwords';
import type { Viewer } from '../../sessions/viewer';
import { enqueueEmailTo, inWords } from './about-oneself';
import { personById, updatePerson, type Person } from './store/people';

/**
 * The signed-in person, once they have typed their password again: somebody else may sit at the screen. Refused at
 * `path` when it is wrong.
 */
export async function requireOwnPassword(
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
  await read((sql) => forgetTries(sql, LIMITS.ownPassword, subject));
  return person;
}

/** Stores a password's hash and tells the person by mail, in case it was not them. */
export async function keepPassword(
  tx: Tx,
  person: Person,
  password: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  await updatePerson(tx, person.id, { password }, now);
  const device = inWords(origin);
  await enqueueEmailTo(tx, person, 'password-changed', { device, page: '/forgot-password' });
}
