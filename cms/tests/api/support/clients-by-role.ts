import { ROLES, type Role } from '../../../src/domain/access';
import { anonymous, type TestBusiness } from './business';
import type { Client } from './client';

/** Everybody who can be at a business's door: a signed-in person of each role, and somebody nobody knows. */
export async function clientsByRole(business: TestBusiness): Promise<Record<Role | 'anonymous', Client>> {
  const clients: Partial<Record<Role | 'anonymous', Client>> = { anonymous, owner: business.owner };
  for (const role of ROLES) clients[role] ??= await business.person(role);
  return clients as Record<Role | 'anonymous', Client>;
}
