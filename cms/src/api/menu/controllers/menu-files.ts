import { Readable } from 'node:stream';
import type { Context } from 'koa';
import {
  exportQuery,
  FILE_TYPE,
  importQuery,
  lastImportQuery,
  MAX_FILE_BYTES,
  starterBody,
  undoImportBody,
} from '../../../contracts/menu-files';
import { ApiError } from '../../../errors/api-error';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf } from '../../../sessions/viewer';
import { readBody } from '../../../uploads/read-body';
import { createStarterMenu } from '../use-cases/create-starter-menu';
import { exportMenu } from '../use-cases/export-menu';
import { importMenu } from '../use-cases/import-menu';
import { readLastImport, undoImport } from '../use-cases/undo-import';

const PATH = ['file'];
const LIMITS = {
  bytes: MAX_FILE_BYTES,
  tooLarge: () =>
    new ApiError(413, 'FILE_TOO_LARGE', { path: PATH, args: { megabytes: MAX_FILE_BYTES / 1024 / 1024 } }),
  cutShort: () => new ApiError(422, 'FILE_UNREADABLE', { path: PATH }),
};
export default {
  async starter(ctx: Context) {
    const body = parse(starterBody, ctx.request.body);
    ctx.status = 201;
    ctx.body = { data: await createStarterMenu(viewerOf(ctx), body) };
  },

  async import(ctx: Context) {
    const query = parse(importQuery, ctx.query);
    // What has no body passes the gate that looks at types.
    if (ctx.request.type !== FILE_TYPE) throw new ApiError(415, 'UNSUPPORTED_FILE', { path: PATH });
    const file = await readBody(ctx.req, LIMITS);
    ctx.body = { data: await importMenu(viewerOf(ctx), query, file, requestLanguage(ctx)) };
  },

  async lastImport(ctx: Context) {
    ctx.body = { data: await readLastImport(viewerOf(ctx), parse(lastImportQuery, ctx.query)) };
  },

  async undoImport(ctx: Context) {
    const body = parse(undoImportBody, ctx.request.body);
    ctx.body = { data: await undoImport(viewerOf(ctx), body, requestLanguage(ctx)) };
  },

  async export(ctx: Context) {
    const query = parse(exportQuery, ctx.query);
    const { name, type, content } = await exportMenu(viewerOf(ctx), query, requestLanguage(ctx));
    ctx.attachment(name);
    ctx.type = type;
    // Read as fast as it is taken; whoever goes away ends the reading.
    ctx.body = Readable.from(content, { objectMode: false });
  },
};
