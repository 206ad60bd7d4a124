import { TrackingPage } from '../../pages/tracking-page';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test.use({ role: 'owner' });

test(
  'who has their order is asked how it was, and the store reads it on the order',
  { tag: '@proof' },
  async ({ page, phone, placed: { number, token }, restaurant }) => {
    const steps = ['accept', 'start', 'ready'] as const;
    for (const step of steps) await restaurant.does(step, await restaurant.order(number));
    const tracking = new TrackingPage(phone);
    await tracking.open(token);
    await expect(tracking.headline).toBeVisible();
    await expect(tracking.survey).toBeHidden();

    const { id } = await restaurant.does('deliver', await restaurant.order(number));
    await page.goto(`/dashboard/orders/details/${id}`);
    await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
    const score = tracking.survey.getByRole('radio', { name: '6', exact: true });
    // By keys, as by a thumb: the arrows go through the numbers.
    await score.focus();
    await phone.keyboard.press('Space');
    await phone.keyboard.press('ArrowLeft');
    await expect(tracking.survey.getByRole('radio', { name: '5', exact: true })).toBeChecked();
    await tracking.survey.getByRole('group', { name: 'Comida' }).getByLabel('2 estrelas').check();
    await expect(tracking.survey.getByRole('group', { name: 'Entrega' })).toBeHidden();
    await tracking.survey.getByRole('checkbox', { name: 'Frio' }).check();
    await tracking.survey.getByLabel('Conte mais').fill('Chegou frio.\nDe novo.');
    await expectAccessible(phone);
    await tracking.survey.getByRole('button', { name: 'Enviar' }).click();
    await expect(tracking.survey).toContainText('Sua nota: 5 de 10.');

    const feedback = page.getByRole('region', { name: 'Feedback' });
    await expect(feedback).toContainText('5 of 10 · disappointed');
    await expect(feedback).toContainText('Food 2 of 5');
    await expect(feedback).toContainText('Chegou frio.');
    await expect(page.getByText('The customer gave feedback')).toBeVisible();
    await expectAccessible(page);

    await phone.reload();
    await expect(tracking.survey).toContainText('De novo.');
  },
);
