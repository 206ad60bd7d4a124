import { existsSync, rmSync } from 'node:fs';
import { fingerprint } from '../builds.mjs';
import { at } from '../project.mjs';

const folder = at('node_modules/.cache/eslint');

// Inputs of a file's result beside the file itself: the rules, their versions, and the tables and settings
// they read. The types of other files are left out: a file that is unchanged but whose imports changed their types is
// linted again on a fresh clone, which has no cache.
const inputs = [
  'package-lock.json',
  'eslint.config.mjs',
  'scripts/lint',
  'scripts/project.mjs',
  'tsconfig.base.json',
  'docs/technical-tables.md',
  'cms/database/migrations',
  'cms/types/generated',
];

/** The arguments that let ESLint skip the files of a scope that it found sound before; a changed rule starts anew. */
export function cacheArguments(scope) {
  const current = `${folder}/${fingerprint(inputs).slice(0, 16)}`;
  if (!existsSync(current)) rmSync(folder, { recursive: true, force: true });
  return ['--cache', '--cache-strategy=content', `--cache-location=${current}/${scope}`];
}
