import type { Context, Next } from 'koa';

/** So long what is still on its way may take to arrive once its request has been answered. */
const REST_MS = 5_000;

/**
 * What was refused before its body was read to the end leaves the rest in the connection, where the next request of a
 * proxy that uses it again would wait behind it. The rest is read and thrown away; where it does not end in time, the
 * connection does. Closing at once instead would take the answer from whoever is still sending.
 */
export default () =>
  async function unreadBodies({ req, res }: Context, next: Next): Promise<void> {
    res.once('finish', () => {
      req.resume();
      if (!req.complete) setTimeout(() => req.complete || req.destroy(), REST_MS).unref();
    });
    await next();
  };
