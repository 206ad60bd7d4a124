import type { Context } from 'koa';
import {
  balanceImportQuery,
  balancePreviewQuery,
  lastBalanceImportQuery,
  MAX_BALANCE_FILE_BYTES,
  undoBalanceImportBody,
} from '../../../contracts/loyalty-files';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idempotencyKeyOf } from '../../../idempotency/idempotency';
import { readUpload } from '../../../imports/read-upload';
import { viewerOf } from '../../../sessions/viewer';
import { importBalances, previewBalances } from '../use-cases/import-balances';
import { readLastBalanceImport, undoBalanceImport } from '../use-cases/undo-balance-import';

export default {
  preview: async (ctx: Context) => {
    const query = parse(balancePreviewQuery, ctx.query);
    const file = await readUpload(ctx, MAX_BALANCE_FILE_BYTES);
    ctx.body = { data: await previewBalances(viewerOf(ctx), query, file, requestLanguage(ctx)) };
  },

  import: async (ctx: Context) => {
    const query = parse(balanceImportQuery, ctx.query);
    const key = idempotencyKeyOf(ctx.get('idempotency-key'));
    const file = await readUpload(ctx, MAX_BALANCE_FILE_BYTES);
    ctx.body = { data: await importBalances(viewerOf(ctx), query, { file, key }, requestLanguage(ctx)) };
  },

  last: async (ctx: Context) => {
    const { program } = parse(lastBalanceImportQuery, ctx.query);
    ctx.body = { data: await readLastBalanceImport(viewerOf(ctx), program, new Date()) };
  },

  undo: async (ctx: Context) => {
    const { id } = parse(undoBalanceImportBody, ctx.request.body);
    ctx.body = { data: await undoBalanceImport(viewerOf(ctx), id, new Date()) };
  },
};
