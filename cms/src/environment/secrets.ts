import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { SECRET_NAMES, SETTINGS, type SecretName, type Settings } from './settings';
import { SettingsError, systemMessage } from './settings-error';

type Secrets = Record<SecretName, string>;

const KEPT = SETTINGS.pick(
  Object.fromEntries(SECRET_NAMES.map((name) => [name, true])) as Record<SecretName, true>,
);

/**
 * The server's secrets. Those the operator did not set are made once and kept in the data folder, readable by its owner
 * alone. Throws a SettingsError when what is kept there cannot be read: new ones would open nothing that was sealed.
 */
export function loadSecrets(dataDir: string, set: Settings): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const made: Partial<Secrets> = {};
  const secretOf = (name: SecretName): string =>
    set[name] ?? kept[name] ?? (made[name] = randomBytes(32).toString('base64url'));
  const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, secretOf(name)])) as Secrets;
  if (Object.keys(made).length > 0) {
    // Never half a file: without its secrets a server cannot open what it sealed.
    writeFileSync(`${file}.part`, JSON.stringify({ ...kept, ...made }, null, 2), {
      mode: 0o600,
      flush: true,
    });
    renameSync(`${file}.part`, file);
  }
  return secrets;
}

function readKept(file: string): z.output<typeof KEPT> {
  if (!existsSync(file)) return {};
  try {
    return KEPT.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const problem =
      error instanceof z.ZodError
        ? error.issues.map(({ path: [name] }) => String(name ?? 'it')).join(', ')
        : systemMessage(error);
    throw new SettingsError(
      `DATA_DIR must hold the secrets.json that belongs to its data, or none; ${file} cannot be used (${problem}): put its copy back, or set ${SECRET_NAMES.join(', ')} as they were.`,
    );
  }
}
