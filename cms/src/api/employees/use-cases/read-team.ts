import type { PersonDto } from '../../../contracts/team';
import { read } from '../../../database/transaction';
import { seesPerson } from '../../../domain/access';
import { plainText } from '../../../domain/text';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { presentPeople } from '../present-people';
import { countOwners, allPeople, isActiveOwner, personById, type StoredPerson } from '../store/people';
import type { TeamQuery } from '../team-query';

/**
 * A page of the team, of those the viewer gets to see. A team is small: it is read whole, and what was asked for is
 * picked here, where the two databases cannot differ about names and lists.
 */
export async function listTeam(
  viewer: Viewer,
  query: TeamQuery,
  now: Date,
): Promise<{ data: PersonDto[]; total: number }> {
  return read(async (sql) => {
    const team = await allPeople(sql, viewer.businessId);
    const found = team.filter((person) => seesPerson(viewer, person) && isAskedFor(person, query));
    found.sort(orderOf(query));
    const start = (query.page - 1) * query.pageSize;
    const owners = team.filter(isActiveOwner).length;
    const page = found.slice(start, start + query.pageSize);
    return { data: await presentPeople(sql, viewer, page, owners, now), total: found.length };
  });
}

/** Whether a person is looked for; who types "jose" means José. */
function isAskedFor(person: StoredPerson, { states, roles, branchId, q }: TeamQuery): boolean {
  if (states ? !states.includes(person.state) : person.state === 'REMOVED') return false;
  if (roles && !roles.includes(person.role)) return false;
  if (branchId && person.branchIds.length > 0 && !person.branchIds.includes(branchId)) return false;
  return (
    !q ||
    plainText(person.name).includes(plainText(q)) ||
    person.email.toLowerCase().includes(q.toLowerCase())
  );
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

function orderOf({ sort, descending }: TeamQuery): (a: StoredPerson, b: StoredPerson) => number {
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const order = sort === 'name' ? collator.compare(a.name, b.name) : compare(a[sort], b[sort]);
    return order * sign || a.userId - b.userId;
  };
}

/** Instants in order; never comes before everything. */
const compare = (a: string | null, b: string | null) => Date.parse(a ?? '0000') - Date.parse(b ?? '0000');

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
