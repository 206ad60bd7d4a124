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

/** Every permission, by what it is about, in the order of the day. */
export const PERMISSION_AREAS = {
  orders: {
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
    'order.payment.confirm': { owner: 'full', manager: 'full', attendant: 'full' },
    'order.edit': { owner: 'full', manager: 'full', attendant: 'full' },
    'order.edit-after-preparation': { owner: 'full', manager: 'full', attendant: 'pin' },
    'order.cancel': { owner: 'full', manager: 'full', attendant: 'full' },
    'order.cancel-after-preparation': { owner: 'full', manager: 'full', attendant: 'pin' },
    'order.restore': { owner: 'full', manager: 'full' },
    'order.discount': { owner: 'full', manager: 'limited', attendant: 'pin' },
    'order.refund': { owner: 'full', manager: 'limited', attendant: 'pin' },
    'kitchen.view': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full' },
  },
  menu: {
    'menu.view': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full', marketing: 'full' },
    'menu.sold-out': { owner: 'full', manager: 'full', attendant: 'full', kitchen: 'full' },
    'menu.edit': { owner: 'full', manager: 'full', marketing: 'full' },
    'menu.price.edit': { owner: 'full', manager: 'full' },
  },
  branches: {
    'branch.view': everyone,
    'branch.pause': { owner: 'full', manager: 'full', attendant: 'limited' },
    'hours.edit': { owner: 'full', manager: 'full' },
    'zone.edit': { owner: 'full', manager: 'full' },
    'branch.edit': { owner: 'full', manager: 'own' },
    'branch.create': { owner: 'full' },
    'branch.clone': { owner: 'full' },
    'branch.archive': { owner: 'full' },
    // What a business is called in law and how it is reached; its money goes by it.
    'business.edit': { owner: 'full' },
  },
  customers: {
    'customer.view': {
      owner: 'full',
      manager: 'full',
      attendant: 'masked',
      courier: 'own',
      marketing: 'masked',
    },
    'customer.edit': { owner: 'full', manager: 'full', attendant: 'full' },
    'customer.export': { owner: 'full', manager: 'pin' },
    'cart.view': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
    'cart.remind': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
    'campaign.view': { owner: 'full', manager: 'full', attendant: 'full', seller: 'own', marketing: 'full' },
    'campaign.edit': { owner: 'full', manager: 'full', marketing: 'full' },
    /** Gives and takes units by hand: they are worth money. */
    'loyalty.adjust': { owner: 'full', manager: 'full', attendant: 'pin', marketing: 'pin' },
    'feedback.view': {
      owner: 'full',
      manager: 'full',
      attendant: 'full',
      kitchen: 'limited',
      marketing: 'full',
    },
    'feedback.reply': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
    'conversation.view': { owner: 'full', manager: 'full', attendant: 'full', marketing: 'full' },
    'conversation.reply': { owner: 'full', manager: 'full', attendant: 'full' },
    'chatbot.view': { owner: 'full', manager: 'full', marketing: 'full' },
    'chatbot.edit': { owner: 'full', manager: 'full', marketing: 'full' },
  },
  people: {
    'user.view': { owner: 'full', manager: 'full' },
    'user.edit': { owner: 'full', manager: 'limited' },
    /** Approves with a PIN what others may do with one alone. */
    'approval.give': { owner: 'full', manager: 'full' },
    'courier.view': { owner: 'full', manager: 'full', attendant: 'full', courier: 'own' },
    'courier.edit': { owner: 'full', manager: 'full', attendant: 'full' },
    'seller.view': { owner: 'full', manager: 'full', seller: 'own', marketing: 'full' },
    'seller.edit': { owner: 'full', manager: 'full' },
  },
  money: {
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
  },
  system: {
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
  },
} as const satisfies Record<string, Record<string, Row>>;

export type PermissionArea = keyof typeof PERMISSION_AREAS;
export const AREAS = Object.keys(PERMISSION_AREAS) as PermissionArea[];

export const PERMISSIONS = {
  ...PERMISSION_AREAS.orders,
  ...PERMISSION_AREAS.menu,
  ...PERMISSION_AREAS.branches,
  ...PERMISSION_AREAS.customers,
  ...PERMISSION_AREAS.people,
  ...PERMISSION_AREAS.money,
  ...PERMISSION_AREAS.system,
  /** Of no role: what shows that a refusal is a refusal. */
  'forbidden.test': {},
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof PERMISSIONS;

export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** The permissions of an area, as interfaces arrange them. */
export const permissionsOfArea = (area: PermissionArea): readonly Permission[] =>
  PERMISSION_NAMES.filter((name) => Object.hasOwn(PERMISSION_AREAS[area], name));
