import { PassThrough } from 'node:stream';
import type { Context } from 'koa';

const BEAT_MS = 15_000;
/** A reader that does not read: it will come back and continue where it stood. */
const MAX_BACKLOG_BYTES = 1_000_000;

interface Stream {
  send(message: { id?: number; event?: string; data: string }): void;
  close(): void;
  readonly closed: boolean;
}

const open = new Set<Stream>();

/** Answers a request with server-sent events that stay open until either side ends them. */
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
  const stream: Stream = {
    send({ id, event, data }) {
      if (closed) return;
      body.write(
        `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${data}\n\n`,
      );
      if (body.writableLength > MAX_BACKLOG_BYTES) stream.close();
    },
    close() {
      if (closed) return;
      closed = true;
      clearInterval(beat);
      open.delete(stream);
      body.end();
      onClose();
    },
    get closed() {
      return closed;
    },
  };
  const beat = setInterval(() => body.write('event: ping\ndata: {}\n\n'), BEAT_MS);
  beat.unref();
  ctx.req.on('close', () => stream.close());
  open.add(stream);
  // Browsers come back after this many milliseconds.
  body.write('retry: 1500\n\n');
  // Who left while this was being prepared is not heard leaving any more.
  if (ctx.req.socket.destroyed) stream.close();
  return stream;
}

/** Ends every open stream, for a shutdown: the readers come back to another instance or the next start. */
export function closeStreams(): void {
  for (const stream of [...open]) stream.close();
}

export const openStreamCount = () => open.size;
