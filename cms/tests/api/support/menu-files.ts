import type { ImportDto } from '../../../src/contracts/menu-files';
import { FileBody, type Answer, type Client } from './client';
import { serverUrl } from './server';

/** Brings a file into the menu of a branch, or shows what it would do. */
export function importFile(
  who: Client,
  branchId: string,
  file: string | Uint8Array,
  more: {
    preview?: boolean;
    language?: string;
    fingerprint?: string;
    columns?: Record<string, string | null> | string;
  } = {},
): Promise<Answer<ImportDto>> {
  const { preview = false, language = 'en', fingerprint, columns } = more;
  const query = new URLSearchParams({
    branch: branchId,
    preview: String(preview),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(columns !== undefined && {
      columns: typeof columns === 'string' ? columns : JSON.stringify(columns),
    }),
  });
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return who.post<ImportDto>(`/api/menu/import?${query.toString()}`, new FileBody(bytes), {
    'accept-language': language,
  });
}

/** The menu of a branch as a file. */
export async function exportFile(
  who: Client,
  branchId: string,
  format: 'csv' | 'xlsx',
  language = 'en',
): Promise<Uint8Array> {
  const answer = await fetch(`${await serverUrl()}/api/menu/export?branch=${branchId}&format=${format}`, {
    headers: { 'accept-language': language, ...(who.cookie !== null && { cookie: who.cookie }) },
  });
  if (answer.status !== 200) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}
