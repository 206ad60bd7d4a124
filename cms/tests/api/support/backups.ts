import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript, type Home } from './spawned';

interface Manifest {
  takenAt: string;
  database: { kind: string; migrations: string[]; tables: Record<string, number> };
  pictures: { files: number; missing: string[] };
}

export interface Backup {
  folder: string;
  manifest: Manifest;
}

/** Backs a home up, as `npm run backup` does. */
export async function backUp(home: Home, to: string): Promise<Backup> {
  const { code, said } = await runScript(home, 'backup', '--to', to);
  const folder = /^Backed up to (.+)$/m.exec(said)?.[1];
  if (code !== 0 || !folder) throw new Error(`The backup ended with ${code}:\n${said}`);
  return {
    folder,
    manifest: JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest,
  };
}

/** Restores a backup, as `npm run restore` does. */
export async function restore(home: Home, { folder }: Backup, ...args: string[]): Promise<string> {
  const { code, said } = await runScript(home, 'restore', folder, ...args);
  if (code !== 0) throw new Error(`The restore ended with ${code}:\n${said}`);
  return said;
}
