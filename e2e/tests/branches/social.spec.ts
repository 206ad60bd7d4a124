import { readFile } from 'node:fs/promises';
import { choose } from '../../support/choose';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test('a handle becomes a link on the store page, and the table card a PDF', async ({
  page,
  phone,
  restaurant,
}) => {
  await page.goto(`/dashboard/social/${restaurant.branch.id}`);
  const links = page.getByRole('region', { name: 'Links', exact: true });
  const network = links.getByRole('combobox', { name: 'Add a link' });
  await network.focus();
  await choose(network, 'TikTok');

  const written = links.getByRole('textbox', { name: 'TikTok' });
  await written.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(links.getByText('Only links that begin with https are taken here')).toBeVisible();

  await written.fill('tiktok.com/@Cantina.Demo?_t=8');
  await expect(links.getByText('Leads to https://www.tiktok.com/@cantina.demo')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The links are saved')).toBeVisible();
  await expect(written).toHaveValue('@cantina.demo');

  await phone.goto(`/m/${restaurant.branch.slug}`);
  await phone.getByRole('button', { name: 'Horários e contato' }).click();
  const link = phone.getByRole('link', { name: 'TikTok' });
  await expect(link).toHaveAttribute('href', 'https://www.tiktok.com/@cantina.demo');
  await expect(link).toHaveAttribute('rel', /noopener/);

  const card = page.getByRole('region', { name: 'Table card' });
  await card.getByText('A5', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/-a5\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  // A5 in points, 72 to the inch.
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 419\.\d+ 595\.\d+\]/);
});
