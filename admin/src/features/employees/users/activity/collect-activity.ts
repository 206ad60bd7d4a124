import type { AuditEntryDto, AuditListMeta } from '@contracts/audit';
import { collectPages, fetchPage, MAX_EXPORTED } from '@shared/table/collect-pages';

export { MAX_EXPORTED };

interface ActivityPage {
  data: AuditEntryDto[];
  meta: AuditListMeta;
}
type Query = Record<string, string | undefined>;
export type ReadPage = (query: Query, signal: AbortSignal) => Promise<ActivityPage>;

/** Every entry that a query finds; `cut`: there are more than a sheet takes. */
export async function collectActivity(
  query: Query,
  { read = readPage, signal }: { read?: ReadPage; signal: AbortSignal },
): Promise<{ entries: AuditEntryDto[]; cut: boolean }> {
  const { rows, cut } = await collectPages(
    ({ cursor, pageSize }, given) => read({ ...query, cursor, pageSize: String(pageSize) }, given),
    { signal },
  );
  return { entries: rows, cut };
}

const readPage: ReadPage = (query, signal) => fetchPage('/api/audit', query, signal);
