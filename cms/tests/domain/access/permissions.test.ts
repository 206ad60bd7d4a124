import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  grantOf,
  grantsOf,
  may,
  PERMISSION_NAMES,
  PERMISSIONS,
  permissionsOfArea,
  reachesBranch,
  ROLES,
  seesCost,
  type Access,
  type Grant,
  type Permission,
  type Role,
} from '../../../src/domain/access';

/** The matrix as the design has it: F full, E edit, V view, O own, P manager's PIN, – none; other words mean themselves. */
const MATRIX = `
home                    | F   | F   | V   | –   | O   | O   | V
see orders              | F   | F   | E   | V, no prices or phones | O | O, masked | V, masked
accept, reject          | F   | F   | E   | –   | –   | –   | –
start, ready            | F   | F   | E   | E   | –   | –   | –
dispatch, deliver       | F   | F   | E   | –   | O   | –   | –
cancel after preparation| F   | F   | P   | –   | –   | –   | –
edit an order           | F   | F   | E   | –   | –   | –   | –
edit after preparation  | F   | F   | P   | –   | –   | –   | –
refund, manual discount | F   | F up to a limit | P | – | – | – | –
kitchen board           | F   | F   | V   | F   | –   | –   | –
menu content            | F   | F   | V   | V   | –   | –   | E
menu prices             | F   | F   | –   | –   | –   | –   | –
sold out, stock         | F   | F   | E   | E   | –   | –   | –
branches                | F   | E own | – | –   | –   | –   | –
clone a branch          | F   | –   | –   | –   | –   | –   | –
hours, zones            | F   | F   | –   | –   | –   | –   | –
pause                   | F   | F   | ≤ 60 min | – | – | –   | –
campaigns               | F   | F   | V   | –   | –   | own coupon V | F
carts                   | F   | F   | E   | –   | –   | –   | F
customers               | F   | F   | E masked | – | own delivery | – | V masked
export customers        | F   | P   | –   | –   | –   | –   | –
users                   | F   | E, not owners or managers | – | – | – | – | –
couriers                | F   | F   | E   | –   | O   | –   | –
sellers                 | F   | F   | –   | –   | –   | O   | V
chatbot                 | F   | F   | –   | –   | –   | –   | E
conversations           | F   | F   | E   | –   | –   | –   | V
feedback                | F   | F   | reply | V food | – | –  | F
sales                   | F   | V own branches | V own shift | – | O | O | V no margin
wallet                  | F   | V   | –   | –   | –   | –   | –
plan, cancel            | F   | –   | –   | –   | –   | –   | –
settings                | F   | F   | own | own | own | own | own
audit log               | F   | V own branches | – | – | – | – | –
`;

/** What a cell says to somebody who wants to look, and to somebody who wants to change. */
const CELLS: Record<string, { look: Grant | null; change: Grant | null }> = {
  F: { look: 'full', change: 'full' },
  E: { look: 'full', change: 'full' },
  V: { look: 'full', change: null },
  O: { look: 'own', change: 'own' },
  P: { look: 'pin', change: 'pin' },
  '–': { look: null, change: null },
  'V, no prices or phones': { look: 'masked', change: null },
  'O, masked': { look: 'own', change: null },
  'V, masked': { look: 'masked', change: null },
  'V masked': { look: 'masked', change: null },
  'E masked': { look: 'masked', change: 'full' },
  'F up to a limit': { look: 'limited', change: 'limited' },
  'E own': { look: 'own', change: 'own' },
  '≤ 60 min': { look: 'limited', change: 'limited' },
  'own coupon V': { look: 'own', change: null },
  'own delivery': { look: 'own', change: null },
  'E, not owners or managers': { look: 'full', change: 'limited' },
  reply: { look: 'full', change: 'full' },
  'V food': { look: 'limited', change: null },
  'V own branches': { look: 'own', change: null },
  'V own shift': { look: 'own', change: null },
  'V no margin': { look: 'limited', change: null },
  own: { look: 'own', change: null },
};

/** Which permissions a row of the matrix is about. */
const ABOUT: Record<string, { look?: Permission[]; change?: Permission[] }> = {
  home: { look: ['home.view'] },
  'see orders': { look: ['order.view'] },
  'accept, reject': { change: ['order.accept', 'order.reject'] },
  'start, ready': { change: ['order.prepare'] },
  'dispatch, deliver': { change: ['order.dispatch', 'order.deliver'] },
  'cancel after preparation': { change: ['order.cancel-after-preparation'] },
  'edit an order': { change: ['order.edit'] },
  'edit after preparation': { change: ['order.edit-after-preparation'] },
  'refund, manual discount': { change: ['order.refund', 'order.discount'] },
  'kitchen board': { look: ['kitchen.view'] },
  'menu content': { look: ['menu.view'], change: ['menu.edit'] },
  'menu prices': { change: ['menu.price.edit'] },
  'sold out, stock': { change: ['menu.sold-out'] },
  branches: { change: ['branch.edit'] },
  'clone a branch': { change: ['branch.clone'] },
  'hours, zones': { change: ['hours.edit', 'zone.edit'] },
  pause: { change: ['branch.pause'] },
  campaigns: { look: ['campaign.view'], change: ['campaign.edit'] },
  carts: { look: ['cart.view'], change: ['cart.remind'] },
  customers: { look: ['customer.view'], change: ['customer.edit'] },
  'export customers': { change: ['customer.export'] },
  users: { look: ['user.view'], change: ['user.edit'] },
  couriers: { look: ['courier.view'] },
  sellers: { look: ['seller.view'] },
  chatbot: { look: ['chatbot.view'], change: ['chatbot.edit'] },
  conversations: { look: ['conversation.view'], change: ['conversation.reply'] },
  feedback: { look: ['feedback.view'], change: ['feedback.reply'] },
  sales: { look: ['sales.view'] },
  wallet: { look: ['wallet.view'], change: ['wallet.payout.request'] },
  'plan, cancel': { look: ['plan.view'], change: ['plan.edit'] },
  settings: { change: ['settings.edit'] },
  'audit log': { look: ['audit.view'] },
};

/** What the matrix leaves to the life cycle of orders, or to what every person needs to work at all. */
const BEYOND: [Permission, (Grant | null)[]][] = [
  ['order.create', ['full', 'full', 'full', null, null, null, null]],
  ['order.cancel', ['full', 'full', 'full', null, null, null, null]],
  ['order.restore', ['full', 'full', null, null, null, null, null]],
  ['order.payment.confirm', ['full', 'full', 'full', null, null, null, null]],
  ['loyalty.adjust', ['full', 'full', 'pin', null, null, null, 'pin']],
  ['business.edit', ['full', null, null, null, null, null, null]],
  ['branch.view', ['full', 'full', 'full', 'full', 'full', 'full', 'full']],
  ['branch.create', ['full', null, null, null, null, null, null]],
  ['branch.archive', ['full', null, null, null, null, null, null]],
  ['account.edit', ['full', 'full', 'full', 'full', 'full', 'full', 'full']],
  ['support.contact', ['full', 'full', 'own', 'own', 'own', 'own', 'own']],
  ['approval.give', ['full', 'full', null, null, null, null, null]],
  ['forbidden.test', [null, null, null, null, null, null, null]],
  // A courier's and a seller's own row is theirs to see; who they are is for others to change.
  ['courier.edit', ['full', 'full', 'full', null, null, null, null]],
  ['seller.edit', ['full', 'full', null, null, null, null, null]],
];

const rows = MATRIX.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([area = '', ...cells]) => ({ area, cells }));

const expected: [Permission, Role, Grant | null][] = [
  ...rows.flatMap(({ area, cells }) =>
    (['look', 'change'] as const).flatMap((way) =>
      (ABOUT[area]?.[way] ?? []).flatMap((permission) =>
        ROLES.map((role, column): [Permission, Role, Grant | null] => [
          permission,
          role,
          cellOf(cells[column])[way],
        ]),
      ),
    ),
  ),
  ...BEYOND.flatMap(([permission, grants]) =>
    ROLES.map((role, column): [Permission, Role, Grant | null] => [permission, role, grants[column] ?? null]),
  ),
];

function cellOf(text = ''): { look: Grant | null; change: Grant | null } {
  const cell = CELLS[text];
  if (!cell) throw new Error(`The matrix says "${text}", which means nothing`);
  return cell;
}

function person(changes: Partial<Access> = {}): Access {
  return { role: 'attendant', branchIds: [], allow: [], deny: [], ...changes };
}

describe('the matrix of roles and permissions', () => {
  it('has a cell for every role in every row, and every row is about some permission', () => {
    for (const { area, cells } of rows) {
      expect(cells, area).toHaveLength(ROLES.length);
      expect(ABOUT[area], area).toBeDefined();
    }
    expect(Object.keys(ABOUT)).toEqual(rows.map(({ area }) => area));
  });

  it('says something about a permission once per role', () => {
    const said = expected.map(([permission, role]) => `${permission} ${role}`);
    expect(said).toEqual([...new Set(said)]);
  });

  it('leaves what it does not name to owners and managers, who see and change a noun', () => {
    const named = new Set(expected.map(([permission]) => permission));
    for (const permission of PERMISSION_NAMES.filter((name) => !named.has(name))) {
      expect(permission).toMatch(/^[a-z]+(-[a-z]+)*\.(view|edit)$/);
      expect(PERMISSIONS[permission], permission).toEqual({ owner: 'full', manager: 'full' });
    }
  });

  it.each(expected)('%s for the %s is %s', (permission, role, grant) => {
    expect(grantOf(person({ role }), permission)).toBe(grant);
    expect(may(person({ role }), permission)).toBe(grant !== null);
  });
});

describe('the areas of permissions', () => {
  it('have every permission once, except the one that only shows a refusal', () => {
    expect([...AREAS.flatMap(permissionsOfArea), 'forbidden.test']).toEqual(PERMISSION_NAMES);
  });
});

describe('extra permissions of a person', () => {
  const permission = fc.constantFrom(...PERMISSION_NAMES);
  const access = fc.record({
    role: fc.constantFrom(...ROLES),
    branchIds: fc.constant([]),
    allow: fc.uniqueArray(permission),
    deny: fc.uniqueArray(permission),
  });

  it('lets a denial win over the role and over an allowance', () => {
    fc.assert(
      fc.property(access, permission, (someone, denied) => {
        const refused = { ...someone, allow: [...someone.allow, denied], deny: [...someone.deny, denied] };
        expect(grantOf(refused, denied)).toBeNull();
      }),
    );
  });

  it('gives in full what is allowed and not denied, and what the role gives otherwise', () => {
    fc.assert(
      fc.property(access, permission, (someone, asked) => {
        if (someone.deny.includes(asked)) return;
        const byRole = grantOf(person({ role: someone.role }), asked);
        expect(grantOf(someone, asked)).toBe(someone.allow.includes(asked) ? 'full' : byRole);
      }),
    );
  });

  it('lists exactly what can be asked for one by one', () => {
    fc.assert(
      fc.property(access, (someone) => {
        const grants = grantsOf(someone);
        for (const name of PERMISSION_NAMES) expect(grants[name] ?? null).toBe(grantOf(someone, name));
      }),
    );
  });

  it('knows no permission that is not declared', () => {
    const someone = person({ role: 'kitchen', allow: ['wallet.*', '*', 'constructor'] });
    expect(grantsOf(someone)).toEqual(grantsOf(person({ role: 'kitchen' })));
  });
});

describe('the branches of a person', () => {
  it('are all of the business where none is named', () => {
    expect(reachesBranch(person({ branchIds: [] }), 'any')).toBe(true);
  });

  it('are else the named ones alone, for owners too', () => {
    for (const role of ROLES) {
      expect(reachesBranch(person({ role, branchIds: ['a', 'b'] }), 'b')).toBe(true);
      expect(reachesBranch(person({ role, branchIds: ['a', 'b'] }), 'c')).toBe(false);
    }
  });
});

describe('what products cost to make', () => {
  it('is told to who sees margins and who sets prices, whoever they are', () => {
    const told = (access: Partial<Access> & { role: Role }) =>
      seesCost({ branchIds: [], allow: [], deny: [], ...access });
    expect(ROLES.filter((role) => told({ role }))).toEqual(['owner', 'manager']);
    expect(told({ role: 'marketing', allow: ['menu.price.edit'] })).toBe(true);
    expect(told({ role: 'marketing', allow: ['sales.view'] })).toBe(true);
    expect(told({ role: 'manager', deny: ['sales.view'] })).toBe(true);
    expect(told({ role: 'manager', deny: ['sales.view', 'menu.price.edit'] })).toBe(false);
  });
});
