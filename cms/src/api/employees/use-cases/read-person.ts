import type { PersonDto } from '../../../contracts/team';
import { read } from '../../../database/transaction';
import { seesPerson } from '../../../domain/access';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { countOwners, personById, presentPeople } from '../store/person-row';

/** One person of the team whom the viewer gets to see; anybody else does not exist. */
export async function readPerson(viewer: Viewer, id: string, now: Date): Promise<PersonDto> {
  return read(async (sql) => {
    const person = await personById(sql, viewer.businessId, id);
    if (!person || !seesPerson(viewer, person)) throw notFound();
    const owners = await countOwners(sql, viewer.businessId);
    const [dto] = await presentPeople(sql, viewer, [person], owners, now);
    if (!dto) throw notFound();
    return dto;
  });
}
