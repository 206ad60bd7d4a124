import type { AccessRequestDto } from '../../../contracts/access';
import { read } from '../../../database/transaction';
import { refusalToChange } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';
import { asPerson, selectPeople } from '../../employees/store/person-row';
import { openRequests, presentRequest } from '../store/access-request';

/** Open questions of people whom the viewer may change, newest first. */
export async function listAccessRequests(viewer: Viewer): Promise<AccessRequestDto[]> {
  return read(async (sql) => {
    const requests = await openRequests(sql, viewer.businessId);
    if (requests.length === 0) return [];
    const people = await selectPeople(sql, viewer.businessId, `u.state = 'ACTIVE'`);
    const actor = asPerson(viewer);
    return requests.flatMap((request) => {
      const person = people.find(({ userId }) => userId === request.userId);
      return person && !refusalToChange(actor, person) ? [presentRequest(actor, person, request)] : [];
    });
  });
}
