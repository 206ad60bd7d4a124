import { deleteAccount } from '../../account/delete-account';
import { forgetSignIn } from '../../account/deletion';
import { retirePerson } from '../store/person-fields';
import { movePerson, type PersonAct } from '../store/move-person';
import { readPerson } from './read-person';

/**
 * Takes a person out of the team, or an invitation back. What they did stays in the log under their name, unless they
 * had asked for their account to be deleted: nobody waits for that day who cannot sign in until then.
 */
export const removePerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'remove', version, now }, async (tx, person) => {
    const { userId, email } = person;
    const asked = await tx.run('DELETE FROM account_deletions WHERE user_id = ?', [userId]);
    await forgetSignIn(tx, userId);
    await tx.run(
      `UPDATE access_requests SET state = 'DISMISSED', decided_by = ?, decided_at = ? WHERE user_id = ? AND state = 'OPEN'`,
      [viewer.userId, now.getTime(), userId],
    );
    if (asked === 0) return retirePerson(tx, userId, email);
    const { businessId } = viewer;
    return deleteAccount(tx, { ...person, businessId, language: person.language ?? 'en' }, now);
  });
  return readPerson(viewer, id, now);
};
