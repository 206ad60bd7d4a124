/** Modules of these packages, or of all packages of a scope. */
const of = (...packages: string[]) =>
  new RegExp(String.raw`node_modules[\\/](?:${packages.join('|').replaceAll('/', String.raw`[\\/]`)})[\\/]`);

/** A component of antd, but for its words: those come with the language. */
const component = /node_modules[\\/]antd[\\/]es[\\/]((?!locale|_util)[a-z-]+)[\\/](?!locale)/;
const antd = of('antd', '@ant-design', '@rc-component', 'rc-[a-z-]+');

/**
 * What others wrote, in chunks that only depend on it: a release of ours leaves them as they are, and a browser that was
 * here before loads none of them again. Before everything of ours, which would take them along.
 */
const vendorChunks = [
  {
    name: 'react',
    // With the small parts that several of the others stand on: none of them may bring another along.
    test: of(
      'react',
      'react-dom',
      'react-is',
      'react-router',
      'scheduler',
      'use-sync-external-store',
      '@babel/runtime',
      'classnames',
      'clsx',
      'tslib',
    ),
    priority: 20,
  },
  // Signing in has words, but neither Refine nor its client.
  { name: 'i18n', test: of('i18next', 'react-i18next'), priority: 19 },
  { name: 'zod', test: of('zod'), priority: 19 },
  { name: 'dnd-kit', test: of('@dnd-kit'), priority: 19 },
  // The rules of every country's phones are heavy, and for the few pages that show one.
  { name: 'phones', test: of('libphonenumber-js'), priority: 19 },
  // Refine imports these two; antd's calendars and our own exports do as well.
  { name: 'dayjs', test: of('dayjs'), priority: 19 },
  { name: 'papaparse', test: of('papaparse'), priority: 19 },
  {
    name: 'refine',
    test: of('@refinedev/(?:core|react-router|simple-rest)', '@tanstack/(?:react-query|query-core)', 'axios'),
    priority: 18,
  },
  {
    name: 'charts',
    // With the store and the arithmetic that recharts brings along.
    test: of(
      'recharts',
      'victory-vendor',
      'd3-[a-z-]+',
      'internmap',
      '@reduxjs/toolkit',
      'react-redux',
      'redux',
      'redux-thunk',
      'reselect',
      'immer',
      'es-toolkit',
      'decimal.js-light',
      'eventemitter3',
      'tiny-invariant',
    ),
    priority: 18,
  },
  // In families by what pages need of it, each after those it stands on: a page that has no menu open, no list to choose
  // from or no table loads none. What is around every page first.
  { name: 'antd', test: antd, tags: ['$initial' as const], priority: 17 },
  { name: 'antd-form', test: of('antd/es/(?:alert|checkbox|flex|form|input)'), priority: 16 },
  {
    name: 'antd-parts',
    test: of('antd/es/(?:empty|popover|radio|segmented|skeleton|space|switch|tag|tooltip)'),
    priority: 15,
  },
  { name: 'antd-overlays', test: of('antd/es/(?:app|drawer|message|modal|notification)'), priority: 14 },
  { name: 'antd-select', test: of('antd/es/select'), priority: 13 },
  { name: 'antd-menus', test: of('antd/es/(?:dropdown|menu)'), priority: 12 },
  { name: 'antd-cards', test: of('antd/es/(?:card|tabs)'), priority: 11 },
  { name: 'antd-lists', test: of('antd/es/(?:pagination|table)'), priority: 10 },
  {
    name: 'antd-dates',
    test: /node_modules[\\/]antd[\\/]es[\\/](?:calendar|date-picker|time-picker)[\\/](?!locale)/,
    priority: 9,
  },
  // Before the picker of colors, which has numbers and a slider and would take them along.
  { name: 'antd-numbers', test: of('antd/es/(?:input-number|slider)'), priority: 9 },
  // What few pages have, each by itself: a chunk of ours would take it along, to pages that only want the rest of that.
  { name: (id: string) => `antd-${component.exec(id)?.[1]}`, test: component, priority: 8 },
  { name: 'refine-antd', test: of('@refinedev/antd'), priority: 8 },
  { name: 'icons', test: of('lucide-react'), minShareCount: 2, priority: 8 },
];

/**
 * Of ours few files, each for a reason: what every page needs at once; controls; what forms need; what pages share of
 * the trade, and its rules; what only lists need, and what puts them in order. A group takes what its modules import
 * along, so what depends on less has to come first.
 */
export const dashboardChunks = [
  ...vendorChunks,
  { name: 'entry', tags: ['$initial' as const], priority: 5 },
  // What is known of each country, its list of currencies foremost, is for the few pages that ask for it.
  { name: 'country', test: /src[\\/]domain[\\/]country[\\/]/, minShareCount: 2, priority: 3.1 },
  {
    name: 'controls',
    // Of the rules those that everybody's pages know; QR codes are for the few that show one.
    // Phones bring their rules along, and are for few.
    test: /src[\\/](domain[\\/](access|money|text|time)|shared[\\/](ui(?![\\/](?:card|dropdown-menu|kbd|more-menu|page|qr-code|states|tag|toast-notices))|format(?![\\/]phone)|state|routing))[\\/]|shared[\\/]sortable[\\/]drag-words/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // What pages before sign-in share as well: apart from the trade, which stands on the dashboard's foundation.
    name: 'person',
    test: /src[\\/](entities[\\/](session|language)|shared[\\/]api[\\/](?!use-api))/,
    minShareCount: 2,
    priority: 3,
  },
  // What is sent once, as in signing in, apart from what rows need besides.
  {
    name: 'plain-forms',
    test: /src[\\/](?:entities[\\/]credential[\\/](?:code-form|code-input|password-input)|shared[\\/]form[\\/](?:field-row|fieldset|form-field|plain-form|unsaved-context|use-record-form))/,
    minShareCount: 2,
    priority: 3,
  },
  // What is around every page behind the sign-in.
  {
    name: 'panels',
    test: /src[\\/]shared[\\/]ui[\\/](?:kbd|more-menu|page|states|tag)\./,
    minShareCount: 2,
    priority: 3,
  },
  // Lists have cards and no forms: the forms would take it along.
  { name: 'card', test: /src[\\/]shared[\\/]ui[\\/]card\./, priority: 3 },
  // What lists have as well, which need no forms and none of what checks them.
  {
    name: 'inputs',
    test: /src[\\/]entities[\\/](?:clock[\\/]date-inputs|money[\\/]money-input|record[\\/](?:record-problem|use-|versioned))/,
    minShareCount: 2,
    priority: 2.5,
  },
  // Before the trade, which has small forms of its own: it would take all of them along.
  {
    name: 'forms',
    test: /src[\\/](?:entities[\\/]record|shared[\\/]form)[\\/](?!file-picker|resource-select|whole-number-input)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Of the orders, which the boards need as well; of the others what these stand on.
    name: 'rules',
    test: /src[\\/]domain[\\/](?!starter-menus|menu-files|menu|pricing|storefront|delivery|opening-hours|campaign|loyalty|loyalty-files|customer-files|table-files|ledger|printing(?![\\/]by-browser))/,
    minShareCount: 2,
    priority: 2.8,
  },
  {
    // Of the menu and of what is sold where and when. Whole menus to begin with, and files of them, are for one page each.
    name: 'menu-rules',
    test: /src[\\/]domain[\\/](?!starter-menus|menu-files|menu[\\/]words)/,
    minShareCount: 2,
    priority: 2.7,
  },
  {
    // Not what a few forms share, with the heavy controls of antd that it stands on: each of them is split off by itself.
    name: 'trade',
    test: /src[\\/](entities[\\/](?!menu-file|table-import|column-match|loyalty|approval|ticket|record[\\/]resource-select|person[\\/]linked|photo|delivery-zone|opening-hours|access[\\/]forbidden-screen|invitation|postal-code|branch[\\/](?:address|branch-(?:fields|of-address|page|picker|values)|district|pause-control|payment|services|slug|time-zone)|clock[\\/](?:date-picker|wall-clock))|shared[\\/](api|live|sound)[\\/])/,
    minShareCount: 2,
    priority: 2,
  },
  // Apart from the lists, most of which are not put in order and go without dnd-kit.
  { name: 'sorting', test: /src[\\/]shared[\\/]sortable[\\/]/, minShareCount: 2, priority: 1 },
  // What is known of a list without its table, which forms ask for the rows that they offer.
  {
    name: 'list-state',
    test: /src[\\/]shared[\\/]table[\\/]use-(?!list-table)/,
    minShareCount: 2,
    priority: 2,
  },
  // Not the filters, whose selects of antd the orders' list goes without.
  { name: 'lists', test: /src[\\/]shared[\\/]table[\\/](?!list-filter)/, minShareCount: 2, priority: 1 },
];

/** Of the customers' page what it begins with, as one: apart, its parts are compressed worse and name each other. */
export const storeChunks = [{ name: 'store', tags: ['$initial' as const], priority: 1 }];
