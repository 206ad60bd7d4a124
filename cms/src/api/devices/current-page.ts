import { stat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../../environment';

const ENTRY = /<script type="module"[^>]* src="\/(assets\/[\w.-]+\.js)"/;
let known: { at: number; page: string | null } = { at: -1, page: null };

/** Which build of the dashboard is served now, by the name of its first script; null where none is built. */
export async function currentPage(): Promise<string | null> {
  const file = path.join(environment.root, 'admin', 'dist', 'index.html');
  const at = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (at === 0) return null;
  if (at !== known.at) known = { at, page: ENTRY.exec(await readFile(file, 'utf8'))?.[1] ?? null };
  return known.page;
}
