import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An input from the field, `tests/cases/<name>`: parsed where it is JSON, text where it is `.txt`, else its bytes. The
 * caller names the type of the content.
 */
export function readCase<T>(name: string): T {
  const bytes = readFileSync(path.resolve(import.meta.dirname, '../../cases', name));
  if (name.endsWith('.json')) return JSON.parse(bytes.toString('utf8')) as T;
  return (name.endsWith('.txt') ? bytes.toString('utf8') : bytes) as T;
}
