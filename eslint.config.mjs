import path from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { arrows, resolution } from './scripts/lint/arrows.mjs';
import { houseRules } from './scripts/lint/house-rules.mjs';
import * as restricted from './scripts/lint/restrictions.mjs';
import { workspaces } from './scripts/project.mjs';

const code = ['**/*.{ts,tsx,mts,mjs,cjs,js}'];
const typescript = ['**/*.{ts,tsx,mts}'];
const settingsFiles = ['*/*.config.{ts,mts,mjs}'];
const tests = ['**/*.{test,spec}.{ts,tsx,mjs}'];
/** What tests the server from outside. A double is the server of another company and has its own clock. */
const byOneClock = [
  'cms/tests/{api,domain,environment,integrations}/**/*.ts',
  'e2e/{pages,pictures,support,tests}/**/*.ts',
];

/** A file may import what its workspace's package.json declares; @domain and @contracts are the cms's own. */
const declaredPackages = (files, workspace, options) => ({
  files,
  rules: {
    'import-x/no-extraneous-dependencies': [
      'error',
      { packageDir: [import.meta.dirname, path.join(import.meta.dirname, workspace)], ...options },
    ],
  },
});

/** The rules of a set that ask the type checker. */
const typeAware = (configs) =>
  Object.fromEntries(
    configs
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .filter(([name]) => {
        const rule = tseslint.plugin.rules[name.replace('@typescript-eslint/', '')];
        return rule?.meta.docs.requiresTypeChecking;
      }),
  );

// The rules that need types and the house rules. Every other rule is in .oxlintrc.json, which takes seconds.
export default defineConfig(
  globalIgnores(['**/dist/', '**/.strapi/', '**/.cache/', '.data/', 'cms/types/generated/', 'cms/public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: code,
    plugins: { house: houseRules },
    rules: { 'house/telling-names': 'error', 'house/explained-exceptions': 'error' },
  },

  {
    files: typescript,
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...typeAware(tseslint.configs.strictTypeChecked),
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A type that stands for a caller's promise about the answer: request<Order>('/api/orders/1').
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      'no-restricted-syntax': ['error', ...restricted.everywhere],
    },
  },
  { files: settingsFiles, extends: [tseslint.configs.disableTypeChecked] },

  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver(resolution)] },
    rules: { 'import-x/no-useless-path-segments': 'error' },
  },
  ...workspaces.map((workspace) =>
    declaredPackages([`${workspace}/**/*.{ts,tsx,mts,mjs}`], workspace, { whitelist: ['@comanda/cms'] }),
  ),
  // What the server needs at run time has to survive `npm prune --omit=dev`.
  declaredPackages(['cms/{src,config,database,seed}/**/*.ts'], 'cms', { devDependencies: false }),
  { ...arrows, plugins: { boundaries } },

  {
    files: ['{cms,admin}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...restricted.inProduction] },
  },
  { files: ['cms/{src,seed}/**'], rules: { 'house/fixed-statements': 'error' } },
  {
    files: ['cms/src/{api,domain,contracts}/**'],
    rules: { 'house/sql-in-store': 'error' },
  },
  { files: ['cms/src/**'], rules: { 'house/scoped-statements': 'error', 'house/own-tables': 'error' } },
  { files: ['cms/src/**/*.ts'], rules: { 'house/one-way': 'error' } },
  {
    files: ['cms/src/**/*.ts'],
    ignores: ['cms/src/{admin,bootstrap,database,tenancy}/**'],
    rules: { 'no-restricted-syntax': ['error', ...restricted.inServer] },
  },
  {
    files: ['cms/src/domain/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [restricted.onlyRelative] }],
      'no-restricted-globals': ['error', ...restricted.environmentGlobals],
      'no-restricted-syntax': ['error', ...restricted.inDomain],
    },
  },
  {
    files: ['cms/src/contracts/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [restricted.onlyZodAndDomain] }] },
  },

  {
    files: ['admin/src/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...restricted.inScreens] },
  },
  {
    files: ['admin/src/**/*.tsx'],
    ignores: [...tests, 'admin/src/storefront/**'],
    rules: { 'no-restricted-syntax': ['error', ...restricted.inDashboard] },
  },
  {
    files: ['admin/src/storefront/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [restricted.notOnPhones] }] },
  },

  {
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', ...restricted.inTests],
      'no-restricted-imports': ['error', { paths: ['timers/promises', 'node:timers/promises'] }],
    },
  },
  {
    files: byOneClock,
    ignores: ['**/support/instants.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restricted.inTests, ...restricted.oneClock] },
  },
);
