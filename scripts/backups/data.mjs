import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../processes.mjs';
import { root } from '../project.mjs';
import { postgresDatabase } from './postgres.mjs';
import { sqliteDatabase } from './sqlite.mjs';

/** What a backup holds beside the database, by its name in the data folder. */
export const FILES = ['public', 'secrets.json'];
export const UPLOADS = 'public/uploads';

/** Where the data of this installation is, by the same settings as the server's. */
export function dataOf({ DATA_DIR = '.data', DATABASE_URL, ENCRYPTION_KEY }) {
  const folder = path.resolve(root, DATA_DIR);
  return {
    folder,
    encryptionKey: ENCRYPTION_KEY?.trim(),
    database: DATABASE_URL ? postgresDatabase(DATABASE_URL) : sqliteDatabase(folder),
  };
}

/** Beside the data folder and not in it: who deletes the data to begin anew keeps the backups. */
export const defaultTarget = ({ folder }) => path.join(path.dirname(folder), 'backups');

/**
 * Tells ENCRYPTION_KEYs apart without giving them away: by what is set, or else by what secrets.json holds. Undefined
 * where there is none yet.
 */
export function keyFingerprint({ folder, encryptionKey }) {
  const key = encryptionKey ?? readSecrets(path.join(folder, 'secrets.json')).ENCRYPTION_KEY;
  return key && createHmac('sha256', key).update('comanda: which key').digest('hex').slice(0, 16);
}

function readSecrets(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Stop(`${file} cannot be read as JSON.`);
  }
}
