const MOST = 20;

/** The table whose code was scanned: `/m/<slug>?table=7`; null where the customer is elsewhere. */
export function scannedTable(query: string): string | null {
  const table = new URLSearchParams(query).get('table')?.trim().slice(0, MOST) ?? '';
  return table === '' ? null : table;
}
