import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runNode } from './processes.mjs';
import { tool } from './project.mjs';
import { playwrightTally, vitestTally } from './reports.mjs';

// What is passed on line by line is no terminal to the runner.
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Lets a runner write its report into a folder that is gone afterwards. */
async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ofThisMachine = { command: process.execPath, before: [], env: {} };

/**
 * Which tests of a suite to run; without it, all of them.
 *
 * @typedef {object} Selection
 * @property {string[]} [paths] absolute paths of test files or of folders with some
 * @property {string} [title] the name of one test, with those of its groups before it, as a report writes it
 * @property {string} [pattern] a regular expression that the names of the tests match
 */

/**
 * Runs Vitest in a folder and answers its tally.
 *
 * @param {object} options
 * @param {string[]} [options.args] the tests of the suite, where not everything in the folder belongs to it
 * @param {Selection} [options.selection]
 * @param {object} [options.node] the command that runs Node, the arguments before the program, and its environment
 */
export function runVitest({ cwd, args = [], selection, env = {}, node = ofThisMachine, say }) {
  const { paths = args, title, pattern = title && `^${literally(title)}$` } = selection ?? {};
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const names = pattern ? ['--testNamePattern', pattern] : [];
    const wholeArgs = [...node.before, tool('vitest'), 'run', ...paths, ...names, ...reporters];
    const options = {
      cwd,
      env: { ...colors, NODE_ENV: 'test', ...node.env, ...env },
      output: say,
    };
    return vitestTally(report, await run(node.command, wholeArgs, options));
  });
}

/** Runs Playwright in a folder and answers its tally; `args` as of `runVitest`. */
export function runPlaywright({ cwd, args = [], selection, env = {}, say }) {
  const { paths, title } = selection ?? {};
  // Playwright matches a title behind that of its file and before its tags.
  const pattern = selection?.pattern ?? (title && ` ${literally(title)}(?: @\\S+)*$`);
  return withReport(async (report) => {
    const wholeArgs = [
      'test',
      ...(paths?.map(literally) ?? args),
      ...(pattern ? ['--grep', pattern] : []),
      '--reporter=list,json',
    ];
    const options = { cwd, env: { ...colors, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, output: say };
    const playwright = tool('@playwright/test', { bin: 'playwright' });
    return playwrightTally(report, await runNode(playwright, wholeArgs, options));
  });
}
