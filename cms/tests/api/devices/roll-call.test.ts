import { describe, expect, it } from 'vitest';
import type { BranchStatusDto } from '../../../src/contracts/branches';
import type { HomeDto } from '../../../src/contracts/home';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { runDeviceCheckAt } from '../support/clock';
import { change, countOf } from '../support/database';
import { onlyDevice, rollCall, sign } from '../support/devices';
import { DAY_MS, MINUTE_MS, later, now, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { openEventStream } from '../support/stream';

const told = ({ id }: TestBusiness) =>
  countOf('events', "business_id = ? AND type = 'devices.changed'", [id]);
const missed = async ({ owner, branch }: TestBusiness) => {
  const { needs } = (await owner.get<HomeDto>(`/api/home?branch=${branch.id}`)).body.data;
  return needs.find(({ code }) => code === 'DEVICES_MISSING');
};
const silentFor = ({ branch }: TestBusiness, ms: number) =>
  change('UPDATE devices SET last_sign_at = ? WHERE branch_id = ?', [nowMs() - ms, branch.id]);

describe('the devices of a branch', () => {
  it('are known from their first sign on, with what they show and how they listen', async () => {
    const made = await newBusiness();
    await sign(made);
    const kitchen = { key: 'tablet-over-the-stove-1', name: 'Tablet', shows: 'KITCHEN', station: 'Grill' };
    await sign(made, kitchen, {}, await made.person('kitchen'));
    const { listening, kitchens, devices } = await rollCall(made);
    // A new order rings at the counter alone.
    expect([listening, kitchens]).toEqual([1, 1]);
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual(
      expect.objectContaining({ name: 'Tablet', shows: 'KITCHEN', station: 'Grill', problems: [] }),
    );
  });

  it('say what is wrong with them, in the order of how bad it is', async () => {
    const made = await newBusiness();
    await sign(made, { sound: 'LOCKED', visible: false, connection: 'CATCHING_UP' });
    expect((await onlyDevice(made)).problems).toEqual(['CATCHING_UP', 'SOUND_LOCKED', 'HIDDEN']);
    expect((await rollCall(made)).listening).toBe(0);
    await sign(made, { volume: 20 });
    expect((await onlyDevice(made)).problems).toEqual(['QUIET']);
  });

  it('are told to the screens when something changed, and not at every sign', async () => {
    const made = await newBusiness();
    const stream = await openEventStream('/api/events', { cookie: made.owner.cookie });
    await sign(made);
    await sign(made);
    await sign(made);
    expect(await told(made)).toBe(1);
    await sign(made, { sound: 'LOCKED' });
    expect(await told(made)).toBe(2);
    const { data } = await stream.until(({ event }) => event === 'devices.changed');
    stream.close();
    expect(data).toMatchObject({ branchId: made.branch.id, resource: 'devices' });
  });

  it('are missed when they give no sign, told once, and back with the next one', async () => {
    const made = await newBusiness();
    await sign(made);
    await silentFor(made, 121_000);
    const before = await told(made);
    await Promise.all([runDeviceCheckAt(now()), runDeviceCheckAt(now())]);
    await runDeviceCheckAt(later(10 * MINUTE_MS));
    expect(await told(made)).toBe(before + 1);
    expect((await onlyDevice(made)).problems).toEqual(['MISSING']);
    expect(await missed(made)).toEqual({
      code: 'DEVICES_MISSING',
      count: 1,
      route: `/dashboard/orders/board?devices=${made.branch.id}`,
    });
    await sign(made);
    expect((await onlyDevice(made)).problems).toEqual([]);
    expect(await missed(made)).toBeUndefined();
    expect(await told(made)).toBe(before + 2);
    await silentFor(made, 8 * DAY_MS);
    expect((await rollCall(made)).devices).toEqual([]);
  });

  it('keep the name they are given, and are waited for no more once removed', async () => {
    const made = await newBusiness();
    const { id } = (await sign(made)).body.data;
    const at = `/api/branches/${made.branch.id}/devices/${id}`;
    const rename = (name: string) => made.owner.post(`${at}/rename`, { name });
    expect((await rename('Counter left')).status).toBe(204);
    expect(refusal(await rename(' '))).toEqual([400, 'TOO_SHORT']);
    expect((await sign(made)).body.data.name).toBe('Counter left');
    expect((await made.owner.send('DELETE', at)).status).toBe(204);
    expect((await made.owner.send('DELETE', at)).status).toBe(404);
    expect((await rollCall(made)).devices).toEqual([]);
    await sign(made);
    expect((await onlyDevice(made)).name).toBe('Counter left');
  });

  it('are not missed where a kitchen was left for another page, until it is back', async () => {
    const made = await newBusiness();
    const kitchen = { key: 'tablet-over-the-stove-1-kitchen', shows: 'KITCHEN' };
    await sign(made, kitchen);
    const before = await told(made);
    expect((await sign(made, kitchen, { left: true })).status).toBe(200);
    expect((await rollCall(made)).devices).toEqual([]);
    await silentFor(made, 121_000);
    await runDeviceCheckAt(now());
    expect(await missed(made)).toBeUndefined();
    expect(await told(made)).toBe(before + 1);
    await sign(made, kitchen);
    expect((await onlyDevice(made)).problems).toEqual([]);
  });

  it('are the kitchen of their browser also where its page is one of before', async () => {
    const made = await newBusiness();
    const key = 'tablet-over-the-stove-1';
    const { id } = (await sign(made, { key: `${key}-kitchen`, shows: 'KITCHEN' })).body.data;
    expect((await sign(made, { key, shows: 'KITCHEN' })).body.data.id).toBe(id);
    expect((await sign(made, { key: `${key}-kitchen-2`, shows: 'KITCHEN' })).body.data.id).not.toBe(id);
    expect((await sign(made, { key, shows: 'BOARD' })).body.data.id).not.toBe(id);
    expect((await rollCall(made)).devices).toHaveLength(3);
  });

  it('keep the store open only where somebody could accept there', async () => {
    const made = await newBusiness({ branch: { settings: { closeWithoutBoardMin: 2 } } });
    await newProduct(made);
    const state = async () =>
      (await made.owner.get<BranchStatusDto>(`/api/branches/${made.branch.id}/status`)).body.data.state;
    await sign(made, { shows: 'KITCHEN' }, {}, await made.person('kitchen'));
    expect(await state()).toBe('NO_DEVICE');
    await sign(made, { visible: false });
    expect(await state()).toBe('NO_DEVICE');
    await sign(made);
    expect(await state()).toBe('OPEN');
  });

  it('are of who accepts or cooks', async () => {
    const made = await newBusiness();
    expect(refusal(await sign(made, {}, {}, await made.person('marketing')))[0]).toBe(403);
    expect((await rollCall(made)).devices).toEqual([]);
  });
});
