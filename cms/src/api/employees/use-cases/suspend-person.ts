import { endSessions } from '../store/change-team';
import { movePerson, type PersonAct } from '../store/move-person';
import { readPerson } from './read-person';

/** Keeps a person out until they are let in again: their sessions end, and with them what they have open. */
export const suspendPerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'suspend', version, now }, (tx, { userId }) =>
    endSessions(tx, userId),
  );
  return readPerson(viewer, id, now);
};
