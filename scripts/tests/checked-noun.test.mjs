import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { at, root, workspaces } from '../project.mjs';

const TIMEOUT_MS = 1_800_000;

/** The same noun as in docs/extending.md. */
const NOUN = [
  ...['couriers', 'delivery-bag', '--title', 'code', '--show', '--verb', 'mark-lost/mark-found'],
  ...['--fields', 'size:S|M|L,condition:new|used|torn,notes?:text,courier:couriers?'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'comanda-trial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (cwd, ...args) =>
  execFileSync('git', ['-c', 'user.name=Trial', '-c', 'user.email=trial@example.test', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });

/** A copy of the project as it is now, with its packages and builds, and all of it committed on `main`. */
function copyProject() {
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of files.filter((name) => name !== '' && existsSync(at(name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(at(file), path.join(folder, file), { preserveTimestamps: true });
  }
  for (const home of ['.', ...workspaces]) {
    const packages = at(home, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(folder, home, 'node_modules'));
  }
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'before the trial');
}

const run = (script, ...args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts', script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, PROOF: undefined },
    },
  );
  return { status, text: `${stdout}${stderr}` };
};

/** Generating and checking a noun takes minutes: the proof does it, `new-noun.test.mjs` looks at the files each time. */
describe.runIf(process.env.PROOF)('a newcomer who adds delivery bags', () => {
  test('has a noun that passes its checks as it was generated', { timeout: TIMEOUT_MS }, () => {
    copyProject();
    const made = run('new-noun.mjs', ...NOUN);
    expect(made.status, made.text).toBe(0);
    const checked = run('check-noun.mjs', 'delivery-bag');
    expect(checked.status, checked.text.slice(-8000)).toBe(0);
    const touched = git(folder, 'status', '--porcelain', '--untracked-files=all').trim().split('\n');
    console.log(`${touched.length} files, generated types included; nothing was edited by hand`);
    expect(touched.length).toBeLessThanOrEqual(25);
  });
});
