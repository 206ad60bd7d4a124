import type { Context } from 'koa';
import { z } from 'zod';
import {
  releaseCreate,
  releaseMove,
  releaseSchedule,
  releasesQuery,
  releaseUpdate,
  STAGED_FIELDS,
  unstageQuery,
} from '../../../contracts/menu-releases';
import { idOf } from '../../../routing/parameters';
import { read } from '../../../database/transaction';
import { STAGED_ENTITIES } from '../../../domain/menu-releases';
import { ApiError } from '../../../errors/api-error';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { viewerOf, type Viewer } from '../../../sessions/viewer';
import { inWords, presentRelease } from '../releases/present-release';
import { ReleaseRefused } from '../releases/refusals';
import { ownRelease, ReleaseMoved } from '../releases/release-row';
import { reopenRelease, discardRelease, renameRelease } from '../use-cases/change-release';
import { createRelease } from '../use-cases/create-release';
import { listReleases } from '../use-cases/list-releases';
import { listStaged } from '../use-cases/list-staged';
import { publishRelease } from '../use-cases/publish-release';
import { readDifference } from '../use-cases/read-difference';
import { rollBackRelease } from '../use-cases/roll-back-release';
import { scheduleRelease } from '../use-cases/schedule-release';
import { stageRow } from '../use-cases/stage-row';
import { unstageChange } from '../use-cases/unstage-change';

const rowParameters = z.object({ entity: z.enum(STAGED_ENTITIES), entityId: z.string().max(64) });

async function releaseNow(ctx: Context, id: string) {
  return presentRelease(await read((sql) => ownRelease(sql, viewerOf(ctx), id)), requestLanguage(ctx));
}

/** Does something with a release; refused because it is no longer as it was seen, it is shown as it is now. */
async function done<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReleaseMoved)
      throw new ApiError(409, error.code, { details: { current: await releaseNow(ctx, error.id) } });
    if (error instanceof ReleaseRefused)
      throw new ApiError(422, error.code, {
        ...error.options,
        details: { remarks: error.remarks.map((remark) => inWords(remark, requestLanguage(ctx))) },
      });
    throw error;
  }
}

/** The same, answering the release as it is then. */
async function withRelease(ctx: Context, work: () => Promise<void>): Promise<void> {
  await done(ctx, work);
  ctx.body = { data: await releaseNow(ctx, idOf(ctx)) };
}

/** A step of a release that takes no more than the version it was seen at, or what its body says besides. */
const moving =
  <S extends z.ZodType>(body: S, move: (viewer: Viewer, id: string, body: z.output<S>) => Promise<void>) =>
  async (ctx: Context) => {
    const said = parse(body, ctx.request.body);
    await withRelease(ctx, () => move(viewerOf(ctx), idOf(ctx), said));
  };

export default {
  async find(ctx: Context) {
    const { branch } = parse(releasesQuery, ctx.query);
    ctx.body = { data: await listReleases(viewerOf(ctx), branch, requestLanguage(ctx)) };
  },

  async staged(ctx: Context) {
    const { branch } = parse(releasesQuery, ctx.query);
    ctx.body = { data: await listStaged(viewerOf(ctx), branch, requestLanguage(ctx)) };
  },

  async create(ctx: Context) {
    const id = await createRelease(viewerOf(ctx), parse(releaseCreate, ctx.request.body));
    ctx.status = 201;
    ctx.body = { data: await releaseNow(ctx, id) };
  },

  async findOne(ctx: Context) {
    ctx.body = { data: await releaseNow(ctx, idOf(ctx)) };
  },

  async difference(ctx: Context) {
    ctx.body = { data: await readDifference(viewerOf(ctx), idOf(ctx), requestLanguage(ctx), new Date()) };
  },

  async stage(ctx: Context) {
    const { entity, entityId } = parse(rowParameters, ctx.params);
    const fields = parse(STAGED_FIELDS[entity], ctx.request.body);
    await withRelease(ctx, () => stageRow(viewerOf(ctx), idOf(ctx), { entity, id: entityId, fields }));
  },

  async unstage(ctx: Context) {
    const { entity, entityId } = parse(rowParameters, ctx.params);
    const { field } = parse(unstageQuery, ctx.query);
    await withRelease(ctx, () => unstageChange(viewerOf(ctx), idOf(ctx), { entity, entityId, field }));
  },

  rename: moving(releaseUpdate, renameRelease),
  publish: moving(releaseMove, publishRelease),
  schedule: moving(releaseSchedule, (viewer, id, body) => scheduleRelease(viewer, id, body, new Date())),
  collect: moving(releaseMove, reopenRelease),
  discard: moving(releaseMove, discardRelease),
  rollBack: moving(releaseMove, rollBackRelease),
};
