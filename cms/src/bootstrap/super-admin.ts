import { environment } from '../environment';
import { strapiService } from '../strapi/parts';

/** What demo mode signs the super-admin in with. Printed at the start, and only ever made in demo mode. */
export const DEMO_SUPER_ADMIN = { email: 'admin@comanda.test', password: 'Comanda-demo-1' };

interface AdminServices {
  user: { exists(): Promise<boolean>; create(attributes: object): Promise<unknown> };
  role: { getSuperAdmin(): Promise<{ id: number } | null> };
}

/** Makes the first super-admin from the environment before the server listens; later ones are made in the panel. */
export async function ensureSuperAdmin(): Promise<void> {
  const given = environment.adminEmail && environment.adminPassword;
  const account = given
    ? { email: environment.adminEmail, password: environment.adminPassword }
    : environment.demo
      ? DEMO_SUPER_ADMIN
      : null;
  if (!account) return;
  const users = strapiService<AdminServices['user']>('admin::user');
  if (await users.exists()) return;
  const roles = strapiService<AdminServices['role']>('admin::role');
  const role = await roles.getSuperAdmin();
  if (!role) throw new Error('The panel has no super-admin role');
  await users.create({
    ...account,
    firstname: 'Super',
    lastname: 'Admin',
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}
