import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../processes.mjs';
import { at } from '../project.mjs';
import { digestOf } from './files.mjs';

const MANIFEST = 'manifest.json';
/** In the words of `sha256sum`, so that `sha256sum -c SHA256SUMS` checks a backup anywhere. */
const CHECKSUMS = 'SHA256SUMS';
const FORMAT = 1;

const stem = (file) => file.replace(/(\.d)?\.[jt]s$/, '');

/** The version of this code and the migrations it knows. */
export function thisCode(root = at('cms')) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { version, migrations: readdirSync(path.join(root, 'database', 'migrations')).map(stem) };
}

/** Writes down what a backup holds. `files` are their checksums by name. */
export async function writeManifest(folder, files, manifest) {
  const sums = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { sha256 }]) => `${sha256}  ${name}\n`);
  const options = { mode: 0o600, flush: true };
  writeFileSync(path.join(folder, CHECKSUMS), sums.join(''), options);
  const { sha256 } = await digestOf(path.join(folder, CHECKSUMS));
  const whole = { format: FORMAT, ...manifest, checksums: { file: CHECKSUMS, sha256 } };
  writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(whole, null, 2)}\n`, options);
}

/** The manifest of a backup and the checksums of its files by name. Refuses what is none, or is not as it was written. */
export async function readManifest(folder) {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw new Stop(`${folder} is no backup: it has no ${MANIFEST}.`);
  const manifest = parsed(file);
  if (manifest.format !== FORMAT)
    throw new Stop(
      `This backup is of format ${manifest.format}, which this code does not know. Use the code that made it, or newer.`,
    );
  const sums = path.join(folder, CHECKSUMS);
  if (!existsSync(sums) || (await digestOf(sums)).sha256 !== manifest.checksums.sha256)
    throw new Stop(`The backup is damaged: ${CHECKSUMS} is not as it was written.`);
  const lines = readFileSync(sums, 'utf8').trimEnd().split('\n');
  return { manifest, checksums: new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)])) };
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Stop(`The backup is damaged: ${file} cannot be read as JSON.`);
  }
}

const parts = (version) => version.split('.').map(Number);

function isNewer(version, than) {
  const [a, b] = [parts(version), parts(than)];
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs >= 0 && a[differs] > b[differs];
}

/** Refuses data of newer code: older code does not know what to do with it. */
export function checkCode({ comanda, database }, code = thisCode()) {
  const known = new Set(code.migrations);
  const unknown = database.migrations.map(stem).filter((name) => !known.has(name));
  if (unknown.length === 0 && !isNewer(comanda.version, code.version)) return;
  const migrations = unknown.length > 0 ? `, and its database went through ${unknown.join(', ')}` : '';
  throw new Stop(
    `This backup was made by Comanda ${comanda.version}${migrations}; the code here is ${code.version} and older. Update the code, then restore.`,
  );
}
