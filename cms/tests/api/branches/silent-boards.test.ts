import { describe, expect, it } from 'vitest';
import type { BranchStatusDto } from '../../../src/contracts/branches';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { runSilentBoardCheckAt } from '../support/clock';
import { change, countOf } from '../support/database';
import { sign } from '../support/devices';
import { MINUTE_MS, SECOND_MS, later, now, nowMs } from '../support/instants';
import { newProduct } from '../support/menu';
import { openEventStream } from '../support/stream';

const beat = ({ owner, branch }: TestBusiness) => owner.post(`/api/branches/${branch.id}/heartbeat`, {});
const told = ({ branch }: TestBusiness) =>
  countOf('events', "entity_id = ? AND type = 'store.changed'", [branch.id]);
const silentFor = ({ branch }: TestBusiness, ms: number) =>
  change('UPDATE board_signs SET at = ? WHERE branch_id = ?', [nowMs() - ms, branch.id]);

/** A branch that takes orders, with a board that is there. */
async function withBoard(closeWithoutBoardMin: number | null): Promise<TestBusiness> {
  const made = await newBusiness({ branch: { settings: { closeWithoutBoardMin } } });
  await newProduct(made);
  await beat(made);
  return made;
}

describe('the last board of a store that goes', () => {
  it('is told at once to who watches the business, and only once', async () => {
    const made = await withBoard(null);
    const before = await told(made);
    await runSilentBoardCheckAt(now());
    expect(await told(made)).toBe(before);

    const stream = await openEventStream('/api/events', { cookie: made.owner.cookie });
    await stream.until(({ event }) => event === 'hello');
    await silentFor(made, 121 * SECOND_MS);
    await runSilentBoardCheckAt(now());
    const { data } = await stream.until(({ event }) => event === 'store.changed');
    stream.close();
    expect(data).toMatchObject({ branchId: made.branch.id, resource: 'branches' });
    await runSilentBoardCheckAt(now());
    await runSilentBoardCheckAt(later(10 * MINUTE_MS));
    expect(await told(made)).toBe(before + 1);
    await beat(made);
    expect(await told(made)).toBe(before + 2);
    await beat(made);
    expect(await told(made)).toBe(before + 2);
  });

  it('closes the store when the branch wants it to, which is told as well, to customers too', async () => {
    const made = await withBoard(5);
    const state = async () =>
      (await made.owner.get<BranchStatusDto>(`/api/branches/${made.branch.id}/status`)).body.data.state;
    const before = await told(made);
    await silentFor(made, 3 * MINUTE_MS);
    await runSilentBoardCheckAt(now());
    expect(await told(made)).toBe(before + 1);
    expect(await state()).toBe('OPEN');

    const page = await openEventStream(`/api/store/${made.branch.slug}/menu/events`);
    await page.until(({ event }) => event === 'store');
    await silentFor(made, 6 * MINUTE_MS);
    await change(
      'UPDATE board_silences SET last_sign = last_sign - ?, next_at = next_at - ? WHERE branch_id = ?',
      [3 * MINUTE_MS, 3 * MINUTE_MS, made.branch.id],
    );
    await runSilentBoardCheckAt(now());
    expect(await told(made)).toBe(before + 2);
    expect(await state()).toBe('NO_DEVICE');
    const [first] = page.received.filter(({ event }) => event === 'store');
    await page.until(({ event, data }) => event === 'store' && data.version !== first?.data.version);
    page.close();
    const { store } = (await anonymous.get<StoreProfileDto>(`/api/store/${made.branch.slug}`)).body.data;
    expect(store).toMatchObject({ state: 'NO_DEVICE', canOrder: false });
    await runSilentBoardCheckAt(now());
    expect(await told(made)).toBe(before + 2);
  });

  it('goes as well when it shows no orders, though its page gives signs', async () => {
    const made = await newBusiness({ branch: { settings: { closeWithoutBoardMin: 5 } } });
    await newProduct(made);
    const state = async () =>
      (await made.owner.get<BranchStatusDto>(`/api/branches/${made.branch.id}/status`)).body.data.state;
    await sign(made, { connection: 'CATCHING_UP' });
    expect(await countOf('board_signs', 'branch_id = ?', [made.branch.id])).toBe(0);
    expect(await state()).toBe('NO_DEVICE');
    await sign(made);
    expect(await state()).toBe('OPEN');
  });

  it('is nothing to tell of a store that takes no orders anyway', async () => {
    const made = await withBoard(null);
    await made.owner.post(`/api/branches/${made.branch.id}/pause`, { reason: 'STAFF', minutes: 60 });
    const before = await told(made);
    await silentFor(made, 121 * SECOND_MS);
    await runSilentBoardCheckAt(now());
    expect(await told(made)).toBe(before);
  });
});
