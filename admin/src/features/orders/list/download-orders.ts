import { rowCounter } from './count-rows';
import type { ListQuery } from './list-filters';
import { requestFile } from '@shared/api/request-file';

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
  const rowsWith = await rowCounter(format);
  const read = async ({ headers, body }: Response) => {
    const total = Number(headers.get('x-total-rows') ?? 0);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      chunks.push(part.value);
      onProgress({ rows: rowsWith(part.value), total });
    }
    return { file: new Blob(chunks, { type: headers.get('content-type') ?? '' }), total };
  };
  return requestFile(`/api/orders/export?${params}`, read, signal);
}
