import { readFile } from 'node:fs/promises';
import type { SocialNetwork } from '@domain/social';
import { LinksForm } from '../../pages/links-form';
import { scan } from '../../support/qr-code';
import { expect, test } from '../../support/test';
import { unique } from '../../support/unique';

test.use({ role: 'owner' });

const LAST = { network: 'OTHER', name: 'Other link', url: 'linktr.ee/cantinadoporto' } as const;
const OTHERS = {
  ...{ INSTAGRAM: '@cantina', WHATSAPP: '+55 11 98765-4321', FACEBOOK: 'cantina', TIKTOK: '@cantina' },
  ...{
    YOUTUBE: '@cantina',
    X: '@cantina',
    WEBSITE: 'cantina.example',
    GOOGLE_REVIEW: 'g.page/r/cantina/review',
  },
  TRIPADVISOR: 'tripadvisor.com/Restaurant_Review-g1-d1-Reviews-Cantina.html',
  IFOOD: 'ifood.com.br/delivery/sao-paulo-sp/cantina/00000000-0000-0000-0000-000000000000',
} satisfies Record<Exclude<SocialNetwork, typeof LAST.network>, string>;

test(
  'a handle becomes a link on the store page, and the table card a PDF',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const links = new LinksForm(page);
    await links.open(restaurant.branch.id);
    await links.add('TikTok', 'javascript:alert(1)');
    await links.save.click();
    await expect(links.region.getByText('Only links that begin with https are taken here')).toBeVisible();

    const written = links.written('TikTok');
    await written.fill('tiktok.com/@Cantina.Demo?_t=8');
    await expect(links.region.getByText('Leads to https://www.tiktok.com/@cantina.demo')).toBeVisible();
    await links.save.click();
    await expect(page.getByText('The links are saved')).toBeVisible();
    await expect(written).toHaveValue('@cantina.demo');

    await phone.goto(`/m/${restaurant.branch.slug}`);
    await phone.getByRole('button', { name: 'Horários e contato' }).click();
    const link = phone.getByRole('link', { name: 'TikTok' });
    await expect(link).toHaveAttribute('href', 'https://www.tiktok.com/@cantina.demo');
    await expect(link).toHaveAttribute('rel', /noopener/);
  },
);

/** Widths and heights in points, 72 to the inch (ISO 216). */
const PAGES = { A6: [297.6, 419.5], A5: [419.5, 595.3], A4: [595.3, 841.9] } as const;

test(
  'the store link is downloaded as codes that lead there, and as a table card of each size',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    await page.goto(`/dashboard/social/${restaurant.branch.id}`);
    const link = page.getByRole('region', { name: 'Store link and QR code' });
    const card = page.getByRole('region', { name: 'Table card' });
    const download = async (press: Promise<void>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), press]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };

    const viewer = await page.context().newPage();
    for (const [format, type] of [
      ['PNG', 'image/png'],
      ['SVG', 'image/svg+xml'],
    ] as const) {
      const file = await download(link.getByRole('button', { name: format }).click());
      expect(file.name).toMatch(new RegExp(`-qr\\.${format.toLowerCase()}$`));
      const source = `data:${type};base64,${file.bytes.toString('base64')}`;
      await viewer.setContent(`<img alt="code" width="400" height="400" src="${source}">`);
      expect(await scan(viewer.getByRole('img'))).toMatch(new RegExp(`/m/${restaurant.branch.slug}$`));
    }
    await viewer.close();

    for (const [size, [width, height]] of Object.entries(PAGES)) {
      await card.getByText(size, { exact: true }).click();
      const { name, bytes } = await download(card.getByRole('button', { name: 'Download PDF' }).click());
      expect(name).toMatch(new RegExp(`-${size.toLowerCase()}\\.pdf$`));
      const text = bytes.toString('latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text);
      expect(Number(box?.[1])).toBeCloseTo(width, 0);
      expect(Number(box?.[2])).toBeCloseTo(height, 0);
    }
  },
);

test.describe('two devices', () => {
  test.use({ expectedComplaints: /409 \(Conflict\).*social-links/ });

  test(
    'who saves links that were changed on another device chooses which ones stay',
    { tag: '@proof' },
    async ({ page, restaurant, screenOf }) => {
      const branch = await restaurant.copiesBranch(unique('Porto'), []);
      const elsewhere = await screenOf('owner');
      const [here, there] = [new LinksForm(page), new LinksForm(elsewhere)];
      await here.open(branch.id);
      await there.open(branch.id);
      await here.add('Facebook', 'cantina.porto');
      await there.add('Instagram', '@cantina.porto');
      await there.save.click();
      await expect(elsewhere.getByText('The links are saved')).toBeVisible();

      await here.save.click();
      const conflict = page.getByRole('dialog', { name: 'Somebody saved this before you' });
      await expect(conflict).toContainText('Facebook');
      await expect(conflict).toContainText('Instagram');
      await conflict.getByRole('radio', { name: 'Links, Yours' }).check();
      await conflict.getByRole('button', { name: 'Save the choice' }).click();
      await expect(page.getByText('The links are saved')).toBeVisible();
      // The other device is told at once.
      await expect(there.written('Facebook')).toHaveValue('@cantina.porto');
      await expect(there.written('Instagram')).toHaveCount(0);
    },
  );
});

test(
  'there is one link of each network, and then no more',
  { tag: '@proof' },
  async ({ page, restaurant }) => {
    const branch = await restaurant.copiesBranch(unique('Porto'), []);
    await restaurant.isFoundAt(branch, OTHERS);
    const links = new LinksForm(page);
    await links.open(branch.id);
    await links.add(LAST.name, LAST.url);
    await expect(links.network).toBeDisabled();
    await expect(links.region).toContainText('Every network has its link');
    await links.save.click();
    await expect(page.getByText('The links are saved')).toBeVisible();
    await links.region.getByRole('button', { name: `Remove ${LAST.name}` }).click();
    await expect(links.network).toBeEnabled();
  },
);
