/** Who may do what: the matrix of the design as data. Everything that asks "may they?" reads it from here. */

export const ROLES = ['owner', 'manager', 'attendant', 'kitchen', 'courier', 'seller', 'marketing'] as const;
export type Role = (typeof ROLES)[number];

/**
 * How a role holds a permission: `full`; `own` only what concerns the person; `masked` with personal data hidden;
 * `pin` with a manager's PIN; `limited` within a bound that the use-case checks.
 */
export type Grant = 'full' | 'own' | 'masked' | 'pin' | 'limited';

type Row = Partial<Record<Role, Grant>>;

const everyone: Row = {
  owner: 'full',
  manager: 'full',
  attendant: 'full',
  kitchen: 'full',
  courier: 'full',
  seller: 'full',
  marketing: 'full',
};

export const PERMISSIONS = {
  'home.view': {
    owner: 'full',
    manager: 'full',
    attendant: 'full',
    courier: 'own',
    seller: 'own',
    marketing: 'full',
  },

  'order.view': {
    owner: 'full',
    manager: 'full',
    attendant: 'full',
    kitchen: 'masked',
    courier: 'own',
    seller: 'own',
    marketing: 'masked',
  },
  'order.create': { owner: 'full', manager: 'full', attendant: 'full' },
  'order.accept': { owner: 'full', manager: 'full', attendant: 'full' },
  'order.reject': { owner: 'full', manager: 'full', attendant: 'full' },
  'order.prepare': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full' },
  'order.dispatch': { owner: 'full', manager: 'full', attendant: 'full', courier: 'own' },
  'order.deliver': { owner: 'full', manager: 'full', attendant: 'full', courier: 'own' },
  'order.cancel': { owner: 'full', manager: 'full', attendant: 'full' },
  'order.cancel-after-preparation': { owner: 'full', manager: 'full', attendant: 'pin' },
  'order.restore': { owner: 'full', manager: 'full' },
  'order.edit': { owner: 'full', manager: 'full', attendant: 'full' },
  'order.edit-after-preparation': { owner: 'full', manager: 'full', attendant: 'pin' },
  'order.refund': { owner: 'full', manager: 'limited', attendant: 'pin' },
  'order.discount': { owner: 'full', manager: 'limited', attendant: 'pin' },
  'order.payment.confirm': { owner: 'full', manager: 'full', attendant: 'full' },
  'kitchen.view': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full' },

  'menu.view': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full', marketing: 'full' },
  'menu.edit': { owner: 'full', manager: 'full', marketing: 'full' },
  'menu.price.edit': { owner: 'full', manager: 'full' },
  'menu.sold-out': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full' },

  // What a business is called in law and how it is reached; its money goes by it.
  'business.edit': { owner: 'full' },
  'branch.view': everyone,
  'branch.create': { owner: 'full' },
  'branch.edit': { owner: 'full', manager: 'own' },
  'branch.clone': { owner: 'full' },
  'branch.archive': { owner: 'full' },
  'hours.edit': { owner: 'full', manager: 'full' },
  'zone.edit': { owner: 'full', manager: 'full' },
  'branch.pause': { owner: 'full', manager: 'full', attendant: 'limited' },

  'campaign.view': { owner: 'full', manager: 'full', attendant: 'full', seller: 'own', marketing: 'full' },
  'campaign.edit': { owner: 'full', manager: 'full', marketing: 'full' },
  'cart.view': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
  'cart.remind': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
  'customer.view': {
    owner: 'full',
    manager: 'full',
    attendant: 'masked',
    courier: 'own',
    marketing: 'masked',
  },
  'customer.edit': { owner: 'full', manager: 'full', attendant: 'full' },
  'customer.export': { owner: 'full', manager: 'pin' },

  'user.view': { owner: 'full', manager: 'full' },
  'user.edit': { owner: 'full', manager: 'limited' },
  'courier.view': { owner: 'full', manager: 'full', attendant: 'full', courier: 'own' },
  'courier.edit': { owner: 'full', manager: 'full', attendant: 'full' },
  'seller.view': { owner: 'full', manager: 'full', seller: 'own', marketing: 'full' },
  'seller.edit': { owner: 'full', manager: 'full' },

  'chatbot.view': { owner: 'full', manager: 'full', marketing: 'full' },
  'chatbot.edit': { owner: 'full', manager: 'full', marketing: 'full' },
  'conversation.view': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
  'conversation.reply': { owner: 'full', manager: 'full', attendant: 'full' },
  'feedback.view': {
    owner: 'full',
    manager: 'full',
    attendant: 'full',
    kitchen: 'limited',
    marketing: 'full',
  },
  'feedback.reply': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },

  'sales.view': {
    owner: 'full',
    manager: 'own',
    attendant: 'own',
    courier: 'own',
    seller: 'own',
    marketing: 'limited',
  },
  'wallet.view': { owner: 'full', manager: 'full' },
  'wallet.payout.request': { owner: 'full' },
  'plan.view': { owner: 'full' },
  'plan.edit': { owner: 'full' },
  'settings.edit': { owner: 'full', manager: 'full' },
  'account.edit': everyone,
  /** Everybody may ask Comanda; who is shown which answers, `domain/support` says. */
  'support.contact': {
    owner: 'full',
    manager: 'full',
    attendant: 'own',
    kitchen: 'own',
    courier: 'own',
    seller: 'own',
    marketing: 'own',
  },
  'audit.view': { owner: 'full', manager: 'own' },
  /** Approves with a PIN what others may do with one alone. */
  'approval.give': { owner: 'full', manager: 'full' },
  /** Of no role: what shows that a refusal is a refusal. */
  'forbidden.test': {},
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof PERMISSIONS;

export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** What of a person decides their access. Empty `branchIds` means every branch of the business. */
export interface Access {
  role: Role;
  branchIds: readonly string[];
  allow: readonly string[];
  deny: readonly string[];
}

/**
 * How `access` holds `permission`, or null when it does not.
 * A denial of the person wins over everything; an extra allowance counts as `full`; otherwise the role's cell decides.
 * Source: `Access` in the design of the domain.
 */
export function grantOf(access: Access, permission: Permission): Grant | null {
  if (access.deny.includes(permission)) return null;
  if (access.allow.includes(permission)) return 'full';
  const row: Row = PERMISSIONS[permission];
  return row[access.role] ?? null;
}

/** Whether `access` holds `permission` in any way; what the way means is for the use-case to enforce. */
export function may(access: Access, permission: Permission): boolean {
  return grantOf(access, permission) !== null;
}

/**
 * What `access` sees of the sales of a branch it reaches: `whole`; `without-margin`, where what things cost stays
 * hidden; or null. A manager's own sales are those of their branches, an attendant's those of their shift.
 */
export function salesVisibility(access: Access): 'whole' | 'without-margin' | null {
  const grant = grantOf(access, 'sales.view');
  if (grant === 'full' || (grant === 'own' && access.role === 'manager')) return 'whole';
  return grant === 'limited' ? 'without-margin' : null;
}

/** Whether `access` reaches the branch: people without a list of branches reach all of their business. */
export function reachesBranch(access: Access, branchId: string): boolean {
  return access.branchIds.length === 0 || access.branchIds.includes(branchId);
}

/** Every permission `access` holds with the way it holds it, for interfaces that hide what would be refused. */
export function grantsOf(access: Access): Partial<Record<Permission, Grant>> {
  const grants: Partial<Record<Permission, Grant>> = {};
  for (const permission of PERMISSION_NAMES) {
    const grant = grantOf(access, permission);
    if (grant) grants[permission] = grant;
  }
  return grants;
}
