import type { PersonDto } from '../../../contracts/team';
import type { Viewer } from '../../../sessions/viewer';
import { changeablePerson, changeTeam, endSessions, recordChange } from '../store/change-team';
import { readPerson } from './read-person';

/** Signs a person out on every device, for a lost phone or a tablet that went home with somebody. */
export async function endSessionsOfPerson(viewer: Viewer, id: string, now: Date): Promise<PersonDto> {
  await changeTeam(viewer, async (tx, actor) => {
    const person = await changeablePerson(tx, actor, viewer.businessId, id);
    const ended = await endSessions(tx, person.userId);
    if (ended > 0)
      await recordChange(tx, viewer, {
        action: 'end-sessions',
        personId: id,
        at: now,
        after: { sessions: ended },
      });
  });
  return readPerson(viewer, id, now);
}
