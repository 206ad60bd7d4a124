import { read } from '../../database/transaction';
import { ApiError, notFound } from '../../errors/api-error';
import { allowTry, forgetTries, LIMITS } from '../../sessions/attempts';
import { passwordMatches } from '../../sessions/passwords';
import type { Viewer } from '../../sessions/viewer';
import { personById, type Person } from './people';

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
