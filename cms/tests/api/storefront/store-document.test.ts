import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newBusiness, type TestBusiness } from '../support/business';
import { newCategory, newProduct } from '../support/menu';
import { serverUrl } from '../support/server';

const described = z.looseObject({
  '@type': z.literal('Restaurant'),
  url: z.url(),
  address: z.looseObject({ addressCountry: z.string() }),
  openingHoursSpecification: z.array(z.looseObject({ dayOfWeek: z.string(), opens: z.string() })),
  hasMenu: z.looseObject({
    inLanguage: z.string(),
    hasMenuSection: z.array(
      z.looseObject({
        name: z.string(),
        hasMenuItem: z.array(
          z.looseObject({ name: z.string(), offers: z.looseObject({ price: z.string() }) }),
        ),
      }),
    ),
  }),
});

let made: TestBusiness;

const page = async (path = '') => fetch(`${await serverUrl()}/m/${made.branch.slug}${path}`);
const dataIn = (html: string) =>
  described.parse(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));

beforeAll(async () => {
  made = await newBusiness();
});

describe('the page of a store, read without running it', () => {
  it('says whose it is, and what it sells at which price', async () => {
    const category = await newCategory(made, { name: 'Pizzas' });
    await newProduct(made, { name: 'Margherita', priceCents: 4590, categoryIds: [category.id] });
    const html = await (await page()).text();

    expect(html).toContain(`<title>${made.branch.slug}`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://.+/m/${made.branch.slug}" />`));
    expect(html).toContain(`<meta property="og:title" content="${made.branch.slug}`);
    const { hasMenu, address, openingHoursSpecification } = dataIn(html);
    expect(address.addressCountry).toBe('BR');
    expect(openingHoursSpecification.map(({ dayOfWeek }) => dayOfWeek)).toContain('Saturday');
    expect(hasMenu.hasMenuSection.find(({ name }) => name === 'Pizzas')?.hasMenuItem).toMatchObject([
      { name: 'Margherita', offers: { price: '45.90', priceCurrency: 'BRL' } },
    ]);
  });

  it('follows the menu, and never runs what somebody called a product', async () => {
    const name = '</script><img src=x onerror=alert(1)> "&';
    const { id, version } = await newProduct(made, { name });
    const html = await (await page()).text();
    expect(html).not.toContain('<img');
    const names = (text: string) =>
      dataIn(text).hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem.map((item) => item.name));
    expect(names(html)).toContain(name);

    await made.owner.send('PATCH', `/api/products/${id}`, { version, state: 'PAUSED' });
    expect(names(await (await page()).text())).not.toContain(name);
  });

  it('escapes what the store says of itself', async () => {
    const { body } = await made.owner.get<{ version: number }>(`/api/branches/${made.branch.id}`);
    const description = '"><script>alert(1)</script> & more';
    const { version } = body.data;
    expect(
      (await made.owner.send('PATCH', `/api/branches/${made.branch.id}`, { version, description })).status,
    ).toBe(200);
    const html = await (await page()).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more"');
  });
});

describe('the store page as an app of a phone', () => {
  it('is described by its manifest', async () => {
    const answer = await page('/app.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      name: made.branch.slug,
      start_url: `/m/${made.branch.slug}`,
      display: 'standalone',
    });
  });

  it('reminds of when it opens, by the calendar of the phone, once it is closed', async () => {
    expect((await page('/opening.ics')).status).toBe(404);
    const pause = { reason: 'OTHER', minutes: 30 };
    await made.owner.post(`/api/branches/${made.branch.id}/pause`, pause);
    const answer = await page('/opening.ics');
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const event = await answer.text();
    expect(event).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z[^]*BEGIN:VALARM/);
    expect(event.replaceAll('\r\n ', '')).toContain(`/m/${made.branch.slug}`);
  });

  it('has none where there is no store', async () => {
    const url = `${await serverUrl()}/m/no-such-store/app.webmanifest`;
    expect((await fetch(url)).status).toBe(404);
  });
});
