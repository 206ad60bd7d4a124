import type { AccessRequestDto } from '../../contracts/access';
import { mayGive, type Person } from '../../domain/access';
import type { StoredPerson } from '../employees/exports';
import type { StoredRequest } from './store/access-requests';

/** A question as somebody is shown it who may answer it. */
export const presentRequest = (
  actor: Person,
  person: StoredPerson,
  { id, permission, path, at, state }: StoredRequest,
): AccessRequestDto => ({
  id,
  permission,
  path,
  at,
  state,
  person: { id: person.id, name: person.name, role: person.role },
  grantable: state === 'OPEN' && mayGive(actor, person, permission),
});
