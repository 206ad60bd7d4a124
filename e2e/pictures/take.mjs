import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { entry, inProject, serve, temporaryFolder } from '../bench/server.mjs';

// Takes the pictures of the product page anew, from the product itself with its demo:
//   node e2e/pictures/take.mjs
// (after `npm start` or a build). Run it when a screen in them has changed.

const PORT = 4397;
const folder = inProject('admin/src/features/account/landing/pictures');
const LANGUAGES = ['en', 'pt-BR', 'es'];

/** Sizes as `landing/picture.tsx` has them. */
const pictures = [
  {
    name: 'board',
    path: '/dashboard/orders/board',
    role: 'owner',
    width: 1280,
    height: 760,
    until: 'article',
  },
  {
    name: 'kitchen',
    path: '/dashboard/orders/board-kitchen',
    role: 'kitchen',
    width: 900,
    height: 600,
    until: 'main li',
    themes: ['dark'],
  },
  { name: 'store', path: '/m/cantina-centro', width: 390, height: 780, until: 'article img', phone: true },
];

/** The same picture in a tenth of the bytes; the browser itself knows how. */
const toWebp = (page, png, quality) =>
  page.evaluate(
    async ({ source, level }) => {
      const image = new globalThis.Image();
      image.src = source;
      await image.decode();
      const canvas = globalThis.document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', level);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, level: quality },
  );

async function signIn(context, base, role) {
  const answer = await context.request.post(`${base}/api/session`, {
    headers: { 'X-Requested-With': 'comanda' },
    data: { email: `${role}@cantina.test`, password: 'comanda-demo-1' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { data } = await answer.json();
  return data.branches.find(({ slug }) => slug === 'cantina-centro').id;
}

async function take(browser, base, { name, path, role, width, height, until, phone }, language, theme) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: phone ? 1.5 : 1.25,
    colorScheme: theme,
    locale: language,
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    isMobile: Boolean(phone),
  });
  const branch = role ? await signIn(context, base, role) : null;
  await context.addInitScript(
    ([spoken, chosen]) => {
      localStorage.setItem('comanda.language', spoken);
      const remembered = { version: 1, value: { language: spoken, chosen: true } };
      localStorage.setItem('comanda.store.language', JSON.stringify(remembered));
      if (chosen) localStorage.setItem('comanda.branch', chosen);
    },
    [language, branch],
  );
  const page = await context.newPage();
  await page.goto(base + path);
  await page.locator(until).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const png = await page.screenshot({ animations: 'disabled' });
  const blank = await context.newPage();
  const data = await toWebp(blank, png, 0.66);
  writeFileSync(`${folder}/${name}.${language}.${theme}.webp`, Buffer.from(data.split(',')[1], 'base64'));
  await context.close();
}

mkdirSync(folder, { recursive: true });
const server = await serve(entry, PORT, '/readyz', { COMANDA_DEMO: '1', DATA_DIR: temporaryFolder() });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const picture of pictures) {
  for (const language of LANGUAGES) {
    for (const theme of picture.themes ?? ['light', 'dark'])
      await take(browser, server.base, picture, language, theme);
  }
}
await browser.close();
await server.stop();
