// Syntax that the project does without. ESLint replaces, not merges, the options of a rule for a file that several
// blocks match: whoever adds to a list spreads the more general one first.

export const everywhere = [
  {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    message: '`as unknown as` silences the compiler: narrow the value, or parse it.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
];

const oneOf = (attribute, values) =>
  `:matches(${values.map((value) => `[${attribute}=${value}]`).join(', ')})`;

/** Milliseconds, seconds and minutes that are a stretch of time whatever they stand in: 300000 is five minutes. */
const spans = [60000, 120000, 300000, 3600000, 86400000, 604800000, 3600, 86400, 604800, 31536000, 1440];
const sayTheUnit = 'Say it by the units of domain/time: MINUTE_MS, HOUR_SEC, DAY_MIN and the others.';

/** What runs, of the server and of the browser apps; the domain's own units are made without any of these. */
export const inProduction = [
  ...everywhere,
  { selector: `Literal${oneOf('value', spans)}`, message: sayTheUnit },
  {
    selector: `BinaryExpression[operator="*"]${oneOf('left.value', [24, 60])}${oneOf('right.value', [24, 60])}`,
    message: sayTheUnit,
  },
  { selector: 'Literal[value=/max-age=[1-9]/]', message: sayTheUnit },
];

/** Strapi's own query builder sees the rows of every business, and its SQL is read by no rule. */
export const inServer = [
  ...inProduction,
  {
    selector:
      'MemberExpression[property.name=/^(query|queryBuilder|entityManager|connection|getConnection|getSchemaConnection)$/]:matches([object.name="db"], [object.property.name="db"])',
    message: 'Ask by a statement of a store/, or by the Document Service.',
  },
];

export const inDomain = [
  ...inProduction,
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"]',
    message: 'The domain does not read the clock: take the instant as an argument.',
  },
  {
    selector:
      'MemberExpression[object.name="Date"][property.name="now"], MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Time and randomness are arguments of the domain.',
  },
];

const letters = '/\\p{L}{2,}/u';

export const inScreens = [
  ...inProduction,
  { selector: `JSXText[value=${letters}]`, message: 'What a person sees goes through i18n.' },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|alt|label|placeholder|title)$/] > Literal[value=${letters}]`,
    message: 'What a person sees or hears goes through i18n.',
  },
];

/** The dashboard's screens; the store page, which does without antd, draws its controls itself. */
export const inDashboard = [
  ...inScreens,
  {
    selector: 'JSXOpeningElement[name.name=/^(button|dialog|input|select|textarea)$/]',
    message:
      "Use antd's part: Button, Modal or Drawer, Input, Checkbox, Radio, Switch, Slider, Upload, Select. Where it has none, say why on the line.",
  },
  {
    selector: 'JSXMemberExpression[object.name="Checkbox"][property.name="Group"]',
    message: "Of two quick presses antd 5's group loses one: CheckboxGroup of @shared/ui.",
  },
];

/** A test that asks the machine what time it is does so in one place, which is where another clock can be put. */
export const oneClock = [
  {
    selector:
      'NewExpression[callee.name="Date"][arguments.length=0], MemberExpression[object.name="Date"][property.name="now"]',
    message: 'Tests read the clock by support/instants: now(), nowMs(), ago(ms), later(ms).',
  },
];

export const inTests = [
  ...everywhere,
  {
    selector:
      ':matches(BinaryExpression, VariableDeclarator[id.name=/^minute/i]) > Literal[value=60000], Literal[value=3600000], Literal[value=86400000]',
    message: 'Say it by MINUTE_MS, HOUR_MS or DAY_MS of domain/time.',
  },
  {
    selector:
      'CallExpression[callee.property.name="waitForTimeout"], NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'A test never sleeps: wait for what should happen.',
  },
  {
    selector: 'CallExpression[callee.property.name="only"]',
    message: 'A focused test hides all the others.',
  },
];

/** What the store page must not carry to a phone. */
export const notOnPhones = {
  group: ['antd', 'antd/*', '@ant-design/*', '@refinedev/*', '@dnd-kit/*'],
  message: "The store page does without the dashboard's libraries.",
};

/** Modules by how they are named in an import: anything but a relative path, or but zod and the domain. */
export const onlyRelative = { regex: '^[^.]', message: 'The domain imports nothing but itself.' };
export const onlyZodAndDomain = {
  regex: '^(?!\\.|zod$|@domain/)',
  message: 'The wire knows only zod and the domain.',
};

export const environmentGlobals = [
  'process',
  'console',
  'fetch',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'window',
  'document',
  'Buffer',
].map((name) => ({ name, message: 'The domain is plain functions: no environment, no side effect.' }));
