import { BoardPage } from '../../pages/board-page';
import { PinDialog, TeamPage } from '../../pages/team-pages';
import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

const PIN = '7391';

// An attendant may not; with a wrong PIN neither. The browser notes each refusal.
test.use({ role: 'attendant', expectedComplaints: /status of 403 .*\/cancel/ });

test('what is being cooked is cancelled by an attendant with the PIN of who may, and the log names both', async ({
  page,
  screenOf,
  people,
  restaurant,
  customer,
}) => {
  await restaurant.choosesPin(PIN);
  const { number } = await customer.orders((await restaurant.newProduct()).id);
  await restaurant.does('start', await restaurant.does('accept', await restaurant.order(number)));

  const board = new BoardPage(page);
  await board.open();
  await board.choose('Cancel', number);
  const reason = page.getByRole('dialog', { name: `Cancel order ${number}` });
  await reason.getByRole('radio', { name: 'The customer asked for it' }).check();
  await reason.getByRole('button', { name: 'Cancel order' }).click();

  const pin = new PinDialog(page);
  await expect(pin.dialog).toContainText('Cancel once cooking began');
  await expectAccessible(page);
  await pin.approve('8642');
  await expect(pin.dialog).toContainText('This PIN is not right.');
  await expect(pin.field).toHaveValue('');
  await expect(pin.field).toBeFocused();
  await pin.approve(PIN);
  await expect(pin.dialog).toBeHidden();
  await expect(board.cardIn('In preparation', number)).toBeHidden();

  const log = new TeamPage(await screenOf('owner'));
  await log.open('activity');
  const { session: attendant } = await people.signedIn('attendant');
  const { session: owner } = await people.signedIn('owner');
  await expect(
    log.entry(`${attendant.user.name} cancelled order ${number} approved by ${owner.user.name}`),
  ).toBeVisible();
});
