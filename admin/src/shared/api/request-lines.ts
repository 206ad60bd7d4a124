import { call, type Method } from './request';

interface LinesOptions<T> {
  body?: unknown;
  /** Each line as soon as it has arrived. */
  onLine: (line: T) => void;
  /** Ends the request, and with it the work of the server. */
  signal?: AbortSignal;
}

/** One call of the API that answers line by line (NDJSON) while it works. Throws `ApiError`; see `requestAnswer`. */
export const requestLines = <T>(method: Method, path: string, options: LinesOptions<T>): Promise<void> =>
  call(method, path, {
    body: options.body,
    signal: options.signal,
    isFile: true,
    read: (response) => readLines(response, options.onLine),
  });

async function readLines<T>(response: Response, onLine: (line: T) => void): Promise<void> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = (line: string) => line.trim() !== '' && onLine(JSON.parse(line) as T);
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(read);
  }
  read(rest);
}
