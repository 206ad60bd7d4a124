import { beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryZoneDto } from '../../../src/contracts/delivery-zones';
import type { ZoneDemandDto, ZoneTestDto } from '../../../src/contracts/zone-tools';
import type { ProductDto } from '../../../src/contracts/menu';
import type { QuoteDto } from '../../../src/contracts/storefront';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newProduct } from '../support/menu';
import { CENTRO, newOrder } from '../support/ordering';
import { newZone } from '../support/zones';

const square = (lat: number, lng: number, side: number) => ({
  kind: 'POLYGON',
  geometry: {
    points: [
      { lat, lng },
      { lat, lng: lng + side },
      { lat: lat + side, lng: lng + side },
      { lat: lat + side, lng },
    ],
  },
});

let business: TestBusiness;
let product: ProductDto;
let path: string;

beforeAll(async () => {
  business = await newBusiness();
  product = await newProduct(business);
  path = `/api/branches/${business.branch.id}/zones`;
});

const quoteTo = async (address: object) =>
  (
    await anonymous.post<QuoteDto>(`/api/store/${business.branch.slug}/quote`, {
      type: 'DELIVERY',
      items: [{ productId: product.id, quantity: 1 }],
      address: { ...CENTRO, ...address },
    })
  ).body.data;

describe('the order of zones', () => {
  it('decides who wins where they overlap, and keeps those that are not named behind', async () => {
    const point = { lat: -10.5, lng: -40.5 };
    const [near, far, last] = [
      await newZone(business, { feeCents: 100, priority: 1, area: square(-11, -41, 1) }),
      await newZone(business, { feeCents: 200, priority: 2, area: square(-11, -41, 1) }),
      await newZone(business, { feeCents: 300, priority: 3, area: square(-11, -41, 1) }),
    ];
    const feeThere = async () => (await quoteTo(point)).fees[0]?.amountCents;
    expect(await feeThere()).toBe(100);

    expect((await business.owner.post(`${path}/order`, { ids: [far.id] })).status).toBe(204);
    expect(await feeThere()).toBe(200);
    const listed = await business.owner.get<DeliveryZoneDto[]>(
      `/api/delivery-zones?filters[branchId][$eq]=${business.branch.id}&sort=priority:asc`,
    );
    const places = new Map(listed.body.data.map(({ id, version }, place) => [id, { version, place }]));
    const [first, second, third] = [far, near, last].map(({ id }) => places.get(id));
    expect([first?.version, second?.version, third?.version]).toEqual([1, 1, 1]);
    expect(first?.place).toBe(0);
    expect(second!.place).toBeLessThan(third!.place);
    const unknown = await business.owner.post(`${path}/order`, { ids: [near.id, 'nothing'] });
    expect([...refusal(unknown), unknown.body.error.details.path]).toEqual([
      400,
      'UNKNOWN_REFERENCE',
      ['ids', 1],
    ]);
    for (const { id } of [near, far, last])
      await business.owner.send('DELETE', `/api/delivery-zones/${id}?version=1`);
  });

  it('brings an archived zone back', async () => {
    const zone = await newZone(business, { area: square(10, 10, 1) });
    await business.owner.send('DELETE', `/api/delivery-zones/${zone.id}?version=1`);
    const back = await business.owner.post<DeliveryZoneDto>(`/api/delivery-zones/${zone.id}/restore`, {});
    expect(back.body.data).toMatchObject({ id: zone.id, state: 'PAUSED' });
  });
});

describe('the tester', () => {
  it('decides as a quote does, and tells what each zone said', async () => {
    const served = await newZone(business, {
      name: 'Served',
      priority: 1,
      feeCents: 700,
      minOrderCents: 4000,
      area: square(20, 20, 1),
    });
    const later = await newZone(business, {
      name: 'Later',
      priority: 2,
      feeCents: 500,
      area: square(20, 20, 1),
    });
    const paused = await newZone(business, { name: 'Paused', state: 'PAUSED', area: square(20, 20, 1) });
    const hole = await newZone(business, { name: 'Hole', exclusion: true, area: square(20, 20, 0.1) });
    const test = async (body: object) =>
      (await business.owner.post<ZoneTestDto>(`${path}/test`, body)).body.data;
    const outcomes = ({ rules }: ZoneTestDto) =>
      Object.fromEntries(rules.map((rule) => [rule.name, rule.outcome]));

    const inside = await test({ point: { lat: 20.5, lng: 20.5 }, subtotalCents: 3000 });
    expect(inside.decision).toMatchObject({
      code: 'SERVED',
      zoneId: served.id,
      feeCents: 700,
      minCents: 4000,
      missingCents: 1000,
    });
    expect((await quoteTo({ lat: 20.5, lng: 20.5 })).fees[0]?.amountCents).toBe(700);
    expect(outcomes(inside)).toMatchObject({
      Served: 'DELIVERS',
      Later: 'OUTRANKED',
      Paused: 'PAUSED',
      Hole: 'OUTSIDE',
    });

    const excluded = await test({ point: { lat: 20.05, lng: 20.05 } });
    expect(excluded.decision).toMatchObject({ code: 'EXCLUDED_AREA' });
    expect(outcomes(excluded)).toMatchObject({ Served: 'OVERRULED', Hole: 'EXCLUDES' });
    expect((await test({ point: { lat: 60, lng: 60 } })).decision.code).toBe('OUT_OF_AREA');
    expect((await test({ address: { district: 'Anywhere' } })).decision.code).toBe('ADDRESS_NEEDS_LOCATION');
    for (const { id } of [served, later, paused, hole])
      await business.owner.send('DELETE', `/api/delivery-zones/${id}?version=1`);
  });

  it.each([
    [{ point: { lat: 91, lng: 0 } }, ['point', 'lat']],
    [{ at: 'tomorrow' }, ['at']],
    [{ subtotalCents: -1 }, ['subtotalCents']],
  ])('refuses %j at its field', async (body, at) => {
    const answer = await business.owner.post(`${path}/test`, body);
    expect([answer.status, answer.body.error.details.path]).toEqual([400, at]);
  });
});

describe('the demand', () => {
  it('knows where customers were refused and where orders came from, as coarsely as a cell', async () => {
    const away = { district: 'Longe', city: 'Longe', lat: 50.0012, lng: 50.0012 };
    expect((await quoteTo(away)).refusals.map(({ code }) => code)).toContain('OUT_OF_AREA');
    // The same customer at the same place, with another cart.
    await quoteTo({ ...away, lat: 50.0019 });
    await quoteTo({ district: 'Sem Mapa', city: 'Longe' });
    const zone = await newZone(business, { feeCents: 500, area: square(-24, -47, 1) });
    await newOrder(business, product, { type: 'DELIVERY', address: { ...CENTRO, lat: -23.55, lng: -46.63 } });

    const demand = async () => (await business.owner.get<ZoneDemandDto>(`${path}/demand?days=7`)).body.data;
    const { cells, places } = await demand();
    expect(cells).toContainEqual({ lat: 50.0025, lng: 50.0025, orders: 0, refused: 1 });
    expect(cells).toContainEqual(expect.objectContaining({ orders: 1, refused: 0 }));
    expect(places).toContainEqual({ district: 'Longe', city: 'Longe', orders: 0, refused: 1 });
    expect(places).toContainEqual({ district: 'Sem Mapa', city: 'Longe', orders: 0, refused: 1 });
    expect(places).toContainEqual({ district: CENTRO.district, city: CENTRO.city, orders: 1, refused: 0 });
    await business.owner.send('DELETE', `/api/delivery-zones/${zone.id}?version=1`);
  });

  it('is refused for more days than are kept', async () => {
    const answer = await business.owner.get(`${path}/demand?days=91`);
    expect([answer.status, answer.body.error.details.path]).toEqual([400, ['days']]);
  });
});

describe('a GeoJSON file', () => {
  const ring = [
    [30, 30],
    [31, 30],
    [31, 31],
    [30, 31],
    [30, 30],
  ];
  const polygon = { type: 'Polygon', coordinates: [ring] };
  const file = (...geometries: object[]) => ({
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: { name: 'Drawn' }, geometry })),
  });
  const bring = (geojson: object) => business.owner.post<DeliveryZoneDto[]>(`${path}/import`, { geojson });

  it('becomes zones that are paused and come last', async () => {
    const { status, body } = await bring(file(polygon, polygon));
    expect(status).toBe(201);
    expect(body.data.map(({ name, state }) => [name, state])).toEqual([
      ['Drawn (1)', 'PAUSED'],
      ['Drawn (2)', 'PAUSED'],
    ]);
    expect(body.data[0]?.area).toMatchObject({ kind: 'POLYGON', geometry: { points: { length: 4 } } });
    expect(body.data[1]!.priority).toBe(body.data[0]!.priority + 1);
  });

  it('keeps the fees and rules that it says of an area', async () => {
    const terms = {
      ...{ name: 'Ours', color: '#123456', active: true, priority: 40, feeCents: 650, minOrderCents: 3000 },
      ...{ feeTiers: [{ uptoMeters: 2000, feeCents: 400 }], freeAboveCents: 9000, etaMin: 15, etaMax: 25 },
      ...{ days: [5, 6], from: '18:00', to: '02:00', exclusion: false },
    };
    const { status, body } = await bring({
      type: 'FeatureCollection',
      comanda: 1,
      features: [
        { type: 'Feature', properties: { ...terms, unknown: { to: 'us' } }, geometry: polygon },
        {
          type: 'Feature',
          properties: { kind: 'DISTRICT', districts: [{ name: 'Sé', city: '' }], feeCents: 900 },
          geometry: null,
        },
      ],
    });
    expect(status).toBe(201);
    const { active: _active, ...kept } = terms;
    expect(body.data[0]).toMatchObject({ ...kept, state: 'ACTIVE', area: { kind: 'POLYGON' } });
    expect(body.data[1]).toMatchObject({ feeCents: 900, state: 'PAUSED', area: { kind: 'DISTRICT' } });
    expect(body.data[1]!.priority).toBeGreaterThan(40);
  });

  it.each([
    [{ feeCents: -5 }, 'TOO_SMALL', ['feeCents']],
    [{ etaMin: 40, etaMax: 30 }, 'BAD_ETA', ['etaMax']],
  ])('with %j is refused at the property of the feature', async (properties, code, at) => {
    const answer = await bring({
      type: 'FeatureCollection',
      comanda: 1,
      features: [{ type: 'Feature', properties, geometry: polygon }],
    });
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([
      400,
      code,
      ['geojson', 'features', 0, 'properties', ...at],
    ]);
  });

  it('of another program comes in without its pins and with none of its properties', async () => {
    const pin = {
      type: 'Feature',
      properties: { name: 'Loja' },
      geometry: { type: 'Point', coordinates: [30, 30] },
    };
    const properties = {
      nome: 'Zona A',
      color: 'yellow',
      active: 1,
      days: 'Mon-Fri',
      from: 'Rua A',
      to: 'Rua B',
    };
    const { status, body } = await bring({
      type: 'FeatureCollection',
      features: [pin, { type: 'Feature', properties, geometry: polygon }],
    });
    expect(status).toBe(201);
    expect(body.data.map(({ name, state, days, from }) => [name, state, days, from])).toEqual([
      ['Zona A', 'PAUSED', [], null],
    ]);
  });

  it('in metres is refused as such', async () => {
    const metres = { type: 'Polygon', coordinates: [ring.map(([x, y]) => [x! * 1e5, y! * 1e5])] };
    const answer = await bring(file(metres));
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([
      400,
      'NOT_DEGREES',
      ['geojson', 'features'],
    ]);
  });

  it('is refused as a whole, at the place that is wrong', async () => {
    const crossing = { type: 'Polygon', coordinates: [[ring[0], ring[2], ring[1], ring[3], ring[0]]] };
    const answer = await bring(file(polygon, crossing));
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([
      400,
      'SELF_CROSSING',
      ['geojson', 'features', 1, 'geometry'],
    ]);
    const many = { type: 'Polygon', coordinates: [Array.from({ length: 100_000 }, () => [1, 1])] };
    expect((await bring(file(many))).status).toBe(413);
  });
});

describe('what a server has of maps', () => {
  it('is nothing until a setting names it', async () => {
    const answer = await business.owner.get('/api/maps');
    expect(answer.body.data).toEqual({ tiles: null, geocoder: false, postalCodes: false });
    expect((await business.owner.get('/api/maps/postal-codes/01001000')).status).toBe(404);
  });
});
