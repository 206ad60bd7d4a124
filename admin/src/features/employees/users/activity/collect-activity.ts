import type { AuditEntryDto, AuditListMeta } from '@contracts/audit';
import { errorOf } from '@shared/api/error';

/** Beyond this a spreadsheet is the wrong tool. */
export const MOST_EXPORTED = 10_000;

export interface ActivityPage {
  data: AuditEntryDto[];
  meta: AuditListMeta;
}
export type Query = Record<string, string | undefined>;
export type ReadPage = (query: Query, signal: AbortSignal) => Promise<ActivityPage>;

/** Every entry that a query finds, page by page, at most `MOST_EXPORTED`; `cut`: there are more. */
export async function collectActivity(
  query: Query,
  { read = readPage, signal }: { read?: ReadPage; signal: AbortSignal },
): Promise<{ entries: AuditEntryDto[]; cut: boolean }> {
  const entries: AuditEntryDto[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, meta } = await read({ ...query, cursor, pageSize: '100' }, signal);
    entries.push(...data.slice(0, MOST_EXPORTED - entries.length));
    if (!meta.next || data.length === 0) return { entries, cut: false };
    if (entries.length >= MOST_EXPORTED) return { entries, cut: true };
    cursor = meta.next;
  }
}

/** One page as the API answers it; not kept, because an export reads everything once. */
async function readPage(query: Query, signal: AbortSignal): Promise<ActivityPage> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, value);
  const response = await fetch(`/api/audit?${params}`, {
    signal,
    headers: { Accept: 'application/json', 'Accept-Language': document.documentElement.lang },
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw errorOf(response.status, body);
  return body as ActivityPage;
}
