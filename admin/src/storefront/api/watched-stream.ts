/** A server pings every 15 s, and is taken for gone after this silence: a phone that leaves a network is told of no lost stream. */
const SILENCE_MS = 45_000;

interface WatchedStream {
  url: string;
  /** What is done with what the server tells, by its name; what it sent with it is JSON. */
  events: Record<string, (data: string) => void>;
  onOpen?: () => void;
  /** The stream has ended, or the device says that it has no network, which is no proof: the server may be next door. */
  onLost?: () => void;
  /** The page was put away and is looked at again, or the device has a network again, and the stream still stands. */
  onWake?: () => void;
  /** Whether it is kept while nobody looks at the page. */
  whileHidden: boolean;
  /**
   * So long after the browser has given it up, as it does when the server answers with an error, it is tried again; told
   * how often in a row it was given up before.
   */
  retryMs: (failures: number) => number;
}

/**
 * Hears what a server tells as it happens: opened again when it ends, is given up or falls silent, when the page is
 * looked at again and when the device has a network again. Answers what ends it.
 */
export function watchStream(options: WatchedStream): () => void {
  const { url, events, onOpen, onLost, onWake, whileHidden, retryMs } = options;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const leave = () => {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    source = null;
  };
  /** From the first moment on: a network can be gone before the server has said a word. */
  const awaitWord = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      onLost?.();
      connect();
    }, SILENCE_MS);
  };
  const connect = () => {
    leave();
    const mine = new EventSource(url);
    source = mine;
    awaitWord();
    mine.onopen = () => {
      failures = 0;
      awaitWord();
      onOpen?.();
    };
    mine.onerror = () => {
      awaitWord();
      onLost?.();
      if (mine.readyState !== EventSource.CLOSED) return;
      clearTimeout(silence);
      retry = setTimeout(connect, retryMs(failures++));
    };
    mine.addEventListener('ping', awaitWord);
    for (const [name, hear] of Object.entries(events))
      mine.addEventListener(name, ({ data }: MessageEvent<string>) => {
        awaitWord();
        hear(data);
      });
  };
  const isSeen = () => document.visibilityState === 'visible';
  const wake = () => {
    if (!isSeen()) return whileHidden ? undefined : leave();
    if (source?.readyState === EventSource.OPEN) onWake?.();
    else connect();
  };

  const gone = () => onLost?.();

  if (whileHidden || isSeen()) connect();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('offline', gone);
  return () => {
    leave();
    window.removeEventListener('offline', gone);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}
