import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, staleServer } from '../builds.mjs';

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

describe('a compiled server', () => {
  const at = (file, second) => {
    write(file, '');
    utimesSync(path.join(folder, file), second, second);
  };

  beforeEach(() => {
    at('src/crud/noun.ts', 100);
    at('src/domain/words.json', 100);
    at('src/admin/app.ts', 900);
    for (const file of ['order.js', 'menu/price.js', 'crud/noun.js', 'domain/words.json'])
      at(`dist/src/${file}`, 200);
    for (const file of ['src/order.ts', 'src/menu/price.ts']) at(file, 100);
  });

  test('is that of its sources while none is newer, new or gone', () => {
    expect(staleServer(folder)).toBeNull();
  });

  test.each([
    ['a source that has changed', () => at('src/crud/noun.ts', 300), 'src/crud/noun.ts has changed'],
    ['data that has changed', () => at('src/domain/words.json', 300), 'src/domain/words.json has changed'],
    ['a new source', () => at('config/server.ts', 100), 'config/server.ts is new'],
    [
      'a source that is gone, such as a migration',
      () => at('dist/database/migrations/old.js', 200),
      'dist/database/migrations/old.js has no source any more',
    ],
  ])('is out of date after %s, and says so', (_, change, reason) => {
    change();
    expect(staleServer(folder)).toBe(`${path.basename(folder)}/${reason}`);
  });
});
