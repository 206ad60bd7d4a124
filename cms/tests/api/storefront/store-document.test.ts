import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newBusiness, type TestBusiness } from '../support/business';
import { DAY_MS, later } from '../support/instants';
import { newCategory, newProduct } from '../support/menu';
import { CORNERS, testPicture, newPicture } from '../support/pictures';
import { serverUrl } from '../support/server';

const openPeriod = z.object({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.string().optional(),
  validFrom: z.string().optional(),
  validThrough: z.string().optional(),
  opens: z.string(),
  closes: z.string(),
});
const described = z.looseObject({
  '@type': z.literal('Restaurant'),
  url: z.url(),
  address: z.looseObject({ addressCountry: z.string() }),
  openingHoursSpecification: z.array(openPeriod),
  specialOpeningHoursSpecification: z.array(openPeriod).optional(),
  servesCuisine: z.array(z.string()).optional(),
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

const page = async (path = '', { branch } = made) => fetch(`${await serverUrl()}/m/${branch.slug}${path}`);
/** Changes what a branch says of itself. */
async function changed(fields: object, { owner, branch } = made): Promise<void> {
  const address = `/api/branches/${branch.id}`;
  const { version } = (await owner.get<{ version: number }>(address)).body.data;
  expect((await owner.send('PATCH', address, { version, ...fields })).status).toBe(200);
}

/** Whether a picture has a colour at its upper left, as nearly as its compression keeps it. */
async function isAtCorner(picture: Response, color: readonly number[]): Promise<boolean> {
  const file = Buffer.from(await picture.arrayBuffer());
  const spot = { left: 20, top: 20, width: 8, height: 8 };
  const { channels } = await sharp(await sharp(file).extract(spot).png().toBuffer()).stats();
  return color.every((part, at) => Math.abs(part - (channels[at]?.mean ?? -99)) < 12);
}

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

  it('says when it is open, on which days it is not as usual, and what it cooks', async () => {
    const business = await newBusiness();
    const { owner, branch } = business;
    const hoursPath = `/api/branches/${branch.id}/opening-hours`;
    const put = async (hours: object[]) => {
      const { version } = (await owner.get<{ version: number }>(hoursPath)).body.data;
      const saved = await owner.send('PUT', hoursPath, { version, hours });
      expect(saved.status, saved.text).toBe(200);
    };
    const weekly = (service: string, ...periods: object[]) => ({ service, mode: 'WEEKLY', periods });
    await put([
      weekly(
        'DELIVERY',
        { weekday: 1, opens: '18:00', closes: '02:00' },
        { weekday: 2, opens: '12:00', closes: '12:00' },
      ),
      weekly('DINE_IN', { weekday: 1, opens: '12:00', closes: '15:00' }),
    ]);
    const dayAhead = (days: number) =>
      later(days * DAY_MS)
        .toISOString()
        .slice(0, 10);
    const exceptions = [
      { kind: 'CLOSED', from: dayAhead(3), to: dayAhead(3), periods: [] },
      { kind: 'SPECIAL', from: dayAhead(5), to: dayAhead(5), periods: [{ opens: '00:00', closes: '00:00' }] },
      { kind: 'CLOSED', from: dayAhead(90), to: dayAhead(90), periods: [] },
    ];
    for (const exception of exceptions) {
      const body = { branchId: branch.id, reason: 'Holiday', yearly: false, ...exception };
      expect((await owner.post('/api/hours-exceptions', body)).status).toBe(201);
    }
    await changed({ cuisines: ['Pizza', 'Cozinha italiana'] }, business);

    const told = dataIn(await (await page('', business)).text());
    const type = { '@type': 'OpeningHoursSpecification' };
    expect(told.openingHoursSpecification).toEqual([
      { ...type, dayOfWeek: 'Monday', opens: '12:00', closes: '15:00' },
      { ...type, dayOfWeek: 'Monday', opens: '18:00', closes: '02:00' },
      // 24 hours of two days, not the rest of one.
      { ...type, dayOfWeek: 'Tuesday', opens: '12:00', closes: '11:59' },
    ]);
    const only = (day: string) => ({ ...type, validFrom: day, validThrough: day });
    expect(told.specialOpeningHoursSpecification).toEqual([
      { ...only(dayAhead(3)), opens: '00:00', closes: '00:00' },
      { ...only(dayAhead(5)), opens: '00:00', closes: '23:59' },
    ]);
    expect(told.servesCuisine).toEqual(['Pizza', 'Cozinha italiana']);
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
    await changed({ description: '"><script>alert(1)</script> & more' });
    const html = await (await page()).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more"');
  });
});

describe('the first paint of a store page', () => {
  it('waits for nothing that its scripts would ask for: answers, words of its language, font and banner', async () => {
    const { url: bannerUrl } = await newPicture(made, {
      purpose: 'banner',
      file: await testPicture(1200, 400).png().toBuffer(),
    });
    await changed({ bannerUrl });
    const html = await (await page()).text();
    const ahead = [...html.matchAll(/<link rel="(?:module)?preload"[^>]*>/g)].map(([link]) => link);
    const api = `/api/store/${made.branch.slug}`;
    for (const needed of [`href="${api}"`, `href="${api}/menu"`, 'as="font"', `href="${bannerUrl}"`])
      expect(
        ahead.filter((link) => link.includes(needed)),
        needed,
      ).toHaveLength(1);
    expect(html).toMatch(new RegExp(`class="skeleton-banner"><img src="${bannerUrl}"`));
    expect(html).not.toContain('<meta name="words-');
    const base = await serverUrl();
    for (const link of ahead) {
      const address = /href="([^"]+)"/.exec(link)?.[1] ?? '';
      expect([address, (await fetch(base + address)).status]).toEqual([address, 200]);
    }
    // What its customers read in another language is loaded only where they chose it.
    expect(ahead.filter((link) => /\/assets\/menu-/.test(link))).toHaveLength(1);
  });
});

describe('what is shown where the link of a store is shared', () => {
  const shared = async () => {
    const html = await (await page()).text();
    return (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)" />`).exec(html)?.[1] ?? null;
  };
  const pictureAt = async (address: string) => {
    const url = new URL(address.replaceAll('&amp;', '&'));
    return fetch((await serverUrl()) + url.pathname + url.search);
  };

  it('is a picture of the size that is told, kept until the store looks different', async () => {
    const told = await shared();
    const answer = await pictureAt(told('og:image') ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, String(width), String(height)]).toEqual([
      'jpeg',
      told('og:image:width'),
      told('og:image:height'),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(told('og:image:alt')).toContain(made.branch.slug);
    expect(told('twitter:card')).toBe('summary_large_image');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${await serverUrl()}/m/${made.branch.slug}/share.jpg`, {
      // Else `fetch` asks for what nothing has kept.
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('is made of the banner and the colour that the store has', async () => {
    const color = '#1030c0';
    const before = (await shared())('og:image') ?? '';
    await changed({ color, bannerUrl: null });
    const plain = (await shared())('og:image') ?? '';
    expect(plain).not.toBe(before);
    expect(await isAtCorner(await pictureAt(plain), [16, 48, 192])).toBe(true);

    const { url: bannerUrl } = await newPicture(made, {
      purpose: 'banner',
      file: await testPicture(1200, 400).png().toBuffer(),
    });
    await changed({ bannerUrl });
    const picture = await pictureAt((await shared())('og:image') ?? '');
    expect(await isAtCorner(picture, CORNERS.red)).toBe(true);
  });
});

describe('the store page as an app of a phone', () => {
  it('is described by its manifest', async () => {
    const answer = await page('/app.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      name: made.branch.slug,
      id: `/m/${made.branch.slug}`,
      start_url: `/m/${made.branch.slug}/`,
      display: 'standalone',
    });
  });

  it('has icons that a phone can draw: of its logo, or of its initials', async () => {
    const icons = async () => {
      const manifest = z
        .object({
          icons: z.array(
            z.object({
              src: z.string(),
              sizes: z.string(),
              type: z.literal('image/png'),
              purpose: z.string().optional(),
            }),
          ),
        })
        .parse(await (await page('/app.webmanifest')).json());
      const html = await (await page()).text();
      const apple = /<link rel="apple-touch-icon" href="([^"]+)" \/>/.exec(html)?.[1] ?? '';
      return [...manifest.icons, { src: apple, sizes: '180x180', type: 'image/png' as const }];
    };
    const initials = await icons();
    expect(initials.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      ...['192x192 any', '512x512 any', '512x512 maskable', '180x180 any'],
    ]);
    const { url: logoUrl } = await newPicture(made, {
      purpose: 'logo',
      file: await testPicture(480, 480).png().toBuffer(),
    });
    await changed({ logoUrl });
    const logos = await icons();
    for (const { src, sizes, type } of [...initials, ...logos]) {
      const answer = await fetch((await serverUrl()) + src);
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type]);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const [logo, , maskable] = logos.map(({ src }) => src);
    const at = async (src = '') => fetch((await serverUrl()) + src);
    expect(await isAtCorner(await at(logo), CORNERS.red)).toBe(true);
    // A phone may cut its corners off: nothing is in them.
    expect(await isAtCorner(await at(maskable), [255, 255, 255])).toBe(true);
  });

  it('is all of its own pages, and no page of another store', async () => {
    const base = await serverUrl();
    const { scope } = z.object({ scope: z.string() }).parse(await (await page('/app.webmanifest')).json());
    // As a browser decides: by the beginning of the address.
    const isWithin = (path: string) => new URL(path, base).href.startsWith(new URL(scope, base).href);
    const { slug } = made.branch;
    for (const own of [`/m/${slug}/`, `/m/${slug}/?table=7`, `/m/${slug}/t/token`]) {
      expect(isWithin(own), own).toBe(true);
      expect((await fetch(base + own)).headers.get('content-type')).toContain('text/html');
    }
    for (const other of [`/m/${slug}-centro/`, '/dashboard/home', '/c/token'])
      expect(isWithin(other), other).toBe(false);
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

  it('has none where there is no store, and no other files', async () => {
    for (const file of ['app.webmanifest', 'share.jpg', 'icon-192.png', 'opening.ics'])
      expect((await fetch(`${await serverUrl()}/m/no-such-store/${file}`)).status, file).toBe(404);
    for (const file of ['icon-64.png', 'share.png', 'constructor.jpg', 'opening.txt'])
      expect((await page(`/${file}`)).status, file).toBe(404);
  });
});
