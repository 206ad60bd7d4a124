import { existsSync } from 'node:fs';
import { run, runNode } from '../processes.mjs';
import { at, tool } from '../project.mjs';
import { runVitest } from '../runners.mjs';
import { single, tally } from '../tallies.mjs';

const CACHE = at('node_modules/.cache/check-noun');
const projects = [
  'cms/tsconfig.json',
  'cms/tests/tsconfig.json',
  'admin/tsconfig.json',
  'cms/src/admin/tsconfig.json',
];

const git = (...args) => run('git', args, { output: 'keep' });

/** The files that differ from the branch `main`, those that git does not know among them. */
async function changedFiles() {
  const { code, output } = await git('merge-base', 'HEAD', 'main');
  const since = code === 0 ? output.trim() : 'HEAD';
  const lists = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return lists
    .flatMap((list) => list.output.split('\n'))
    .filter((file) => file !== '' && existsSync(at(file)));
}

async function lintChanged(say) {
  const changed = await changedFiles();
  const code = changed.filter((file) => /\.(?:tsx?|mts|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  if (changed.length === 0) return tally(1);
  const formatted = await runNode(tool('prettier'), ['--check', '--ignore-unknown', ...changed], {
    output: say,
  });
  const linted =
    code.length > 0
      ? await runNode(tool('eslint'), ['--max-warnings=0', ...code], { output: say })
      : { code: 0, output: '' };
  return single('lint of changed files', {
    code: formatted.code + linted.code,
    output: formatted.output + linted.output,
  });
}

async function checkTypes(say) {
  const results = [];
  // One after another: each knows what it read the last time, and the tests run beside it.
  for (const project of projects) {
    const file = `${CACHE}/${project.replaceAll('/', '-')}.tsbuildinfo`;
    const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', file, '-p', project];
    results.push(await runNode(tool('typescript', { bin: 'tsc' }), args, { output: say }));
  }
  return single('types', {
    code: results.filter(({ code }) => code !== 0).length,
    output: results.map(({ output }) => output).join(''),
  });
}

const apiTests = ({ context, resource }) => [
  ...['tenant-matrix', 'mass-assignment', 'field-permissions', 'grant-cells'].map(
    (name) => `tests/api/access/${name}.test.ts`,
  ),
  'tests/api/panel/views.test.ts',
  'tests/api/crud/ceilings.test.ts',
  `tests/api/${context}/${resource}.test.ts`,
];

const dashboardTests = [
  'tests/app/locales.test.ts',
  'tests/app/vocabulary.test.ts',
  'tests/app/routes.test.ts',
  'tests/team/activity-words.test.ts',
  'tests/team/permission-words.test.ts',
];

/** The checks of one declared noun as steps. */
export const stepsFor = (noun) => [
  {
    name: `API tests of ${noun.resource}`,
    run: (say) =>
      runVitest({
        cwd: at('cms'),
        selection: { paths: apiTests(noun).filter((file) => existsSync(at('cms', file))) },
        env: { TEST_DATABASE_URL: undefined, CHECKED_NOUN: noun.resource },
        say,
      }),
  },
  { name: 'types', run: checkTypes },
  {
    name: 'words and routes of the dashboard',
    run: (say) =>
      runVitest({
        cwd: at('admin'),
        selection: { paths: dashboardTests },
        env: { CHECKED_NOUN: noun.resource },
        say,
      }),
  },
  { name: 'lint of changed files', run: lintChanged },
];
