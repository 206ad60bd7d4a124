import { at, root, workspaces } from '../project.mjs';

// The arrows of docs/architecture.md: every part of the code, and the parts it may import. The first pattern that
// matches a file names its part; a file may always import its own folder's part (for a feature: its own group).
const pure = ['domain', 'contracts'];
const inner = [...pure, 'settings'];
const context = ['use-case', 'controller', 'routes', 'context', 'exports'];

/** What is of the context itself, whichever that is. */
const own = (type) => [type, { context: '${from.context}' }];

const parts = {
  domain: { in: 'cms/src/domain', may: [] },
  contracts: { in: 'cms/src/contracts', may: ['domain'] },

  controller: {
    in: 'cms/src/api/*/controllers',
    capture: ['context'],
    may: [...inner, own('controller'), 'use-case', own('context'), 'exports', 'machinery'],
  },
  routes: {
    in: 'cms/src/api/*/routes',
    capture: ['context'],
    // A noun's verbs are its routes: each names the use-case that answers it.
    may: [
      ...inner,
      own('routes'),
      own('controller'),
      own('use-case'),
      own('context'),
      'exports',
      'machinery',
    ],
  },
  'use-case': {
    in: 'cms/src/api/*/use-cases',
    capture: ['context'],
    may: [...inner, 'use-case', own('context'), 'exports', 'machinery', 'integration'],
  },
  // What a context shows others beside its use-cases. An index.ts Strapi would take for a module of its own.
  exports: {
    in: 'cms/src/api/*/exports.ts',
    file: true,
    capture: ['context'],
    may: [...inner, own('context'), 'machinery'],
  },
  // Services, nouns, rows, presenters: what a context's use-cases and controllers are made of.
  context: {
    in: 'cms/src/api/*',
    capture: ['context'],
    may: [...inner, own('context'), 'exports', 'machinery'],
  },
  settings: { in: 'cms/src/environment', may: [] },
  integration: { in: 'cms/src/integrations', may: [...inner, 'integration'] },
  panel: { in: 'cms/src/admin', may: [...pure, 'panel'] },
  // Where everything is put together: the only place that knows both the machinery and the contexts.
  composition: {
    in: [
      'cms/src/{index,main}.ts',
      'cms/src/{bootstrap,extensions,jobs,server}/**',
      'cms/{config,database,seed}/**',
      'cms/*',
    ],
    file: true,
    may: [...inner, ...context, 'composition', 'integration', 'machinery'],
  },
  // crud, tenancy, sessions, realtime, outbox …: they serve every context and know none.
  machinery: { in: 'cms/src/*', may: [...inner, 'machinery', 'integration'] },
  // Stand for the services of others, in the tests of the server and in journeys.
  double: { in: 'cms/tests/doubles', may: ['double'] },
  'cms-test': {
    in: 'cms/tests',
    may: [...inner, ...context, 'cms-test', 'double', 'composition', 'integration', 'machinery', 'panel'],
  },

  app: {
    in: 'admin/src/app',
    may: [...pure, 'app', 'feature', 'menu', 'orders', 'social', 'entities', 'shared', 'locales'],
  },
  // Those that show what customers will see: by one door, and with the store page's own components.
  menu: { in: 'admin/src/features/menu', may: [...pure, 'entities', 'shared', 'preview'] },
  social: { in: 'admin/src/features/social', may: [...pure, 'entities', 'shared', 'preview'] },
  // Types what customers would have ordered, by the same rules of choosing.
  orders: { in: 'admin/src/features/orders', may: [...pure, 'entities', 'shared', 'ordering'] },
  feature: { in: 'admin/src/features/*', may: [...pure, 'entities', 'shared'] },
  entities: { in: 'admin/src/entities', may: [...pure, 'entities', 'shared'] },
  shared: { in: 'admin/src/shared', may: [...pure, 'shared'] },
  preview: { in: 'admin/src/storefront/preview', may: [...pure, 'storefront', 'shared'] },
  ordering: { in: 'admin/src/storefront/ordering', may: [...pure, 'storefront', 'shared'] },
  storefront: { in: 'admin/src/storefront', may: [...pure, 'storefront', 'shared', 'locales'] },
  locales: { in: 'admin/src/locales', may: ['locales'] },
  'admin-entry': { in: 'admin/src/*', file: true, may: ['app', 'storefront', 'shared', 'locales', 'domain'] },
  'admin-build': { in: ['admin/build/**', 'admin/*'], file: true, may: ['admin-build', 'shared', 'locales'] },
  'admin-test': {
    in: 'admin/tests',
    may: [
      ...pure,
      'admin-test',
      'admin-build',
      'app',
      'feature',
      'menu',
      'orders',
      'social',
      'entities',
      'shared',
      'storefront',
      'ordering',
      'locales',
    ],
  },

  journey: { in: 'e2e', may: [...pure, 'journey', 'double'] },
  // Draws by the chance that the demo is made of.
  'demo-pictures': { in: 'tools/demo-pictures', may: ['demo-pictures', 'composition'] },
};

const elements = Object.entries(parts).map(([type, { in: pattern, file, capture }]) => ({
  type,
  pattern,
  mode: file ? 'full' : 'folder',
  ...(capture && { capture }),
}));

/** How an import finds its file: as each workspace's tsconfig.json says. */
export const resolution = {
  project: workspaces.map((folder) => at(folder, 'tsconfig.json')),
  noWarnOnMultipleProjects: true,
};

/** ESLint settings and rules that hold the code to the arrows. */
export const arrows = {
  files: workspaces.map((folder) => `${folder}/**/*.{ts,tsx,mts}`),
  settings: {
    'boundaries/root-path': root,
    'boundaries/elements': elements,
    'boundaries/include': workspaces.map((folder) => `${folder}/**/*`),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    'import/resolver': { typescript: resolution },
  },
  rules: {
    'boundaries/no-unknown': 'error',
    'boundaries/no-unknown-files': 'error',
    'boundaries/element-types': [
      'error',
      {
        default: 'disallow',
        message: '${file.type} may not import ${dependency.type}: see the arrows in docs/architecture.md',
        rules: Object.entries(parts).map(([from, { may }]) => ({ from, allow: may })),
      },
    ],
  },
};
