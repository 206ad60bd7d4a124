/**
 * Few files, each for a reason: what never changes; what every page needs at once; the dashboard's foundation; controls
 * and icons; what forms need; what pages share of the trade, and its rules; what only lists need, and what puts them in
 * order. Left alone, every shared icon becomes a file. A group takes what its modules import along, so what depends on
 * less has to come first.
 */
export const dashboardChunks = [
  // With what both antd and recharts stand on: in the charts' file, every form would load the charts.
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-is|scheduler|use-sync-external-store|clsx|@babel[\\/]runtime)[\\/]/,
    priority: 6,
  },
  // Refine imports it for an export of its own; ours asks for it when it is pressed.
  { name: 'papaparse', test: /node_modules[\\/]papaparse[\\/]/, priority: 6 },
  { name: 'entry', tags: ['$initial' as const], priority: 5 },
  {
    name: 'refine',
    test: /node_modules[\\/]@refinedev[\\/](core|react-router|simple-rest)[\\/]/,
    priority: 4,
  },
  // For the few pages that draw a chart, with all it stands on.
  { name: 'charts', test: /node_modules[\\/]recharts[\\/]/, priority: 4 },
  // The rules of every country's phones are heavy, and for the few pages that show one.
  {
    name: 'phones',
    test: /node_modules[\\/]libphonenumber-js[\\/]|shared[\\/]format[\\/]phone/,
    priority: 4,
  },
  // With what the board says of dragging too: it puts nothing in order.
  { name: 'drag', test: /node_modules[\\/]@dnd-kit[\\/]|shared[\\/]sortable[\\/]drag-words/, priority: 4 },
  {
    name: 'controls',
    // Of the rules those that everybody's pages know; QR codes are for the few that show one.
    test: /src[\\/](domain[\\/](access|country|money|text|time)|shared[\\/](ui(?![\\/]qr)|format|state|routing))[\\/]|lucide-react/,
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
  // Before the trade, which has small forms of its own: it would take all of them along, away from signing in.
  { name: 'forms', test: /src[\\/]shared[\\/](form|password)[\\/]/, minShareCount: 2, priority: 3 },
  {
    // Files of a menu and one's own PIN are for two pages each, and bring the forms along.
    name: 'trade',
    test: /src[\\/](entities[\\/](?!menu-file|approval)|shared[\\/](api|live|sound)[\\/])/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // The menu's and the orders' rules. Whole menus to begin with, and files of them, are for one page each.
    name: 'rules',
    test: /src[\\/]domain[\\/](?!starter-menus|menu-files)/,
    minShareCount: 2,
    priority: 2,
  },
  // Apart from the lists, most of which are not put in order and go without dnd-kit.
  { name: 'sorting', test: /src[\\/]shared[\\/]sortable[\\/]/, minShareCount: 2, priority: 1 },
  { name: 'lists', test: /src[\\/]shared[\\/]table[\\/]/, minShareCount: 2, priority: 1 },
];
