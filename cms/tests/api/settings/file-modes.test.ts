import { chmodSync, lstatSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { confirmSignUp, newSignUp } from '../support/account';
import { newBrowser } from '../support/browser';
import { FileBody } from '../support/client';
import { testPictureAs } from '../support/pictures';
import { emptyHome, freePort, newFolder, spawnServer } from '../support/spawned';

const PATIENCE_MS = 120_000;

interface Entry {
  name: string;
  mode: number;
  isFolder: boolean;
}

/** A folder and everything in it but links. */
function entriesIn(folder: string, name = '.'): Entry[] {
  const found = lstatSync(path.join(folder, name));
  if (found.isSymbolicLink()) return [];
  const inside = found.isDirectory() ? readdirSync(path.join(folder, name)) : [];
  return [
    { name, mode: found.mode & 0o777, isFolder: found.isDirectory() },
    ...inside.flatMap((entry) => entriesIn(folder, path.join(name, entry))),
  ];
}

const written = ({ mode, name }: Entry) => `${mode.toString(8)} ${name}`;
const notClosed = (folder: string) =>
  entriesIn(folder)
    .filter(({ mode, isFolder }) => mode !== (isFolder ? 0o700 : 0o600))
    .map(written);

/** Lets what is started from here on write files that everybody may read, as accounts usually do. */
function withDefaultUmask(): void {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
}

describe('the data folder', () => {
  it(
    'is closed to other accounts of the machine with all that is Comanda’s in it, also what was left open earlier',
    async () => {
      withDefaultUmask();
      const home = await emptyHome();
      const port = await freePort();
      const first = await spawnServer(home, { port });
      const browser = newBrowser(undefined, { origin: first.url });
      const { email } = await newSignUp({}, browser);
      await confirmSignUp({ browser, email }, home.folder);
      const picture = new FileBody(await testPictureAs('jpeg', 200, 200), 'image/jpeg');
      const uploaded = await browser.post('/api/uploads?purpose=menu', picture);
      expect(uploaded.status, uploaded.text).toBe(201);

      const kept = entriesIn(home.folder).map(({ name }) => name);
      const expected = [/^secrets\.json$/, /^outbox\/.+\.eml$/, /^public\/uploads\/.+\.webp$/];
      const ofSqlite = home.databaseUrl ? [] : [/^comanda\.db$/, /^comanda\.db-wal$/, /^comanda\.db-shm$/];
      for (const pattern of [...expected, ...ofSqlite])
        expect(kept).toContainEqual(expect.stringMatching(pattern));
      expect(notClosed(home.folder)).toEqual([]);
      await first.end('SIGTERM');

      for (const { name, isFolder } of entriesIn(home.folder))
        chmodSync(path.join(home.folder, name), isFolder ? 0o755 : 0o644);
      const elsewhere = newFolder();
      const foreign = [path.join(home.folder, 'note.txt'), path.join(elsewhere, 'page.html')];
      for (const file of foreign) writeFileSync(file, '', { mode: 0o644 });
      symlinkSync(elsewhere, path.join(home.folder, 'public', 'link'));
      await spawnServer(home, { port });
      expect(notClosed(home.folder)).toEqual(['644 note.txt']);
      for (const file of foreign) expect(statSync(file).mode & 0o777).toBe(0o644);
    },
    PATIENCE_MS,
  );
});
