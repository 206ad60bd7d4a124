import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../processes.mjs';
import { at, tool } from '../project.mjs';

const LEFT_OUT = new Set(['node_modules', 'cms/dist/build', 'admin/dist', 'cms/.data']);

/** A copy of what the tests of both workspaces need, in which things may be broken; gone after `work`. */
export async function inWorkshop(work) {
  const root = mkdtempSync(path.join(tmpdir(), 'comanda-settings-'));
  const inCopy = (...parts) => path.join(root, ...parts);
  try {
    for (const workspace of ['cms', 'admin']) {
      const isWanted = (source) => {
        const place = path.relative(at('.'), source);
        return !LEFT_OUT.has(place) && path.basename(place) !== 'node_modules';
      };
      cpSync(at(workspace), inCopy(workspace), { recursive: true, filter: isWanted });
      if (existsSync(at(workspace, 'node_modules')))
        symlinkSync(at(workspace, 'node_modules'), inCopy(workspace, 'node_modules'));
    }
    for (const file of ['package.json', 'tsconfig.base.json']) cpSync(at(file), inCopy(file));
    symlinkSync(at('node_modules'), inCopy('node_modules'));
    return await work({ inCopy, passes: (test) => passes(inCopy, test) });
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Does `work` while a piece of text of a file is another one. */
export async function whileBroken(file, { from, to }, work) {
  const whole = readFileSync(file, 'utf8');
  if (whole.split(from).length !== 2)
    throw new Error(
      `“${from}” does not stand exactly once in ${file}: how the setting is ignored has to be said anew`,
    );
  writeFileSync(
    file,
    whole.replace(from, () => to),
  );
  try {
    return await work();
  } finally {
    writeFileSync(file, whole);
  }
}

/** Runs tests of one file by their name, or all of it; whether they passed. Tests that did not run at all are an error. */
async function passes(inCopy, { workspace, file, name }) {
  const report = inCopy('report.json');
  rmSync(report, { force: true });
  const named = name === undefined ? [] : ['-t', name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  const args = ['run', path.relative(workspace, file), ...named, '--reporter=json', `--outputFile=${report}`];
  const options = { cwd: inCopy(workspace), env: { NODE_ENV: 'test' }, output: 'keep' };
  const { output } = await run(process.execPath, [tool('vitest'), ...args], options);
  const { numPassedTests, numFailedTests } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  if (!numPassedTests && !numFailedTests) throw new Error(`The test did not run: ${file}\n${output}`);
  return numFailedTests === 0;
}
