import type { Context } from 'koa';
import { deviceBody, heartbeatBody } from '../../../contracts/devices';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idOf, parameterOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { recordHeartbeat } from '../use-cases/record-heartbeat';
import { readBlackBox } from '../use-cases/read-black-box';
import { stopExpectingDevice, readRollCall, renameDevice } from '../use-cases/roll-call';
import { readDeviceTest, testDevices } from '../use-cases/test-devices';

const placeOf = (ctx: Context) => ({ branchId: idOf(ctx), id: parameterOf(ctx, 'deviceId') });

export default {
  /** A device says that somebody could see or hear an order there. */
  async heartbeat(ctx: Context) {
    const device = await recordHeartbeat(
      viewerOf(ctx),
      idOf(ctx),
      parse(heartbeatBody, ctx.request.body ?? {}),
      new Date(),
    );
    if (device) ctx.body = { data: device };
    else ctx.status = 204;
  },

  async rollCall(ctx: Context) {
    ctx.body = { data: await readRollCall(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  async rename(ctx: Context) {
    const { name } = parse(deviceBody, ctx.request.body);
    await renameDevice(viewerOf(ctx), placeOf(ctx), name, new Date());
    ctx.status = 204;
  },

  async lastTest(ctx: Context) {
    ctx.body = { data: await readDeviceTest(viewerOf(ctx), idOf(ctx)) };
  },

  async test(ctx: Context) {
    const language = requestLanguage(ctx);
    ctx.body = { data: await testDevices(viewerOf(ctx), idOf(ctx), language, new Date()) };
  },

  async blackBox(ctx: Context) {
    ctx.body = { data: await readBlackBox(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  async forget(ctx: Context) {
    await stopExpectingDevice(viewerOf(ctx), placeOf(ctx), new Date());
    ctx.status = 204;
  },
};
