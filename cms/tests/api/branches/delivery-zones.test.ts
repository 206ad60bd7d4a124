import { beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryZoneDto } from '../../../src/contracts/delivery-zones';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newProduct } from '../support/menu';
import { CENTRO } from '../support/ordering';
import { newZone } from '../support/zones';
import cepRanges from './cases/cep-ranges.json';

let business: TestBusiness;
let product: { id: string };

/** The fee of a delivery to an address, or why there is none. */
async function feeTo(address: object): Promise<number | string | undefined> {
  const answer = await anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
    type: 'DELIVERY',
    items: [{ productId: product.id, quantity: 1 }],
    address: { ...CENTRO, ...address },
  });
  const { refusals, fees } = answer.body.data;
  return refusals[0]?.code ?? fees[0]?.amountCents;
}

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
});

describe('a delivery zone', () => {
  it('delivers from then on, at its fee, until it is paused or archived', async () => {
    const districts = [{ name: 'Vila Mariana', city: '' }];
    const there = { district: 'vila mariana' };
    expect(await feeTo(there)).toBe('OUT_OF_AREA');
    const zone = await newZone(business, {
      feeCents: 900,
      area: { kind: 'DISTRICT', geometry: { districts } },
    });
    expect(zone).toMatchObject({ state: 'ACTIVE', version: 1, etaMin: 30, etaMax: 50, exclusion: false });
    expect(await feeTo(there)).toBe(900);

    const change = (version: number, fields: object) =>
      business.owner.send<DeliveryZoneDto>('PATCH', `/api/delivery-zones/${zone.id}`, { version, ...fields });
    await change(1, { feeCents: 1100 });
    expect(await feeTo(there)).toBe(1100);
    await change(2, { state: 'PAUSED' });
    expect(await feeTo(there)).toBe('OUT_OF_AREA');
    await change(3, { state: 'ACTIVE' });
    expect(await feeTo(there)).toBe(1100);
    const gone = await business.owner.send('DELETE', `/api/delivery-zones/${zone.id}?version=4`);
    expect(gone.status).toBe(204);
    expect(await feeTo(there)).toBe('OUT_OF_AREA');
    expect((await business.owner.get(`/api/delivery-zones/${zone.id}`)).status).toBe(404);
  });

  it('can be a circle, a drawn line or a range of postal codes, and becomes another', async () => {
    const center = { lat: -23.55, lng: -46.63 };
    const zone = await newZone(business, {
      feeCents: 300,
      feeTiers: [{ uptoMeters: 500, feeCents: 100 }],
      area: { kind: 'RADIUS', geometry: { center, radiusMeters: 2000 } },
    });
    const away = { district: 'Longe', city: 'Longe', postalCode: '99999-000' };
    expect(await feeTo({ ...away, lat: -23.551, lng: -46.63 })).toBe(100);
    expect(await feeTo({ ...away, lat: -23.56, lng: -46.63 })).toBe(300);
    expect(await feeTo(away)).toBe('ADDRESS_NEEDS_LOCATION');
    const area = { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '99000-000', to: '99999-999' }] } };
    const changed = await business.owner.send<DeliveryZoneDto>('PATCH', `/api/delivery-zones/${zone.id}`, {
      version: 1,
      area,
      feeTiers: [],
    });
    expect(changed.body.data).toMatchObject({ area });
    expect(await feeTo(away)).toBe(300);
    await business.owner.send('DELETE', `/api/delivery-zones/${zone.id}?version=2`);
  });

  it.each([
    [{ name: 'x' }, 'TOO_SHORT', ['name']],
    [
      { area: { kind: 'DISTRICT', geometry: { districts: [] } } },
      'TOO_FEW',
      ['area', 'geometry', 'districts'],
    ],
    [{ area: { kind: 'RADIUS', geometry: { districts: [] } } }, 'REQUIRED', ['area', 'geometry', 'center']],
    [{ area: { kind: 'STAR', geometry: {} } }, 'INVALID', ['area', 'kind']],
    [
      {
        area: {
          kind: 'POLYGON',
          geometry: {
            points: [
              [0, 0],
              [1, 1],
              [0, 1],
              [1, 0],
            ].map(([lat, lng]) => ({ lat, lng })),
          },
        },
      },
      'SELF_CROSSING',
      ['area', 'geometry', 'points'],
    ],
    [
      { area: { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '2', to: '1' }] } } },
      'BAD_RANGE',
      ['area', 'geometry', 'ranges', 0],
    ],
    [{ etaMin: 40, etaMax: 30 }, 'BAD_ETA', ['etaMax']],
    [{ from: '10:00' }, 'BAD_TIME', ['to']],
    [
      {
        feeTiers: [
          { uptoMeters: 500, feeCents: 1 },
          { uptoMeters: 500, feeCents: 2 },
        ],
      },
      'BAD_TIERS',
      ['feeTiers', 1, 'uptoMeters'],
    ],
    [{ feeCents: -1 }, 'TOO_SMALL', ['feeCents']],
  ])('is refused with %j', async (fields, code, path) => {
    const answer = await business.owner.post('/api/delivery-zones', {
      branchId: business.branch.id,
      name: 'Zone',
      area: { kind: 'DISTRICT', geometry: { districts: [{ name: 'Sé' }] } },
      ...fields,
    });
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, path]);
  });

  const { area, also } = cepRanges;
  it.each([area.geometry.ranges[0], ...also.map(([from, to]) => ({ from, to }))])(
    'is refused with the postal codes %j, which hold no address of Brazil, and says what was meant',
    async (range) => {
      const ranges = [{ from: '01310-100', to: '01310-199' }, range];
      const body = {
        name: 'CEP',
        area: { kind: 'POSTAL_RANGE', geometry: { ranges } },
      };
      const made = await business.owner.post('/api/delivery-zones', {
        branchId: business.branch.id,
        ...body,
      });
      const path = ['area', 'geometry', 'ranges', 1];
      expect([...refusal(made), made.body.error.details.path]).toEqual([400, 'BAD_RANGE', path]);
      expect(made.body.error.message).toContain('01000-000 – 05999-999');

      const zone = await newZone(business, { state: 'PAUSED' });
      const url = `/api/delivery-zones/${zone.id}`;
      const changed = await business.owner.send('PATCH', url, { version: 1, area: body.area });
      expect([...refusal(changed), changed.body.error.details.path]).toEqual([400, 'BAD_RANGE', path]);

      const feature = { type: 'Feature', geometry: null, properties: { kind: 'POSTAL_RANGE', ranges } };
      const imported = await business.owner.post(`/api/branches/${business.branch.id}/zones/import`, {
        geojson: { type: 'FeatureCollection', comanda: 1, features: [feature] },
      });
      expect([...refusal(imported), imported.body.error.details.path]).toEqual([
        400,
        'BAD_RANGE',
        ['geojson', 'features', 0, 'properties', 'ranges', 1],
      ]);
    },
  );
});
