import { rowCounter } from './count-rows';
import type { ListQuery } from './list-filters';
import { errorOf } from '@shared/api/error';

export type ExportFormat = 'csv' | 'xlsx';

export interface Progress {
  /** Rows so far. */
  rows: number;
  /** Null until the server has said. */
  total: number | null;
}

interface Options {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The file of what a list finds, taken as it is written; whoever gives up ends the reading on the server too. */
export async function downloadOrders(
  { cursor: _place, ...query }: ListQuery,
  format: ExportFormat,
  { signal, onProgress }: Options,
): Promise<{ file: Blob; total: number }> {
  const params = new URLSearchParams({ format });
  for (const [name, value] of Object.entries<string | number | undefined>({ ...query }))
    if (value !== undefined) params.set(name, String(value));
  const response = await fetch(`/api/orders/export?${params}`, {
    signal,
    headers: { 'Accept-Language': document.documentElement.lang },
  });
  if (!response.ok || !response.body) throw errorOf(response.status, await response.json().catch(() => null));

  const total = Number(response.headers.get('x-total-rows') ?? 0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const rowsWith = await rowCounter(format);
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    onProgress({ rows: rowsWith(value), total });
  }
  return { file: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }), total };
}
