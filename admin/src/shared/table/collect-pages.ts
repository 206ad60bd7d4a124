import { requestAnswer } from '../api/request';

/** Beyond this a spreadsheet is the wrong tool. */
export const MAX_EXPORTED = 10_000;
const PAGE_SIZE = 100;

interface Page<Row> {
  data: Row[];
  meta: { next: string | null };
}

/**
 * Every row that a list has from its beginning on, page by page, at most `MAX_EXPORTED`. `cut`: there are more.
 */
export async function collectPages<Row>(
  read: (page: { cursor: string | undefined; pageSize: number }, signal: AbortSignal) => Promise<Page<Row>>,
  { signal }: { signal: AbortSignal },
): Promise<{ rows: Row[]; cut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { data, meta } = await read({ cursor, pageSize: PAGE_SIZE }, signal);
    rows.push(...data.slice(0, MAX_EXPORTED - rows.length));
    if (!meta.next || data.length === 0) return { rows, cut: false };
    if (rows.length >= MAX_EXPORTED) return { rows, cut: true };
    cursor = meta.next;
  }
}

/** One page as the API answers it; not kept, because an export reads everything once. */
export async function fetchPage<Answer>(url: string, query: object, signal: AbortSignal): Promise<Answer> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>({ ...query }))
    if (value !== undefined) params.set(name, String(value));
  const answer: unknown = await requestAnswer('GET', `${url}?${params}`, undefined, signal);
  return answer as Answer;
}
