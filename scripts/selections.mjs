import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { Stop } from './processes.mjs';
import { root } from './project.mjs';
import { suites } from './suites.mjs';
import { failure } from './tallies.mjs';

const parts = ['check', ...new Set(suites.map(({ part }) => part))];
const usage = `npm test
  npm test -- --only=${parts.join(',')}
  npm test -- cms/tests/api/orders/refunds.test.ts [-t 'part of a name'] [--only=api-pg]`;

/** The path of a test file or of a folder with some, from the folder in which npm was called or from the root. */
function existing(file) {
  const found = [process.env.INIT_CWD ?? root, root]
    .map((folder) => path.resolve(folder, file))
    .find((candidate) => existsSync(candidate));
  if (!found) throw new Stop(`There is no ${file}.\nUse it like this: ${usage}`);
  return found;
}

const partsByDefault = () =>
  parts.filter((part) => part === 'check' || suites.some((suite) => suite.part === part && !suite.proof));

/**
 * The request in the arguments of `npm test`: `parts`, and where files are named, their absolute `paths` and the `pattern`
 * of the names of tests.
 */
export function readTestArguments(args) {
  const options = { only: { type: 'string' }, testNamePattern: { type: 'string', short: 't' } };
  const { values, positionals } = readArguments(usage, { args, options, allowPositionals: true });
  const only = values.only?.split(',');
  const unknown = only?.filter((part) => !parts.includes(part)) ?? [];
  if (unknown.length > 0) throw new Stop(`Unknown: ${unknown.join(' ')}.\nUse it like this: ${usage}`);
  if (values.testNamePattern && positionals.length === 0)
    throw new Stop(`Name the file of the test.\nUse it like this: ${usage}`);
  return {
    parts: new Set(only ?? partsByDefault()),
    ...(positionals.length > 0 && { paths: positionals.map(existing), pattern: values.testNamePattern }),
  };
}

const isIn = (file, folder) => !path.relative(path.join(root, folder), file).startsWith('..');

/** The first suite of those given whose folders a file, or a folder of files, lies in. */
function suiteOf(file, candidates) {
  const suite = candidates.find(({ folders }) => folders.some((folder) => isIn(file, folder)));
  if (suite) return suite;
  const known = [...new Set(candidates.flatMap(({ folders }) => folders))].join(', ');
  throw new Stop(`${path.relative(root, file)} is in none of the folders of tests: ${known}`);
}

/** Runs the selected tests of a suite; a selection that no test belongs to is a failure. */
async function runSelected(suite, say, selection) {
  const result = await suite.run(say, selection);
  if (result.passed + result.failed > 0 || result.note) return result;
  return failure('no such test', `No test of the named files is called ${selection.pattern}`);
}

/** The suites of the chosen parts that the paths belong to; each runs only those. */
export function selectedSuites({ paths, pattern }, chosenParts) {
  const candidates = suites.filter(({ part }) => chosenParts.has(part));
  const pathsOf = (suite) => paths.filter((file) => suiteOf(file, candidates) === suite);
  return [...new Set(paths.map((file) => suiteOf(file, candidates)))].map((suite) => ({
    ...suite,
    run: (say) => runSelected(suite, say, { paths: pathsOf(suite), pattern }),
  }));
}
