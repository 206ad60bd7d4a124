import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { releasesComeDue } from '../support/clock';
import { change, countOf } from '../support/database';
import { DAY_MS, HOUR_MS, later, nowMs } from '../support/instants';
import { moveRelease, newStaged, releaseOf as of, stagedIn } from '../support/menu-releases';

let business: TestBusiness;
let owner: Client;

beforeAll(async () => {
  business = await newBusiness();
  ({ owner } = business);
});

const releaseOf = (id: string) => of(business, id);
const schedule = (id: string, who: Client = owner, at = nowMs() + HOUR_MS) =>
  moveRelease(business, id, 'schedule', { who, publishAt: new Date(at).toISOString() });
const stored = async (id: string) => (await owner.get<ProductDto>(`/api/products/${id}`)).body.data;

describe('a time to go live', () => {
  it('is met once, by however many look at the clock, in the name of who set it', async () => {
    const { id } = await newStaged(business);
    const at = nowMs() + HOUR_MS;
    expect((await schedule(id, owner, at)).body.data).toMatchObject({
      state: 'SCHEDULED',
      publishAt: new Date(at).toISOString(),
    });
    await releasesComeDue(at - 1);
    expect((await releaseOf(id)).state).toBe('SCHEDULED');
    await Promise.all(Array.from({ length: 5 }, () => releasesComeDue(at)));
    expect(await releaseOf(id)).toMatchObject({
      state: 'PUBLISHED',
      publishedBy: 'Person owner',
      remarks: [],
    });
    const product = stagedIn.get(id) ?? '';
    expect(await stored(product)).toMatchObject({ priceCents: 3200, version: 2 });
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'publish-due'`, [id])).toBe(1);
  });

  it('is not met once it collects again or is discarded', async () => {
    for (const [action, state] of [
      ['collect', 'COLLECTING'],
      ['discard', 'DISCARDED'],
    ] as const) {
      const { id } = await newStaged(business);
      expect((await schedule(id)).status).toBe(200);
      const moved = await moveRelease(business, id, action);
      expect(moved.body.data).toMatchObject({ state, publishAt: null });
      await releasesComeDue(later(2 * HOUR_MS));
      expect(await releaseOf(id)).toMatchObject({ state });
    }
  });

  it('fails with its reasons when the menu or the person is no longer so, and is tried again', async () => {
    const manager = await business.person('manager');
    const { id } = await newStaged(business);
    await schedule(id, manager);
    const product = stagedIn.get(id) ?? '';
    await owner.send('DELETE', `/api/products/${product}?version=1`);
    await releasesComeDue(later(2 * HOUR_MS));
    const failed = await releaseOf(id);
    expect(failed).toMatchObject({
      state: 'FAILED',
      remarks: [{ row: { id: product }, issue: { code: 'ROW_ARCHIVED' } }],
    });
    expect(await countOf('events', 'entity_id = ?', [id])).toBe(4);
    const again = await moveRelease(business, id, 'collect');
    expect(again.body.data).toMatchObject({ state: 'COLLECTING', remarks: [] });

    const other = await newStaged(business);
    const clerk = await business.person('marketing', { allow: ['menu.price.edit'] });
    const clerkId = (await clerk.get<{ user: { id: string } }>('/api/session')).body.data.user.id;
    expect((await schedule(other.id, clerk)).status).toBe(200);
    await change(`UPDATE up_users SET allow = '[]' WHERE id = ?`, [clerkId]);
    await releasesComeDue(later(2 * HOUR_MS));
    expect(await releaseOf(other.id)).toMatchObject({
      state: 'FAILED',
      remarks: [{ row: null, issue: { code: 'FORBIDDEN' } }],
    });
    expect((await stored(stagedIn.get(other.id) ?? '')).priceCents).toBe(2000);

    const gone = await newStaged(business);
    expect((await schedule(gone.id, clerk)).status).toBe(403);
    await schedule(gone.id, manager);
    const managerId = (await manager.get<{ user: { id: string } }>('/api/session')).body.data.user.id;
    await change(`UPDATE up_users SET state = 'SUSPENDED' WHERE id = ?`, [managerId]);
    await releasesComeDue(later(2 * HOUR_MS));
    expect((await releaseOf(gone.id)).remarks).toMatchObject([{ issue: { code: 'SCHEDULED_BY_NOBODY' } }]);
  });

  it('is in the future, within a year, and only of what could be published', async () => {
    const { id } = await newStaged(business);
    expect(refusal(await schedule(id, owner, nowMs() - 1000))).toEqual([400, 'IN_THE_PAST']);
    expect(refusal(await schedule(id, owner, nowMs() + 400 * DAY_MS))).toEqual([400, 'TOO_FAR_AHEAD']);
    await owner.send('DELETE', `/api/products/${stagedIn.get(id)}?version=1`);
    expect(refusal(await schedule(id))).toEqual([422, 'RELEASE_REFUSED']);
  });
});
