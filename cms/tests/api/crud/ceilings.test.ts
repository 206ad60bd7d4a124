import { describe, expect, it } from 'vitest';
import { ceilings, restoreCeilingsAfterEach, setCeiling } from '../support/ceilings';
import { newBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { fromServer } from '../support/from-server';
import { importFile } from '../support/menu-files';
import { newProduct } from '../support/menu';
import { newZone } from '../support/zones';

interface Declared {
  resource: string;
  body?: object;
}

restoreCeilingsAfterEach();

const square = (at: number) => ({
  type: 'Feature',
  properties: { name: `Square ${at}` },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-46 + at, -23],
        [-45.9 + at, -23],
        [-45.9 + at, -22.9],
        [-46 + at, -23],
      ],
    ],
  },
});

describe('the table of ceilings', () => {
  it('has a row for every noun that is created over the API', async () => {
    await newBusiness();
    const { declaredNouns } = fromServer('./crud/noun') as { declaredNouns: () => Declared[] };
    const created = declaredNouns().filter((noun) => 'body' in noun);
    expect(created.length).toBeGreaterThan(5);
    for (const { resource } of created) expect(Object.keys(ceilings()), resource).toContain(resource);
  });
});

describe('at a ceiling', () => {
  it('nothing comes out of the archive, and archived rows are not counted', async () => {
    const business = await newBusiness();
    const { id, version } = await newZone(business);
    const path = `/api/delivery-zones/${id}`;
    expect((await business.owner.send('DELETE', `${path}?version=${version}`)).status).toBe(204);
    setCeiling('delivery-zones', 2);
    await newZone(business);
    expect(refusal(await business.owner.post(`${path}/restore`, {}))).toEqual([422, 'TOO_MANY_ZONES']);
    setCeiling('delivery-zones', 3);
    expect((await business.owner.post(`${path}/restore`, {})).status).toBe(200);
  });

  it('rows are still changed', async () => {
    const business = await newBusiness();
    const { id, version } = await newZone(business);
    setCeiling('delivery-zones', 1);
    const change = { version, name: 'Renamed' };
    expect((await business.owner.send('PATCH', `/api/delivery-zones/${id}`, change)).status).toBe(200);
  });

  it('a file of zones is refused as a whole, at its areas', async () => {
    const business = await newBusiness();
    const geojson = { type: 'FeatureCollection', features: [square(0), square(1)] };
    const send = () => business.owner.post(`/api/branches/${business.branch.id}/zones/import`, { geojson });
    const zones = () => countOf('delivery_zones', 'branch_id = ?', [business.branch.id]);
    setCeiling('delivery-zones', 2);
    const answer = await send();
    expect(refusal(answer)).toEqual([422, 'TOO_MANY_ZONES']);
    expect(answer.body.error.details.path).toEqual(['geojson', 'features']);
    expect(await zones()).toBe(1);
    setCeiling('delivery-zones', 3);
    setCeiling('delivery-zone-corners', 5);
    expect(refusal(await send())).toEqual([422, 'TOO_MANY_ZONE_CORNERS']);
    setCeiling('delivery-zone-corners', 8);
    expect((await send()).status).toBe(201);
    expect(await zones()).toBe(3);
  });

  it('a zone grows no corners, and is redrawn with fewer', async () => {
    const business = await newBusiness();
    const drawn = (corners: number) => ({
      kind: 'POLYGON',
      geometry: {
        points: Array.from({ length: corners }, (_, at) => ({
          lat: Math.sin((2 * Math.PI * at) / corners),
          lng: Math.cos((2 * Math.PI * at) / corners),
        })),
      },
    });
    const zone = await newZone(business, { area: drawn(6) });
    const redraw = (corners: number) =>
      business.owner.send('PATCH', `/api/delivery-zones/${zone.id}`, { version: 1, area: drawn(corners) });
    setCeiling('delivery-zone-corners', 6);
    expect(refusal(await redraw(7))).toEqual([422, 'TOO_MANY_ZONE_CORNERS']);
    setCeiling('delivery-zone-corners', 5);
    expect((await redraw(4)).status).toBe(200);
  });

  it.each([true, false])(
    'a menu file is refused before anything of it is stored (preview %s)',
    async (preview) => {
      const business = await newBusiness();
      await newProduct(business);
      setCeiling('products', 2);
      const file = 'Name,Category,Price\nSoup,Starters,10\nSalad,Starters,12\n';
      const answer = await importFile(business.owner, business.branch.id, file, { preview });
      expect(refusal(answer), answer.text).toEqual([422, 'TOO_MANY_PRODUCTS']);
      expect(answer.body.error.details.path).toEqual(['file']);
      expect(await countOf('products', 'branch_id = ?', [business.branch.id])).toBe(1);
      setCeiling('products', 3);
      expect((await importFile(business.owner, business.branch.id, file, { preview })).status).toBe(200);
    },
  );

  it.each(['/api/menu/copy/preview', '/api/menu/copy'])(
    '%s is refused for the whole branch',
    async (path) => {
      const business = await newBusiness();
      const target = await business.addBranch();
      const products = [await newProduct(business), await newProduct(business)];
      setCeiling('products', 1);
      const answer = await business.owner.post(path, {
        ...{
          branchId: business.branch.id,
          toBranchIds: [target.id],
          fields: ['name', 'prices', 'categories'],
          mode: 'CREATE',
        },
        productIds: products.map(({ id }) => id),
      });
      expect(refusal(answer), answer.text).toEqual([422, 'TOO_MANY_PRODUCTS']);
      expect(await countOf('products', 'branch_id = ?', [target.id])).toBe(0);
    },
  );
});
