import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedViewDto } from '../../../src/contracts/saved-views';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';

let business: TestBusiness;
let attendant: Client;
let manager: Client;

beforeAll(async () => {
  business = await newBusiness();
  attendant = await business.person('attendant');
  manager = await business.person('manager');
});

const save = (who: Client, more: object = {}) =>
  who.post<SavedViewDto>('/api/saved-views', {
    ...{ resource: 'orders', name: unique('View'), filters: 'state=PENDING&type=DELIVERY' },
    ...more,
  });
const seen = async (who: Client) =>
  (await who.get<SavedViewDto[]>('/api/saved-views?resource=orders')).body.data.map(({ name }) => name);

describe('lists that are kept under a name', () => {
  it('are their own person’s, until they are shared with the business', async () => {
    const { data: view } = (await save(attendant)).body;
    expect(view).toMatchObject({ own: true, shared: false, version: 1, owner: 'Person attendant' });
    expect(await seen(attendant)).toContain(view.name);
    expect(await seen(manager)).not.toContain(view.name);
    const path = `/api/saved-views/${view.id}`;
    expect(refusal(await manager.send('PATCH', path, { version: 1, name: 'Mine' }))[0]).toBe(404);
    expect(refusal(await manager.send('DELETE', path))[0]).toBe(404);

    const shared = await attendant.send<SavedViewDto>('PATCH', path, { version: 1, shared: true });
    expect(shared.body.data).toMatchObject({ shared: true, version: 2 });
    expect(await seen(manager)).toContain(view.name);
    const other = await newBusiness();
    expect(await seen(other.owner)).toEqual([]);
  });

  it('are changed by whom they are of; who keeps the settings tidies up what is shared', async () => {
    const { data: view } = (await save(manager, { shared: true })).body;
    const path = `/api/saved-views/${view.id}`;
    expect(refusal(await attendant.send('PATCH', path, { version: 1, shared: false }))[0]).toBe(403);
    expect(refusal(await attendant.send('DELETE', path))[0]).toBe(403);
    expect(refusal(await business.owner.send('PATCH', path, { version: 1, name: 'Mine' }))[0]).toBe(404);
    expect((await business.owner.send('PATCH', path, { version: 1, shared: false })).status).toBe(200);
    expect(await seen(attendant)).not.toContain(view.name);
    expect(await seen(manager)).toContain(view.name);
  });

  it('are renamed, and not from what somebody no longer sees', async () => {
    const { data: view } = (await save(attendant)).body;
    const path = `/api/saved-views/${view.id}`;
    const name = unique('Renamed');
    expect((await attendant.send<SavedViewDto>('PATCH', path, { version: 1, name })).body.data.name).toBe(
      name,
    );
    const late = await attendant.send('PATCH', path, { version: 1, name: unique('Late') });
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect(late.body.error.details.current).toMatchObject({ name, version: 2 });
    expect((await attendant.send('DELETE', path)).status).toBe(204);
    expect(refusal(await attendant.send('DELETE', path))[0]).toBe(404);
  });

  it('have a name of their own for each person, and are not without end', async () => {
    const name = unique('Same');
    expect((await save(attendant, { name })).status).toBe(201);
    expect(refusal(await save(attendant, { name }))).toEqual([409, 'ALREADY_EXISTS']);
    expect((await save(manager, { name })).status).toBe(201);
    const newcomer = await business.person('attendant');
    for (let made = 0; made < 30; made += 1) expect((await save(newcomer)).status).toBe(201);
    expect(refusal(await save(newcomer))).toEqual([422, 'TOO_MANY_SAVED_VIEWS']);
    expect(refusal(await save(newcomer, { name: '' }))[0]).toBe(400);
  });

  it('are one’s own first, however many others share, and are pointed at other filters', async () => {
    const crowd = await newBusiness();
    for (let person = 0; person < 4; person += 1) {
      const other = await crowd.person('attendant');
      for (let made = 0; made < 26; made += 1) await save(other, { name: unique('A'), shared: true });
    }
    const { data: view } = (await save(crowd.owner, { name: unique('Z') })).body;
    const names = await seen(crowd.owner);
    expect(names[0]).toBe(view.name);
    expect(names).toHaveLength(100);
    const filters = 'channel=PHONE';
    const path = `/api/saved-views/${view.id}`;
    const pointed = await crowd.owner.send<SavedViewDto>('PATCH', path, { version: 1, filters });
    expect(pointed.body.data).toMatchObject({ name: view.name, filters, version: 2 });
  });
});
