import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';

/** The text of a file of the project, from its root. */
export const inProject = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');

interface ComposeFile {
  services: {
    'cms-1': { environment: Record<string, string | number | null> };
    proxy: { ports: string[] };
  };
  configs: { caddyfile: { content: string } };
}

/** ${NAME}, ${NAME:-otherwise}, ${NAME:+instead} or ${NAME:?}, with none inside it. */
const INNERMOST = /\$\{([A-Z0-9_]+)(?::([-+?])([^${}]*))?\}/g;

function interpolate(text: string, values: Record<string, string>): string {
  const filled = text.replaceAll(INNERMOST, (_, name: string, operator = '', rest = '') => {
    const value = values[name] ?? '';
    if (operator === '+') return value && String(rest);
    if (operator === '?') return value || `set-${name}`;
    return value || String(rest);
  });
  return filled === text ? text : interpolate(filled, values);
}

/** docker-compose.yml as docker compose reads it with these settings; others that have to be set are. */
export const composeFile = (values: Record<string, string>): ComposeFile =>
  parseDocument(interpolate(inProject('docker-compose.yml'), values), { merge: true }).toJS() as ComposeFile;
