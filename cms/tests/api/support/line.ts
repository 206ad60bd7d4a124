import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { serverUrl } from './server';

interface LineAnswer {
  status: number;
  headers: Map<string, string>;
  text: string;
}

/** One connection, over which bytes go out as they are and answers come back in their order. */
export interface RawConnection {
  write(...parts: (string | Uint8Array)[]): void;
  /** The next answer, or null when the server closes the connection before it is whole. */
  answer(): Promise<LineAnswer | null>;
  /** Says that nothing more comes: the server answers what is whole and closes. */
  end(): void;
  /** Breaks it off, as a phone in a tunnel does. */
  drop(): void;
}

/** Opens a connection to this run's server, or to what listens at a port. It ends with the test at the latest. */
export async function openConnection(port?: number): Promise<RawConnection> {
  const socket = connect(port ?? Number(new URL(await serverUrl()).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // That the server breaks it off is what is asked about.
  socket.on('error', () => undefined);
  let received = Buffer.alloc(0);
  let over = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of waiting) look();
  };
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    wake();
  });
  socket.on('close', () => {
    over = true;
    wake();
  });
  await once(socket, 'connect');

  return {
    write(...parts) {
      for (const part of parts) socket.write(part);
    },
    answer: () =>
      new Promise((resolve) => {
        const look = () => {
          const read = firstAnswer(received);
          if (!read && !over) return;
          waiting.delete(look);
          if (read) received = received.subarray(read.bytes);
          resolve(read?.answer ?? null);
        };
        waiting.add(look);
        look();
      }),
    end: () => void socket.end(),
    drop: () => void socket.destroy(),
  };
}

/** Reads an answer with a length, as all of the API are; null while it is not whole. */
function firstAnswer(received: Buffer): { answer: LineAnswer; bytes: number } | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const bytes = end + 4 + Number(headers.get('content-length') ?? 0);
  if (received.length < bytes) return null;
  const text = received.subarray(end + 4, bytes).toString();
  return { answer: { status: Number(first.split(' ')[1]), headers, text }, bytes };
}

/** A request with a body of so many bytes, as it is written on the line. */
export function written(
  method: string,
  path: string,
  body: string | Uint8Array = '',
  headers: Record<string, string> = {},
): Buffer {
  const content = Buffer.from(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    ...(content.length > 0 && {
      'content-type': 'application/json',
      'content-length': String(content.length),
    }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), content]);
}

/** The same in chunks, without a word about its length. */
export function writtenInChunks(
  method: string,
  path: string,
  body: Uint8Array,
  headers: Record<string, string> = {},
): Buffer {
  const head = written(method, path, '', {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
    ...headers,
  });
  const chunks: Buffer[] = [];
  for (let from = 0; from < body.length; from += CHUNK_BYTES) {
    const part = body.subarray(from, from + CHUNK_BYTES);
    chunks.push(Buffer.from(`${part.length.toString(16)}\r\n`), Buffer.from(part), Buffer.from('\r\n'));
  }
  return Buffer.concat([head, ...chunks, Buffer.from('0\r\n\r\n')]);
}

const CHUNK_BYTES = 16 * 1024;

/** Asks for an address exactly as it is written here. */
export async function askFor(address: string, port?: number, headers: Record<string, string> = {}) {
  const line = await openConnection(port);
  line.write(written('GET', address, '', headers));
  const answer = await line.answer();
  line.drop();
  if (!answer) throw new Error(`${address} was not answered`);
  return answer;
}
