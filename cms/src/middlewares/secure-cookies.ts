import type { Context, Next } from 'koa';
import { environment } from '../environment';

/**
 * Lets the address people open decide whether a cookie is secure, for our cookies and for the panel's. The connection
 * says nothing about it: what does the TLS in front speaks plain HTTP with this server.
 */
export default () =>
  async function secureCookies(ctx: Context, next: Next): Promise<void> {
    ctx.cookies.secure = environment.https;
    await next();
  };
