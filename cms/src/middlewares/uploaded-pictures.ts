import type { Context, Next } from 'koa';
import { parseUploadUrl } from '../domain/images';
import { DAY_SEC } from '../domain/time';
import { pictures } from '../integrations/storage';

/** What Strapi's media library keeps beside them. */
const PANEL_FILE = /^\/uploads\/[\w.-]+$/;
const YEAR_SECONDS = 365 * DAY_SEC;

/**
 * Serves the pictures people brought; an address is never used again for another one. Nothing below `/uploads`, also
 * not what super-admins put there through the panel, may run or load anything when it is opened by itself.
 */
export default () =>
  async function uploadedPictures(ctx: Context, next: Next): Promise<void> {
    if (!ctx.path.startsWith('/uploads/')) {
      await next();
      return;
    }
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (PANEL_FILE.test(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next();
      return;
    }
    const picture = parseUploadUrl(ctx.path);
    const file = picture && (await pictures.read(picture.id, `${picture.width}.webp`));
    if (!file) {
      ctx.status = 404;
      return;
    }
    ctx.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    ctx.type = 'image/webp';
    ctx.body = file.content;
    ctx.length = file.bytes;
  };
