import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../project.mjs';
import { MAX_RERUNS, rerunFailed } from '../reruns.mjs';
import { runPlaywright, runVitest } from '../runners.mjs';
import { runSteps } from '../steps.mjs';
import { summary } from '../summary.mjs';
import { failure, sum, tally } from '../tallies.mjs';

const silent = () => {};

/** Runs steps and what failed of them once more, as `npm test` does. */
async function runWithReruns(steps) {
  const results = await runSteps(steps, { lanes: 1, print: silent });
  return rerunFailed(steps, results, silent);
}

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-suite-'));
  symlinkSync(at('node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'tests'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ran = (name) => existsSync(path.join(folder, name));

/** A suite with a sound test, one that passes at its second run, one that never passes, and another sound one. */
const suiteFile = (runner) => `
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from '${runner}';

const isFirstRun = (name) => {
  const file = ${JSON.stringify(`${folder}/`)} + name;
  const first = !existsSync(file);
  writeFileSync(file, '');
  return first;
};
const { describe } = ${runner === 'vitest' ? "await import('vitest')" : 'test'};

test('is sound', () => expect(1).toBe(1));
describe('prices (BRL)', () => {
  test('pass at the second run: R$ 1.50?', () => expect(isFirstRun('flaky')).toBe(false));
  test('never pass', () => expect(process.env.NEVER_PASSES).toBe('yes'));
  test('run beside the others', () => expect(isFirstRun('sound')).toBe(true));
});
`;

const runners = [
  [
    'Vitest',
    'vitest',
    'prices.test.mjs',
    (selection, env) => runVitest({ cwd: folder, selection, env, say: silent }),
  ],
  [
    'Playwright',
    '@playwright/test',
    'prices.spec.mjs',
    (selection, env) => runPlaywright({ cwd: folder, selection, env, say: silent }),
  ],
];

describe.each(runners)('a failed test of %s', (_, runner, file, run) => {
  beforeEach(() => writeFileSync(path.join(folder, 'tests', file), suiteFile(runner)));
  const suite = (env) => ({ name: 'suite', part: 'unit', run: (say, selection) => run(selection, env) });

  test('that passes when it runs once more, alone, is listed as flaky, and the run is green', async () => {
    const results = await runWithReruns([suite({ NEVER_PASSES: 'yes' })]);
    expect(sum(results)).toEqual(tally(4, 0, 0));
    const lines = summary(results);
    expect(lines[0]).toMatch(
      /^flaky: suite: .*prices\.\w+\.mjs: prices \(BRL\) pass at the second run: R\$ 1\.50\?$/,
    );
    expect(lines.at(-1)).toBe('4 passed, 0 failed');
    // A second run of what had passed would have failed it.
    expect(ran('sound')).toBe(true);
  });

  test('that fails again has failed', async () => {
    writeFileSync(path.join(folder, 'flaky'), '');
    const results = await runWithReruns([suite({ NEVER_PASSES: 'no' })]);
    expect(sum(results)).toMatchObject({ passed: 3, failed: 1 });
    expect(results[0].failures[0].name).toMatch(/prices\.\w+\.mjs: prices \(BRL\) never pass$/);
    expect(summary(results).at(-1)).toBe('3 passed, 1 failed');
  });
});

describe('a failed file', () => {
  const suite = (run) => ({ name: 'suite', part: 'unit', run });
  const inTests = (code) => {
    writeFileSync(path.join(folder, 'tests', 'boot.test.mjs'), `${code}\ntest('is asked', () => {});\n`);
    return suite((say, selection) => runVitest({ cwd: folder, selection, say: silent }));
  };
  const once = () => {
    const flag = JSON.stringify(path.join(folder, 'flag'));
    return `import { existsSync, writeFileSync } from 'node:fs';
import { beforeAll, test } from 'vitest';
const boot = () => { if (!existsSync(${flag})) { writeFileSync(${flag}, ''); throw new Error('too early'); } };`;
  };

  test.each([
    ['could not be loaded', 'boot();'],
    ['had no server', 'beforeAll(boot);'],
  ])('that %s is run once more', async (_, boot) => {
    const results = await runWithReruns([inTests(`${once()}\n${boot}`)]);
    expect(sum(results).failed).toBe(0);
    expect(summary(results)[0]).toBe('flaky: suite: boot.test.mjs');
  });
});

describe('nothing is run once more', () => {
  const counting = (result) => {
    const selections = [];
    const run = (say, selection) => {
      if (selection) selections.push(selection);
      return Promise.resolve(result);
    };
    return { selections, step: { name: 'suite', part: 'api', run } };
  };
  const failures = (count) =>
    Array.from({ length: count }, (_, n) => ({ name: `${n}`, error: '', selection: { title: `${n}` } }));

  test('when so many failed that the code is broken', async () => {
    for (const [count, reruns] of [
      [MAX_RERUNS, MAX_RERUNS],
      [MAX_RERUNS + 1, 0],
    ]) {
      const { selections, step } = counting(tally(0, count, 0, failures(count)));
      expect(sum(await runWithReruns([step])).failed).toBe(count);
      expect(selections).toHaveLength(reruns);
    }
  });

  test('when a suite did not run to its end', async () => {
    const { selections, step } = counting(sum([tally(1, 1, 0, failures(1)), failure('ended with 137')]));
    expect(sum(await runWithReruns([step])).failed).toBe(2);
    expect(selections).toEqual([]);
  });

  test('of what is no test', async () => {
    const runs = [];
    const lint = { name: 'lint', run: async () => (runs.push('lint'), failure('lint')) };
    expect(sum(await runWithReruns([lint])).failed).toBe(1);
    expect(runs).toEqual(['lint']);
  });

  test('of a test that is not found again', async () => {
    let runs = 0;
    const lost = {
      name: 'suite',
      part: 'unit',
      run: async () => ((runs += 1), runs === 1 ? tally(1, 1, 0, failures(1)) : tally()),
    };
    expect(sum(await runWithReruns([lost])).failed).toBe(1);
    expect(runs).toBe(2);
  });
});
