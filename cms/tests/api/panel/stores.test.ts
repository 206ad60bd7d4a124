import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryZoneDto } from '../../../src/contracts/delivery-zones';
import type { HoursExceptionDto } from '../../../src/contracts/hours-exceptions';
import type { QuoteDto, StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { CENTRO } from '../support/ordering';
import { panel, ROWS, type PanelClient } from '../support/panel';
import { newZone } from '../support/zones';

const ZONE = `${ROWS}/api::branches.delivery-zone`;
const EXCEPTION = `${ROWS}/api::branches.hours-exception`;

let superAdmin: PanelClient;
let business: TestBusiness;

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
});
beforeEach(async () => {
  business = await newBusiness();
});

const path = (answer: { body: { error?: { details: { errors?: { path: unknown[] }[] } } } }) =>
  answer.body.error?.details.errors?.[0]?.path;
const lastOf = async (entity: string) => {
  const [entry] = await rows<{ actor_name: string; before: string; after: string }>(
    'SELECT * FROM audit_entries WHERE business_id = ? AND entity = ? ORDER BY at DESC, id LIMIT 1',
    [business.id, entity],
  );
  return entry;
};

describe('a delivery zone in the panel', () => {
  let zone: DeliveryZoneDto;
  let productId: string;
  beforeEach(async () => {
    const districts = [{ name: CENTRO.district, city: CENTRO.city }];
    // Before the zone that every business of the tests has.
    const area = { kind: 'DISTRICT', geometry: { districts } };
    zone = await newZone(business, { area, priority: 0, feeCents: 500, from: null, to: null });
    productId = (await newProduct(business)).id;
  });
  const quote = async () =>
    (
      await anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
        type: 'DELIVERY',
        items: [{ productId, quantity: 1 }],
        address: CENTRO,
      })
    ).body.data;
  const edit = (fields: object) => superAdmin.send('PUT', `${ZONE}/${zone.id}`, fields);

  it('is changed for the next customer, counted on, logged and told to the screens of the business', async () => {
    expect((await quote()).fees[0]?.amountCents).toBe(500);
    expect((await edit({ feeCents: 750, name: 'Put right' })).status).toBe(200);
    expect((await quote()).fees[0]?.amountCents).toBe(750);
    expect(await lastOf('delivery-zone')).toMatchObject({
      actor_name: 'Pat Panel (Comanda)',
      after: '{"name":"Put right","feeCents":750}',
    });
    const told = "business_id = ? AND type = 'store.changed' AND entity_id = ?";
    expect(await countOf('events', told, [business.id, zone.id])).toBeGreaterThan(1);

    const stale = await business.owner.send('PATCH', `/api/delivery-zones/${zone.id}`, {
      version: zone.version,
      name: 'From the dashboard',
    });
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
    expect((await edit({ exclusion: true })).status).toBe(200);
    expect((await quote()).refusals.map(({ code }) => code)).toContain('EXCLUDED_AREA');
  });

  it('takes its hours as the form sends them, emptied ones too', async () => {
    expect((await edit({ fromTime: '18:00', toTime: '02:00' })).status).toBe(200);
    const read = async () =>
      (await business.owner.get<DeliveryZoneDto>(`/api/delivery-zones/${zone.id}`)).body.data;
    expect(await read()).toMatchObject({ from: '18:00', to: '02:00' });
    expect((await edit({ fromTime: '', toTime: null })).status).toBe(200);
    expect(await read()).toMatchObject({ from: null, to: null });
  });

  it.each([
    [{ feeCents: -1 }, ['feeCents']],
    [{ etaMin: 90, etaMax: 30 }, ['etaMax']],
    [{ fromTime: '18:00' }, ['toTime']],
    [{ toTime: 'late' }, ['toTime']],
    [{ state: 'ARCHIVED' }, ['state']],
    [{ color: 'red' }, ['color']],
    // What is written in the dashboard alone.
    [{ geometry: { districts: [] } }, []],
    [{ kind: 'RADIUS' }, []],
    [{ branchId: 'another' }, []],
  ])('refuses %j at its field', async (fields, at) => {
    const answer = await edit(fields);
    expect([answer.status, path(answer)]).toEqual([400, at]);
    expect(await countOf('delivery_zones', 'document_id = ? AND version = ?', [zone.id, zone.version])).toBe(
      1,
    );
  });
});

describe('exceptional hours in the panel', () => {
  let exception: HoursExceptionDto;
  beforeEach(async () => {
    exception = (
      await business.owner.post<HoursExceptionDto>('/api/hours-exceptions', {
        ...{ branchId: business.branch.id, from: '2020-01-01', to: '2020-01-01', reason: 'Holidays' },
      })
    ).body.data;
  });
  const edit = (fields: object) => superAdmin.send('PUT', `${EXCEPTION}/${exception.id}`, fields);
  const state = async () =>
    (await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`)).body.data.store.state;

  it('close the store at once, and are logged for the business', async () => {
    await newProduct(business);
    expect(await state()).toBe('OPEN');
    expect((await edit({ toDay: '2099-12-31' })).status).toBe(200);
    expect(await state()).toBe('HOLIDAY');
    expect(await lastOf('hours-exception')).toMatchObject({
      before: '{"toDay":"2020-01-01"}',
      after: '{"toDay":"2099-12-31"}',
    });
  });

  it.each([
    [{ toDay: '2019-12-31' }, ['toDay']],
    [{ fromDay: 'Christmas' }, ['fromDay']],
    [{ kind: 'SPECIAL' }, ['periods']],
    [{ state: 'ARCHIVED' }, []],
    [{ branchId: 'another' }, []],
  ])('refuse %j at its field', async (fields, at) => {
    const answer = await edit(fields);
    expect([answer.status, path(answer)]).toEqual([400, at]);
  });
});
