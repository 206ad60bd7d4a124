import { Panel } from '../../pages/panel';
import { expect, test } from '../../support/test';

test.use({ role: null, expectedComplaints: /400/ });

test('a save that is refused keeps what was typed, with what is wrong at its field', async ({ page }) => {
  const panel = new Panel(page);
  const name = page.getByRole('textbox', { name: /^Trade name/ });
  const legalName = page.getByRole('textbox', { name: /^Legal name/ });
  const save = async () => {
    const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    return (await answer).status();
  };
  await panel.signIn();
  await panel.openList('api::businesses.business', 'Sushi Norte');
  await page.getByRole('link', { name: 'Sushi Norte' }).click();
  const was = await legalName.inputValue();

  await name.fill('S');
  await legalName.fill('Sushi Norte Comércio Ltda.');
  expect(await save()).toBe(400);
  await expect(name).toHaveAccessibleDescription(/too short|at least/i);
  await expect(name).toHaveValue('S');
  await expect(legalName).toHaveValue('Sushi Norte Comércio Ltda.');

  // What was typed can be mended and saved, and what is typed after that is the person's own.
  await name.fill('Sushi Norte');
  expect(await save()).toBe(200);
  await expect(page.getByText('Saved document')).toBeVisible();
  await expect(legalName).toHaveValue('Sushi Norte Comércio Ltda.');
  await legalName.fill(was);
  expect(await save()).toBe(200);
  await expect(legalName).toHaveValue(was);
});
