import path from 'node:path';
import eslint from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { arrows, resolution } from './scripts/lint/arrows.mjs';
import { houseRules } from './scripts/lint/house-rules.mjs';
import * as restricted from './scripts/lint/restrictions.mjs';
import { workspaces } from './scripts/project.mjs';

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

export default defineConfig(
  globalIgnores(['**/dist/', '**/.strapi/', '**/.cache/', '.data/', 'cms/types/generated/', 'cms/public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  eslint.configs.recommended,
  {
    plugins: { house: houseRules },
    languageOptions: { globals: globals.node },
    rules: {
      'house/telling-names': 'error',
      'house/explained-exceptions': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 400 }],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },

  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
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
    settings: {
      // What is not named here is no module to the plugin: its exports are not read, and no cycle leads through it.
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
      'import-x/resolver-next': [createTypeScriptImportResolver(resolution)],
    },
    rules: {
      // A feature names its pages by import(), which loads them once they are opened; a page reads its addresses there.
      'import-x/no-cycle': ['error', { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }],
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-useless-path-segments': 'error',
    },
  },
  ...workspaces.map((workspace) =>
    declaredPackages([`${workspace}/**/*.{ts,tsx,mts,mjs}`], workspace, { whitelist: ['@comanda/cms'] }),
  ),
  // What the server needs at run time has to survive `npm prune --omit=dev`.
  declaredPackages(['cms/{src,config,database,seed}/**/*.ts'], 'cms', { devDependencies: false }),
  { ...arrows, plugins: { boundaries } },

  { files: ['{cms,admin}/src/**'], rules: { 'max-lines': ['error', { max: 300 }] } },
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
      'no-console': 'error',
    },
  },
  {
    files: ['cms/src/contracts/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [restricted.onlyZodAndDomain] }] },
  },

  {
    files: ['admin/**/*.{ts,tsx,js}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': 'error',
      // The plugin's other rules prepare for React's compiler, which is not used; they cost a fifth of all the time.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Switch'] }],
      // A field that opens by the reader's own action may take the focus.
      'jsx-a11y/no-autofocus': 'off',
    },
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
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: byOneClock,
    ignores: ['**/support/instants.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restricted.inTests, ...restricted.oneClock] },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}'],
    plugins: { vitest },
    rules: {
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] },
      ],
      'vitest/no-disabled-tests': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/valid-title': 'error',
    },
  },
);
