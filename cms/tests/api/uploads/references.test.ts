import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountDto } from '../../../src/contracts/account';
import type { BranchDto } from '../../../src/contracts/branches';
import type { CategoryDto, ExtraGroupDto, ProductDto } from '../../../src/contracts/menu';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import type { UploadDto } from '../../../src/contracts/uploads';
import { EXTRAS } from '../support/bodies';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { fingerprint } from '../support/database';
import { newCategory, newExtraGroup, newProduct } from '../support/menu';
import { newPicture } from '../support/pictures';
import { tally } from '../support/proof';

let a: TestBusiness;
let b: TestBusiness;
let own: UploadDto;
let foreign: UploadDto;
let product: ProductDto;
let category: CategoryDto;
let group: ExtraGroupDto;

type Path = (string | number)[];
/** A place where rows name pictures: tries to name one there, at the version the row has now. */
type Place = [what: string, name: (url: string) => Promise<Answer>, path: Path];

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
  [own, foreign] = [await newPicture(a), await newPicture(b)];
  category = await newCategory(a);
  product = await newProduct(a, { categoryIds: [category.id] });
  group = await newExtraGroup(a, { min: 0, max: 1, extras: EXTRAS });
});

const versionOf = async (path: string): Promise<number> =>
  (await a.owner.get<{ version: number }>(path)).body.data.version;

const patch = (path: string, body: object) => async (): Promise<Answer> =>
  a.owner.send('PATCH', path, { version: await versionOf(path), ...body });

function places(): Place[] {
  const [branchId, categoryIds] = [a.branch.id, [category.id]];
  const [ofCategory, ofProduct, ofGroup, ofBranch] = [
    `/api/categories/${category.id}`,
    `/api/products/${product.id}`,
    `/api/extra-groups/${group.id}`,
    `/api/branches/${branchId}`,
  ];
  const made = (url: string) => `Made ${url.length} ${Math.random()}`;
  return [
    [
      'a new category',
      (imageUrl) => a.owner.post('/api/categories', { branchId, name: made(imageUrl), imageUrl }),
      ['imageUrl'],
    ],
    ['a category', (imageUrl) => patch(ofCategory, { imageUrl })(), ['imageUrl']],
    [
      'a new product',
      (url) =>
        a.owner.post('/api/products', {
          branchId,
          name: made(url),
          priceCents: 1,
          categoryIds,
          imageUrls: [own.url, url],
        }),
      ['imageUrls', 1],
    ],
    ['a product', (url) => patch(ofProduct, { imageUrls: [url] })(), ['imageUrls', 0]],
    [
      'an extra',
      (imageUrl) => patch(ofGroup, { extras: [...EXTRAS, { name: 'Egg', priceCents: 1, imageUrl }] })(),
      ['extras', 1, 'imageUrl'],
    ],
    ['a logo', (logoUrl) => patch(ofBranch, { logoUrl })(), ['logoUrl']],
    ['a banner', (bannerUrl) => patch(ofBranch, { bannerUrl })(), ['bannerUrl']],
    ['a person’s photo', (photoUrl) => a.owner.send('PATCH', '/api/account', { photoUrl }), ['photoUrl']],
  ];
}

describe('the addresses of pictures in rows', () => {
  it('are those of the business’s own pictures, or of the demo’s', async () => {
    const good = [own.url, '/demo/cantina/agua.webp'];
    for (const url of good) {
      for (const [what, name] of places()) {
        const answer = await name(url);
        expect([200, 201], `${what}: ${answer.text}`).toContain(answer.status);
      }
    }
    expect((await a.owner.get<BranchDto>(`/api/branches/${a.branch.id}`)).body.data.logoUrl).toBe(good[1]);
    expect((await a.owner.get<AccountDto>('/api/account')).body.data.photoUrl).toBe(good[1]);
    tally('pictures in rows', good.length * places().length);
  });

  it('are no others: of another business, of other sites, of nothing', async () => {
    const id = own.url.split('/')[2]!;
    const bad = [
      foreign.url,
      `/uploads/${'a'.repeat(32)}/640.webp`,
      // There, but not what stands for all its widths.
      `/uploads/${id}/160.webp`,
      `/uploads/${id}/9999.webp`,
      `/uploads/${id}/640.webp?x`,
      `/uploads/../uploads/${id}/640.webp`,
      `//evil.example/uploads/${id}/640.webp`,
      `https://evil.example/uploads/${id}/640.webp`,
      'https://evil.example/tracker.gif',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      '/demo/../admin/logo.webp',
      '/demo/cantina/agua.svg',
      '/uploads/panel-file.html',
      ' ',
      'x',
    ];
    const before = [await fingerprint(a.id), await fingerprint(b.id)];
    for (const url of bad) {
      for (const [what, name, path] of places()) {
        const answer = await name(url);
        const which = `${url} as ${what}: ${answer.text}`;
        expect(refusal(answer), which).toEqual([400, 'UNKNOWN_IMAGE']);
        expect(answer.body.error.details.path, which).toEqual(path);
      }
    }
    expect([await fingerprint(a.id), await fingerprint(b.id)]).toEqual(before);
    tally('addresses refused', bad.length * places().length);
  });

  it('stay what they were when the rest of a row changes, in whatever order', async () => {
    const [first, second] = [await newPicture(a), await newPicture(a)];
    const path = `/api/products/${product.id}`;
    const change = async (body: object) => {
      const answer = await patch(path, body)();
      return (answer as Answer<ProductDto>).body.data.imageUrls;
    };
    const urls = [first.url, '/demo/cantina/agua.webp', second.url];
    expect(await change({ imageUrls: urls })).toEqual(urls);
    expect(await change({ name: 'Another name' })).toEqual(urls);
    expect(await change({ imageUrls: [...urls].reverse() })).toEqual([...urls].reverse());
    expect(refusal(await patch(path, { imageUrls: Array(6).fill(first.url) })())).toEqual([400, 'TOO_MANY']);
    const menu = await anonymous.get<StoreMenuDto>(`/api/store/${a.branch.slug}/menu`);
    expect(menu.body.data.products.find(({ id }) => id === product.id)?.imageUrls[0]).toBe(second.url);
  });
});
