import { StorePage } from '../../pages/store-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test.use({ role: 'owner', language: 'pt-BR' });

test(
  'a server without keys to a payment provider says that online payment is off, and what to set',
  { tag: '@proof' },
  async ({ page, phone, restaurant }) => {
    const { name } = await restaurant.newProduct();
    await page.goto(`/dashboard/branches/edit/${restaurant.branch.id}?section=payments`);
    const methods = page.getByRole('group', { name: 'Aceitos' });
    await expect(methods.getByRole('checkbox', { name: 'Pix' })).toBeEnabled();
    await expect(methods.getByRole('checkbox', { name: 'On-line' })).toBeDisabled();
    await expect(page.getByText('O pagamento on-line está desligado')).toContainText(
      /STRIPE_SECRET_KEY e STRIPE_WEBHOOK_SECRET/,
    );
    await expectAccessible(page);

    const store = new StorePage(phone);
    await store.open();
    await store.add(name);
    await store.checkOut();
    await expect(phone.getByRole('radio', { name: 'Pix' })).toBeVisible();
    await expect(phone.getByRole('radio', { name: 'On-line' })).toBeHidden();
  },
);
