import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../processes.mjs';
import { step } from '../progress.mjs';
import { keyFingerprint } from './data.mjs';
import { copyFile, digestOf, flushFolder, withFolder } from './files.mjs';
import { thisCode, writeManifest } from './manifest.mjs';
import { copyPictures, reconcilePictures } from './pictures.mjs';
import { megabytes, stampOf } from './words.mjs';

/**
 * Makes a folder below `target` that holds everything of an installation, while servers work on it.
 *
 * Pictures are copied before the database and again after it: whatever a row names was on the disk when the database was
 * taken, so it was either there before, or has come since; and nothing that is swept away meanwhile is lost to a row that
 * still names it.
 */
export async function takeBackup(data, target) {
  process.umask(0o077);
  if (!existsSync(data.folder))
    throw new Stop(
      `There is nothing to back up: ${data.folder} does not exist (see DATA_DIR in .env.example).`,
    );
  const folder = path.resolve(target, `comanda-${stampOf(new Date())}`);
  const partial = `${folder}.partial`;
  const manifest = await withFolder(partial, async () => {
    const filled = await fill(data, partial);
    renameSync(partial, folder);
    return filled;
  }).catch((error) => {
    throw inWords(error, target);
  });
  await flushFolder(path.dirname(folder));
  tell(folder, manifest);
  return folder;
}

function inWords(error, target) {
  if (error.code === 'ENOSPC' || error.code === 'SQLITE_FULL')
    return new Stop(`The disk of ${target} is full.`);
  if (error.syscall === 'mkdir') return new Stop(`${target} cannot be written to: ${error.message}`);
  return error;
}

async function fill(data, folder) {
  const { database } = data;
  const files = new Map();
  await step('Copying pictures', () => copyPictures(data.folder, folder, files));
  const facts = await step(`Taking the ${database.label} database`, () =>
    database.snapshot(path.join(folder, database.backupName)),
  );
  const missing = await step('Copying pictures that came meanwhile', () =>
    reconcilePictures(data.folder, folder, files, facts),
  );
  const pictures = { files: files.size, bytes: sum(files), missing };
  const taken = await digestOf(path.join(folder, database.backupName));
  files.set(database.backupName, taken);
  if (existsSync(path.join(data.folder, 'secrets.json')))
    files.set(
      'secrets.json',
      await copyFile(path.join(data.folder, 'secrets.json'), path.join(folder, 'secrets.json')),
    );

  const { tables, migrations, version, takenAt } = facts;
  const manifest = {
    takenAt: takenAt.toISOString(),
    comanda: { version: thisCode().version },
    database: {
      kind: database.kind,
      version,
      file: database.backupName,
      bytes: taken.bytes,
      migrations,
      tables,
    },
    pictures,
    secrets: files.has('secrets.json'),
    encryptionKey: keyFingerprint(data),
  };
  await writeManifest(folder, files, manifest);
  await flushFolder(folder);
  return manifest;
}

const sum = (files) => [...files.values()].reduce((total, { bytes }) => total + bytes, 0);

function tell(folder, { database, pictures, secrets }) {
  const lines = [
    `\nBacked up to ${folder}`,
    `  database  ${megabytes(database.bytes)}, ${database.tables.orders} orders`,
    `  pictures  ${pictures.files} files, ${megabytes(pictures.bytes)}`,
    secrets
      ? '  secrets   secrets.json: keep this folder as safe as the server'
      : '  secrets   none: they are in the environment, keep them elsewhere',
  ];
  if (pictures.missing.length > 0)
    lines.push(
      `\nThe files of ${pictures.missing.length} pictures are not on the disk: ${pictures.missing.slice(0, 5).join(', ')}`,
    );
  console.log(lines.join('\n'));
}
