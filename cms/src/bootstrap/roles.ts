import { ROLES, type Role } from '../domain/access';

const ROLE = 'plugin::users-permissions.role';

const DESCRIPTIONS: Record<Role, string> = {
  owner: 'Everything of the business, its people and its money.',
  manager: 'Runs the shift: menu, people, orders and reports of their branches.',
  attendant: 'Takes and moves orders, answers customers.',
  kitchen: 'Sees what to cook and says when it is ready.',
  courier: 'Sees and delivers their own orders.',
  seller: 'Sees what they sold and earned.',
  marketing: 'Menu texts, coupons, campaigns and feedback.',
};

/** The roles of the product as roles of users-permissions, so that the panel shows and assigns them. */
export async function ensureRoles(): Promise<void> {
  for (const role of ROLES) {
    const existing: unknown = await strapi.db.query(ROLE).findOne({ where: { type: role } });
    if (existing) continue;
    const name = role.charAt(0).toUpperCase() + role.slice(1);
    await strapi.db.query(ROLE).create({ data: { name, type: role, description: DESCRIPTIONS[role] } });
  }
}

export async function roleIdOf(role: Role): Promise<number> {
  const row = (await strapi.db.query(ROLE).findOne({ where: { type: role }, select: ['id'] })) as {
    id: number;
  } | null;
  if (!row) throw new Error(`The role ${role} is missing`);
  return row.id;
}
