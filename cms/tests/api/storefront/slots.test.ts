import { beforeAll, describe, expect, it } from 'vitest';
import type { SlotsDto } from '../../../src/contracts/storefront';
import { slotsAnswer } from '../../../src/contracts/storefront-answers';
import { setSettings } from '../support/branch-settings';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newProduct } from '../support/menu';
import { newOrder, orderBody, place } from '../support/ordering';
import { performAction, cardOf } from '../support/states';

const scheduling = { enabled: true, minLeadMin: 0, maxDays: 2, slotMin: '60', slotCapacity: 1 } as const;
let made: TestBusiness;
let product: { id: string; priceCents: number };

const ask = (service: string, slug = made.branch.slug) =>
  anonymous.get<SlotsDto>(`/api/store/${slug}/slots?service=${service}`);
const slots = async () => (await ask('TAKEOUT')).body.data.days.flatMap((day) => day.slots);

beforeAll(async () => {
  made = await newBusiness();
  product = await newProduct(made);
  await setSettings(made, { scheduling });
});

describe('the slots of a store', () => {
  it('are told as they are documented, and each can be ordered for as it is told', async () => {
    const { data } = (await ask('TAKEOUT')).body;
    expect(slotsAnswer.parse(data)).toEqual(data);
    expect(data.soon).toBe(true);
    expect(data.days.length).toBeGreaterThanOrEqual(2);
    expect(data.days.length).toBeLessThanOrEqual(3);
    for (const { from } of [data.days[0]?.slots.at(-1), data.days[1]?.slots[0]].filter((slot) => !!slot)) {
      const { id } = await newOrder(made, product, { scheduledFor: from });
      expect(await cardOf(made, id)).toMatchObject({ state: 'SCHEDULED', scheduledFor: from });
    }
  });

  it('are full once they hold what they take, refused at their field, and free again when it came to nothing', async () => {
    const free = (await slots()).find((slot, at) => at > 2 && !slot.full);
    const scheduledFor = free?.from ?? '';
    const isFull = async () => (await slots()).find(({ from }) => from === scheduledFor)?.full;
    const { id } = await newOrder(made, product, { scheduledFor });
    expect(await isFull()).toBe(true);
    const late = await place(made, orderBody(product.id, product.priceCents, { scheduledFor }));
    expect(refusal(late)).toEqual([422, 'SLOT_FULL']);
    expect(late.body.error.details.path).toEqual(['scheduledFor']);
    await performAction(made.owner, await cardOf(made, id), 'cancel', { code: 'RUSH_HOUR' });
    expect(await isFull()).toBe(false);
  });

  it('are offered by a store that is closed now, which says so', async () => {
    const other = await newBusiness();
    await newProduct(other);
    await setSettings(other, { scheduling });
    await other.owner.post(`/api/branches/${other.branch.id}/pause`, { reason: 'STAFF', minutes: 120 });
    const { data } = (await ask('TAKEOUT', other.branch.slug)).body;
    expect(data.soon).toBe(false);
    expect(data.days.length).toBeGreaterThan(0);
  });

  it('are none where orders for later are not taken, and asked for by a service that there is', async () => {
    const other = await newBusiness();
    expect((await ask('TAKEOUT', other.branch.slug)).body.data.days).toEqual([]);
    expect((await ask('CATERING')).status).toBe(400);
    expect((await ask('TAKEOUT', 'nowhere')).status).toBe(404);
  });
});
