import { movePerson, type PersonAct } from '../store/move-person';
import { readPerson } from './read-person';

/** Lets a suspended person sign in again, with the password they had. */
export const reactivatePerson: PersonAct = async (viewer, id, version, now) => {
  await movePerson(viewer, id, { move: 'reactivate', version, now }, () => Promise.resolve());
  return readPerson(viewer, id, now);
};
