import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Stop } from '../processes.mjs';
import { isRoot } from '../programs.mjs';
import { step } from '../progress.mjs';
import { FILES, keyFingerprint, UPLOADS } from './data.mjs';
import { copyFile, filesBelow, forEach, withFolder } from './files.mjs';
import { checkCode, readManifest } from './manifest.mjs';
import { stampOf } from './words.mjs';

/**
 * Puts a backup in the place of the data; `replace` sets aside what is there. Nothing is moved before all of the backup
 * is there and sound.
 */
export async function restoreBackup(data, from, { replace }) {
  process.umask(0o077);
  const { manifest, checksums } = await readManifest(path.resolve(from));
  checkCode(manifest);
  checkKind(data, manifest);
  await data.database.checkVersion(manifest.database);
  const release = await data.database.claim();
  try {
    const there = await contentsOf(data);
    if (there.length > 0 && !replace)
      throw new Stop(
        `There is something already:\n  ${there.join('\n  ')}\nAdd --replace to set it aside and put the backup in its place.`,
      );
    const stamp = stampOf(new Date());
    const staging = path.join(data.folder, `.restoring-${stamp}`);
    await withFolder(staging, async () => {
      await step('Copying the backup and checking it', () => copyAll(path.resolve(from), staging, checksums));
      const kept = await exchange(data, manifest, { staging, stamp, release });
      tell(data, manifest, kept);
    });
  } finally {
    await release();
  }
}

/** Loads the database and moves the files; answers where that is what was there. */
async function exchange(data, { database }, { staging, stamp, release }) {
  const copy = path.join(staging, database.file);
  const { kept, undo } = await step(`Loading the ${data.database.label} database`, () =>
    data.database.load(copy, database, { stamp }),
  );
  // A database that is a file is closed before it is moved.
  if (data.database.parts.length > 0) await release();
  const aside = path.join(data.folder, `replaced-${stamp}`);
  try {
    swap(data, staging, aside);
  } catch (error) {
    await undo();
    throw error;
  }
  return [existsSync(aside) && aside, kept].filter(Boolean);
}

function checkKind({ database }, { database: { kind } }) {
  if (kind === database.kind) return;
  throw new Stop(
    kind === 'postgres'
      ? 'This backup is of a PostgreSQL database: set DATABASE_URL to the one to restore it into.'
      : 'This backup is of a SQLite database, but DATABASE_URL names a PostgreSQL: take it out of the environment and .env.',
  );
}

/** What a restore would write over. */
async function contentsOf({ folder, database }) {
  const files = await filesBelow(folder, 'public');
  return [
    ...(await database.contents()),
    ...(files.length > 0 ? [`${path.join(folder, 'public')} (${files.length} files)`] : []),
    ...(existsSync(path.join(folder, 'secrets.json')) ? [path.join(folder, 'secrets.json')] : []),
  ];
}

async function copyAll(from, to, checksums) {
  await mkdir(path.join(to, UPLOADS), { recursive: true });
  await forEach([...checksums], async ([name, expected]) => {
    const copied = await copyFile(path.join(from, name), path.join(to, name)).catch((error) => {
      if (error.code === 'ENOENT') throw new Stop(`The backup is damaged: ${name} is missing.`);
      if (error.code === 'ENOSPC') throw new Stop(`The disk of ${to} is full.`);
      throw error;
    });
    if (copied.sha256 !== expected)
      throw new Stop(`The backup is damaged: ${name} is not as it was written.`);
  });
}

/** Moves what is there aside and what was prepared into its place: renames on one disk, all of them or none. */
function swap({ folder, database }, staging, aside) {
  const moved = [];
  const move = (from, to) => {
    renameSync(from, to);
    moved.push([from, to]);
  };
  giveToOwner(staging, statSync(folder));
  const names = [...FILES, ...database.parts];
  try {
    for (const name of names) {
      if (!existsSync(path.join(folder, name))) continue;
      mkdirSync(aside, { recursive: true });
      move(path.join(folder, name), path.join(aside, name));
    }
    for (const name of names)
      if (existsSync(path.join(staging, name))) move(path.join(staging, name), path.join(folder, name));
  } catch (error) {
    for (const [from, to] of moved.reverse()) renameSync(to, from);
    throw error;
  }
}

/** What root restores belongs to whom the data folder belongs to. */
function giveToOwner(location, { uid, gid }) {
  if (!isRoot) return;
  chownSync(location, uid, gid);
  if (!lstatSync(location).isDirectory()) return;
  for (const name of readdirSync(location)) giveToOwner(path.join(location, name), { uid, gid });
}

function tell(data, { takenAt, database, encryptionKey, pictures }, aside) {
  const lines = [
    `\nRestored the backup of ${takenAt}: ${database.tables.orders} orders, ${pictures.files} files of pictures.`,
    ...(aside.length > 0
      ? [`What was there is kept in ${aside.join(' and ')}; delete it when it is not needed any more.`]
      : []),
  ];
  if (encryptionKey && keyFingerprint(data) !== encryptionKey)
    lines.push(
      '\nENCRYPTION_KEY is another one here than when the backup was made. Set the same one before a server starts:',
      'without it two-step sign-in and PINs have to be set up anew, links of couriers lead nowhere, and mails that were',
      'not sent yet are lost.',
    );
  console.log(lines.join('\n'));
}
