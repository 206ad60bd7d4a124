import { PassThrough } from 'node:stream';
import type { Context } from 'koa';

const BEAT_MS = 15_000;
/** A reader of `send` that does not read: it will come back and be told how things stand then. */
const MAX_BACKLOG_BYTES = 1_000_000;

interface Message {
  id?: number;
  event?: string;
  data: string;
}

interface Stream {
  /** For what is small and seldom: it is kept in memory until the reader takes it. */
  send(message: Message): void;
  /** Sends messages that are written already, and settles when the reader has taken them or is gone. */
  write(messages: Buffer): Promise<void>;
  close(): void;
  /** Has something done once the stream is closed; at once where it is already. */
  whenClosed(then: () => void): void;
  readonly closed: boolean;
}

const open = new Set<Stream>();
let closing = false;

/** A message as server-sent events are written. */
export const messageText = ({ id, event, data }: Message): string =>
  `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${data}\n\n`;

const BEAT = messageText({ event: 'ping', data: '{}' });

/**
 * Answers a request with server-sent events that stay open until either side ends them. Where the request is answered
 * with an error after all, the stream ends with it.
 *
 * @param onClose what is done once it is closed, such as giving back its place
 */
export function openStream(ctx: Context, onClose: () => void): Stream {
  const body = new PassThrough();
  ctx.req.socket.setTimeout(0);
  ctx.req.socket.setNoDelay(true);
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  ctx.status = 200;
  ctx.body = body;

  let closed = false;
  const atClose = [onClose];
  const stream: Stream = {
    send(message) {
      if (closed) return;
      body.write(messageText(message));
      if (body.writableLength > MAX_BACKLOG_BYTES) stream.close();
    },
    async write(messages) {
      if (closed || body.write(messages)) return;
      await new Promise<void>((resolve) => body.once('drain', resolve).once('close', resolve));
    },
    close() {
      if (closed) return;
      closed = true;
      clearInterval(beat);
      open.delete(stream);
      body.end();
      for (const then of atClose) then();
    },
    whenClosed(then) {
      if (closed) then();
      else atClose.push(then);
    },
    get closed() {
      return closed;
    },
  };
  const beat = setInterval(() => {
    if (!body.writableNeedDrain) body.write(BEAT);
  }, BEAT_MS);
  beat.unref();
  ctx.req.on('close', () => stream.close());
  open.add(stream);
  // Browsers come back after this many milliseconds.
  body.write('retry: 1500\n\n');
  // Who left while this was being prepared is not heard leaving any more.
  if (closing || ctx.req.socket.destroyed) stream.close();
  return stream;
}

/** Ends every stream, also those to come, for a shutdown: the readers come back to another instance or the next start. */
export function closeStreams(): void {
  closing = true;
  for (const stream of [...open]) stream.close();
}

export const openStreamCount = () => open.size;
