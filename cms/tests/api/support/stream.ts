import type { Ask } from './client';
import { serverUrl } from './server';

interface StreamMessage {
  id: number | null;
  event: string;
  data: Record<string, unknown>;
}

export interface EventStream {
  status: number;
  headers: Headers;
  /** Everything that came so far. */
  received: StreamMessage[];
  /** The first message, of those that came and those to come, for which this holds. */
  until(holds: (message: StreamMessage) => boolean): Promise<StreamMessage>;
  /** Settles when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Listens to server-sent events as a browser does. */
export async function openEventStream(
  path: string,
  {
    cookie,
    lastEventId,
    origin,
    ask = fetch,
  }: { cookie?: string | null; lastEventId?: string; origin?: string; ask?: Ask } = {},
): Promise<EventStream> {
  const controller = new AbortController();
  const response = await ask((origin ?? (await serverUrl())) + path, {
    headers: {
      accept: 'text/event-stream',
      ...(cookie && { cookie }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  });
  const received: StreamMessage[] = [];
  const waiting = new Set<() => void>();
  const ended = read(response, (message) => {
    received.push(message);
    for (const look of waiting) look();
  }).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  // Who does not wait for the end must not be told of it by the process.
  ended.catch(() => undefined);

  return {
    status: response.status,
    headers: response.headers,
    received,
    ended,
    close: () => controller.abort(),
    until: (holds) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = received.find(holds);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        ended.then(
          () => reject(new Error('The stream ended before that came')),
          (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
        );
        look();
      }),
  };
}

async function read(response: Response, tell: (message: StreamMessage) => void): Promise<void> {
  if (!response.body) return;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = parseBlock(block);
      if (message) tell(message);
    }
  }
}

function parseBlock(block: string): StreamMessage | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name) fields.set(name, value);
  }
  const data = fields.get('data');
  if (data === undefined) return null;
  const id = fields.get('id');
  return {
    id: id === undefined ? null : Number(id),
    event: fields.get('event') ?? 'message',
    data: JSON.parse(data) as Record<string, unknown>,
  };
}
