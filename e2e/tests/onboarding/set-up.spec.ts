import { choose, chosenIn } from '../../support/choose';
import { BoardPage } from '../../pages/board-page';
import { HomePage } from '../../pages/home-page';
import { OnboardingPage } from '../../pages/onboarding-page';
import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { newcomer, signUp } from '../../support/newcomer';
import { expect, test } from '../../support/test';
import { uniquePhone } from '../../support/unique';

const FILE = [
  'Categoria;Nome;Descrição;Preço',
  'Sucos;Suco de uva;Integral, sem açúcar;R$ 12,90',
  'Sucos;Suco sem preço;;',
].join('\r\n');

test('an owner goes from signing up to the first real order, over two devices', async ({
  page,
  context,
  browser,
  complaints,
  phone,
  mailbox,
}) => {
  test.slow();
  const person = newcomer();
  await signUp(page.request, mailbox, person);
  const setUp = new OnboardingPage(page);

  // Whatever they ask for first, nothing is open yet.
  await page.goto('/');
  await setUp.isAt('Your business');
  await setUp.fill({
    'Legal name': 'Cantina da Ana Ltda',
    'CNPJ or CPF (optional)': '11.222.333/0001-80',
    Phone: '1',
  });
  await setUp.save.click();
  await expect(page.getByText('These digits are not a valid number')).toBeVisible();
  await setUp.fill({ 'CNPJ or CPF (optional)': '11.222.333/0001-81', Phone: '(11) 3000-1234' });
  await expectAccessible(page);
  await setUp.save.click();

  await setUp.isAt('First branch');
  await expect(setUp.entry('Menu')).toBeDisabled();
  await setUp.fillAddress();
  await expectAccessible(page);
  await setUp.save.click();

  await setUp.isAt('Opening hours');
  await setUp.skip.click();
  await setUp.isAt('Delivery area');
  await setUp.goTo('Go live');
  const openStore = page.getByRole('button', { name: 'Open the store' });
  await expect(openStore).toBeDisabled();
  await expect(page.getByText('The store has no opening hours.')).toBeVisible();
  await expect(page.getByText('The store takes no payment yet.')).toBeVisible();

  // On another device the way goes on where it was left, and the first one hears of it.
  const other = await browser.newContext({ storageState: await context.storageState() });
  complaints.listenTo(other);
  const second = new OnboardingPage(await other.newPage());
  await second.page.goto('/onboarding');
  await second.isAt('Delivery area');
  await second.goTo('Opening hours');
  await second.page.getByText('Around the clock').click();
  await second.save.click();
  await second.isAt('Delivery area');
  await expect(page.getByText('The store has no opening hours.')).toBeHidden();
  await second.deliverTo('Consolação, Centro', '7.90');
  // What was said of an area can be said anew, and no distance asks for numbers of a map.
  await second.goTo('Delivery area');
  await second.page.getByRole('button', { name: 'Edit Consolação, Centro' }).click();
  await second.fill({ 'Delivery fee': '8.50' });
  await second.page.getByRole('button', { name: 'Save the area' }).click();
  await expect(second.page.getByRole('listitem').filter({ hasText: 'Consolação, Centro' })).toContainText(
    '8,50',
  );
  await second.page.getByRole('button', { name: 'Add another area' }).click();
  await second.choose('By distance');
  await expect(second.page.getByText('Where the store is')).toBeVisible();
  await expect(second.page.getByLabel(/latitude|longitude/i)).toHaveCount(0);
  await other.close();

  await setUp.goTo('Payment');
  await expect(page.getByRole('checkbox', { name: 'Pix' })).toBeChecked();
  await setUp.fill({ 'Pix key': 'pix@cantina.test' });
  await expect(page.getByText(/^Key: e-mail/)).toBeVisible();
  await setUp.save.click();

  await setUp.isAt('Menu');
  await setUp.choose('From a file');
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${FILE}`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('1 new · 0 changed · 0 the same · 1 left out')).toBeVisible();
  await expect(page.getByRole('row', { name: /Suco sem preço/ })).toContainText('Price: This is required.');
  await expectAccessible(page);
  await setUp.choose('Ready-made menu');
  await setUp.choose('Açaí and desserts');
  // The customers of a Brazilian business read Portuguese, whatever its owner reads.
  await expect(chosenIn(page.getByLabel('Language of the menu'))).toHaveText('Português (Brasil)');
  await choose(page.getByLabel('Language of the menu'), 'Español');
  await expect(page.getByRole('heading', { name: 'Açaí en vaso' })).toBeVisible();
  await choose(page.getByLabel('Language of the menu'), 'Português (Brasil)');
  await expect(page.getByRole('heading', { name: 'Açaí no copo' })).toBeVisible();
  const useThese = page.getByRole('button', { name: /^Use these \d+ products$/ });
  const ready = Number(/\d+/.exec((await useThese.textContent()) ?? '')?.[0]);
  await useThese.click();
  await page.getByRole('button', { name: 'Add more' }).click();
  await setUp.choose('From a file');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText(`${ready + 1} products on the menu`)).toBeVisible();
  await setUp.next.click();

  await setUp.isAt('Team');
  await setUp.fill({ Name: 'Bruno Reis', 'E-mail': `bruno.${person.email}` });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: 'People of the business' })).toContainText('Bruno Reis');
  await setUp.next.click();

  // A test order rings on the board, and its way is seen here.
  await setUp.isAt('Test order');
  await page.getByRole('button', { name: 'Send a test order' }).click();
  await expect(page.getByText('It rings now on every board that is open.')).toBeVisible();
  await expectAccessible(page);
  const board = new BoardPage(await context.newPage());
  await board.open();
  await expect(board.card('001').getByText('Test', { exact: true })).toBeVisible();
  for (const action of ['Accept', 'Start', 'Ready', 'Hand over']) await board.take(action, '001');
  await expect(page.getByText('That is it: this is how every order will go.')).toBeVisible();
  await setUp.next.click();

  await setUp.isAt('Go live');
  await openStore.click();
  await expect(page.getByRole('heading', { level: 1, name: `${person.businessName} is open` })).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code of ${person.businessName}` })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByText(/^http:\/\/.+\/m\/.+/).textContent();

  // A stranger with the link.
  const store = new StorePage(phone);
  await store.open(link?.split('/m/')[1]);
  await store.add('Suco de uva');
  const checkout = await store.checkOut();
  await checkout.takeOut();
  await checkout.isFor('Carla Dias', uniquePhone());
  await checkout.payBy('Dinheiro');
  const tracking = await checkout.placed();
  await expect(tracking.headline).toBeVisible();

  await expect(board.card('002').getByText('Carla Dias')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  const home = new HomePage(page);
  await expect(home.figure('Orders')).toHaveText('1');
  await expect(page.getByRole('heading', { name: 'Set up' })).toBeHidden();
});

test(
  'what is left is kept in sight on the home page, and led back to',
  { tag: '@proof' },
  async ({ page, mailbox }) => {
    await signUp(page.request, mailbox, newcomer());
    const setUp = new OnboardingPage(page);
    await page.goto('/dashboard');
    await setUp.isAt('Your business');
    await setUp.skip.click();
    await setUp.isAt('First branch');
    await page.getByRole('link', { name: 'Finish later' }).first().click();
    const card = page.getByRole('region', { name: 'Set up' });
    await expect(card.getByText('1 of 9 steps done')).toBeVisible();
    await card.getByRole('link', { name: 'Continue' }).click();
    await setUp.isAt('First branch');
  },
);

test.describe('somebody at the counter', () => {
  test.use({ role: 'attendant' });

  test('has nothing to set up', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/onboarding');
    await expect(page).toHaveURL(/\/dashboard\/home$/);
    await expect(page.getByRole('heading', { name: 'Set up' })).toBeHidden();
  });
});
