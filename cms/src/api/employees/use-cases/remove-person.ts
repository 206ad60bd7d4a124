import { forgetSignIn } from '../../account/deletion';
import { retirePerson } from '../store/person-fields';
import { movePerson, type PersonAct } from '../store/move-person';
import { readPerson } from './read-person';

/** Takes a person out of the team, or an invitation back. What they did stays in the log under their name. */
export const removePerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'remove', version, now }, async (tx, { userId, email }) => {
    await forgetSignIn(tx, userId);
    await retirePerson(tx, userId, email);
    await tx.run(
      `UPDATE access_requests SET state = 'DISMISSED', decided_by = ?, decided_at = ? WHERE user_id = ? AND state = 'OPEN'`,
      [viewer.userId, now.getTime(), userId],
    );
  });
  return readPerson(viewer, id, now);
};
