import { Readable } from 'node:stream';
import type { Context } from 'koa';
import {
  exportQuery,
  importQuery,
  lastImportQuery,
  MAX_FILE_BYTES,
  starterBody,
  undoImportBody,
} from '../../../contracts/menu-files';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { readUpload } from '../../../imports/read-upload';
import { viewerOf } from '../../../sessions/viewer';
import { createStarterMenu } from '../use-cases/create-starter-menu';
import { exportMenu } from '../use-cases/export-menu';
import { importMenu } from '../use-cases/import-menu';
import { readLastImport, undoImport } from '../use-cases/undo-import';

export default {
  async starter(ctx: Context) {
    const body = parse(starterBody, ctx.request.body);
    ctx.status = 201;
    ctx.body = { data: await createStarterMenu(viewerOf(ctx), body) };
  },

  async import(ctx: Context) {
    const query = parse(importQuery, ctx.query);
    const file = await readUpload(ctx, MAX_FILE_BYTES);
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
