import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../builds.mjs';

let folder;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-inputs-'));
  write('src/order.ts', 'one');
  write('src/menu/price.ts', 'two');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the fingerprint of what a build reads', () => {
  const now = () => fingerprint(['src', 'absent.json'], folder);

  test('stays while names and contents stay', () => {
    const before = now();
    write('src/order.ts', 'one');
    expect(now()).toBe(before);
  });

  test.each([
    ['a changed file', () => write('src/menu/price.ts', 'three')],
    ['a new file', () => write('src/menu/new.ts', '')],
    ['a removed file', () => rmSync(path.join(folder, 'src/order.ts'))],
    [
      'a renamed file',
      () => renameSync(path.join(folder, 'src/order.ts'), path.join(folder, 'src/orders.ts')),
    ],
    ['a file that was named before it existed', () => write('absent.json', '{}')],
  ])('changes with %s', (_, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  test.each(['src/node_modules/x.js', 'src/dist/x.js', 'src/tests/x.test.ts'])('leaves out %s', (file) => {
    const before = now();
    write(file, 'x');
    expect(now()).toBe(before);
  });
});
