import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { describeInvalid } from './read-settings';
import { SettingsError, systemMessage } from './settings-error';

/** What Comanda keeps in its data folder; whatever else is there is somebody else's. */
const OURS = /^(comanda\.db.*|secrets\.json.*|outbox|public)$/;
const OTHERS = 0o077;
/** A folder that many accounts share by design, such as /tmp. */
const STICKY = 0o1000;

const has = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes a folder and those above it. Node's own way of doing so never ends below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Two instances that share the folder may start at the same moment.
    if (!has(error, 'EEXIST')) throw error;
  }
}

/** Takes the rights of other accounts from what is at `location`, unless they have none. */
function close(location: string): void {
  const { mode } = statSync(location);
  if (mode & OTHERS && !(mode & STICKY)) chmodSync(location, mode & 0o700);
}

/**
 * Closes a file, or a folder with all that is in it, to the other accounts of the machine. A folder is closed last: one
 * that is closed already has nothing open in it, however many files that are. Links lead elsewhere and are left alone.
 */
export function restrictPermissions(location: string): void {
  try {
    const entry = lstatSync(location);
    if (entry.isSymbolicLink() || !(entry.mode & OTHERS)) return;
    if (entry.isDirectory())
      for (const name of readdirSync(location)) restrictPermissions(path.join(location, name));
    close(location);
  } catch (error) {
    // Another process of ours may rename or remove what is being looked at.
    if (!has(error, 'ENOENT')) throw error;
  }
}

/**
 * Makes sure of the folder that holds database, secrets, mails and uploads: that it is there, can be written to, and
 * that nobody else on the machine can look into it, also where an earlier start left it open. Throws a SettingsError
 * that names DATA_DIR.
 */
export function prepareDataFolder(folder: string): void {
  try {
    for (const needed of ['.', 'outbox', path.join('public', 'uploads')]) {
      makeFolder(path.join(folder, needed));
      rmdirSync(mkdtempSync(path.join(folder, needed, '.write-')));
    }
  } catch (error) {
    throw new SettingsError(describeInvalid('DATA_DIR', `${folder} is not: ${systemMessage(error)}`));
  }
  try {
    for (const name of readdirSync(folder)) if (OURS.test(name)) restrictPermissions(path.join(folder, name));
    close(folder);
  } catch (error) {
    // Such as a mounted disk whose files belong to another account: the operator's to decide.
    console.warn(
      `Other accounts of this machine may look into DATA_DIR, and this one may not change that: ${systemMessage(error)}.`,
    );
  }
}
