import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { z } from 'zod';
import {
  customerExportFormat,
  customerImportQuery,
  MAX_CUSTOMER_FILE_BYTES,
  undoCustomerImportBody,
} from '../../../contracts/customer-files';
import { personalDataQuery } from '../../../contracts/personal-data';
import { parseListQuery } from '../../../crud/list-query';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { readUpload } from '../../../imports/read-upload';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { customer } from '../nouns/customer';
import { requireWholeCustomers } from '../require-whole-customers';
import { exportCustomers } from '../use-cases/export-customers';
import { exportPersonalData, personalDataPdf } from '../use-cases/export-personal-data';
import { importCustomers } from '../use-cases/import-customers';
import { readLastCustomerImport, undoCustomerImport } from '../use-cases/undo-customer-import';

const exportQuery = z.looseObject({ format: customerExportFormat });

export default {
  import: async (ctx: Context) => {
    const query = parse(customerImportQuery, ctx.query);
    const viewer = viewerOf(ctx);
    requireWholeCustomers(viewer);
    const file = await readUpload(ctx, MAX_CUSTOMER_FILE_BYTES);
    ctx.body = { data: await importCustomers(viewer, query, file, requestLanguage(ctx)) };
  },

  lastImport: async (ctx: Context) => {
    ctx.body = { data: await readLastCustomerImport(viewerOf(ctx), new Date()) };
  },

  undoImport: async (ctx: Context) => {
    const { id } = parse(undoCustomerImportBody, ctx.request.body);
    ctx.body = { data: await undoCustomerImport(viewerOf(ctx), id, new Date()) };
  },

  export: async (ctx: Context) => {
    const { format, ...list } = parse(exportQuery, ctx.query);
    const query = parseListQuery(list, customer);
    const file = await exportCustomers(viewerOf(ctx), { format, query }, requestLanguage(ctx), new Date());
    ctx.type = file.type;
    ctx.attachment(file.name);
    ctx.set('X-Total-Rows', String(file.total));
    // Read as fast as it is taken; a client that goes away ends the reading.
    ctx.body = Readable.from(file.content, { objectMode: false });
  },

  personalData: async (ctx: Context) => {
    const { format } = parse(personalDataQuery, ctx.query);
    const viewer = viewerOf(ctx);
    const data = await exportPersonalData(viewer, idOf(ctx), new Date());
    ctx.set('Cache-Control', 'no-store');
    if (format === 'json') {
      ctx.body = { data };
      return;
    }
    const { name, content } = await personalDataPdf(viewer, data);
    ctx.type = 'application/pdf';
    ctx.attachment(name);
    ctx.body = content;
  },
};
