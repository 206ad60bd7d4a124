import { roleIdOf } from '../../src/bootstrap/roles';
import type { Role } from '../../src/domain/access';
import type { Viewer } from '../../src/sessions/viewer';
import { strapiService } from '../../src/strapi/parts';
import { DEMO_PASSWORD, DEMO_SIGN_INS, DEMO_STAFF, type DemoPerson } from '../people';

interface Users {
  add(values: object): Promise<{ id: number }>;
}

/** Stores the people of a business; branches are named by their slugs. */
export async function buildPeople(
  business: DemoPerson['business'],
  businessId: string,
  branchIds: ReadonlyMap<string, string>,
): Promise<Viewer[]> {
  const users = strapiService<Users>('plugin::users-permissions.user');
  const people = [...DEMO_SIGN_INS, ...DEMO_STAFF].filter((person) => person.business === business);
  const viewers: Viewer[] = [];
  for (const { email, name, role, branches } of people) {
    const access = {
      businessId,
      branchIds: branches.flatMap((slug) => branchIds.get(slug) ?? []),
      allow: [],
      deny: [],
    };
    const { id } = await users.add({
      ...access,
      username: email,
      email,
      password: DEMO_PASSWORD,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: await roleIdOf(role),
      name,
      state: 'ACTIVE',
    });
    viewers.push({
      ...access,
      userId: id,
      name,
      email,
      role,
      language: null,
      theme: null,
      twoFactor: false,
      stopped: null,
      sessionId: '',
      tokenHash: '',
    });
  }
  return viewers;
}

/** Somebody of a role who works at a branch, or else the owner. */
export function personAt(people: readonly Viewer[], role: Role, branchId: string): Viewer {
  const reaching = people.filter(({ branchIds }) => branchIds.length === 0 || branchIds.includes(branchId));
  const found =
    reaching.find((person) => person.role === role) ?? people.find((person) => person.role === 'owner');
  if (!found) throw new Error(`Nobody works at branch ${branchId}`);
  return found;
}
