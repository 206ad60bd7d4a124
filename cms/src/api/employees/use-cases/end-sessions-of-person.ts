import type { PersonDto } from '../../../contracts/team';
import { endSessions } from '../../../sessions/open-sessions';
import type { Viewer } from '../../../sessions/viewer';
import { changeablePerson, changeTeam, recordChange } from '../change-team';
import { readPerson } from './read-team';

/** Signs a person out on every device, for a lost phone or a tablet that went home with somebody. */
export async function endSessionsOfPerson(viewer: Viewer, id: string, now: Date): Promise<PersonDto> {
  await changeTeam(viewer, async (tx, actor) => {
    const person = await changeablePerson(tx, actor, viewer.businessId, id);
    const sessions = await endSessions(tx, person.userId);
    const change = { action: 'end-sessions', personId: id, at: now, after: { sessions } };
    if (sessions > 0) await recordChange(tx, viewer, change);
  });
  return readPerson(viewer, id, now);
}
