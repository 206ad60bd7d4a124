import { BoardPage } from '../../pages/board-page';
import { HomePage } from '../../pages/home-page';
import { KitchenPage } from '../../pages/kitchen-page';
import { OrdersListPage } from '../../pages/orders-list-page';
import { TrackingPage } from '../../pages/tracking-page';
import { Night } from '../../support/night';
import { killServer } from '../../support/kill-server';
import { counted, reais } from '../../support/money';
import { expect, test } from '../../support/test';

test.use({
  role: 'owner',
  // The last is a worker that is asked for while the server is down.
  expectedComplaints: /net::ERR_|status of 409|fetching the script/,
});

const ORDERS = 50;

test.beforeEach(({ restaurant }) => restaurant.behaves({ orders: { tips: true } }));
test.afterEach(({ restaurant }) => restaurant.behaves({ orders: { tips: false } }));

for (const killed of [false, true]) {
  test(
    `a rush on a Friday night${killed ? ', with the server killed in the midst of it,' : ''} ends with the same figures everywhere`,
    { tag: killed ? ['@proof'] : [] },
    async ({ page, phone, otherPhone, line, context, screenOf, baseURL, restaurant, customer }) => {
      test.setTimeout(240_000);
      await restaurant.answersEverything();
      const night = await Night.begin(restaurant, customer);
      const courier = await restaurant.newCourier();
      const board = new BoardPage(page);
      await board.open();
      const kitchen = new KitchenPage(await screenOf('kitchen'));
      await kitchen.open();
      await phone.goto(line.origin + (await restaurant.courierPage(courier)));

      // The first are taken at the counter, by hand; the board loses its network while more come.
      await night.places(ORDERS / 2);
      const byHand = night.orders.filter(({ isPaidBefore }) => !isPaidBefore).slice(0, 3);
      for (const { number } of byHand) {
        await board.take('Accept', number);
        await expect(board.cardIn('In preparation', number)).toBeVisible();
      }
      await context.setOffline(true);
      await expect(board.offline).toBeVisible();
      const more = night.places(ORDERS / 2);
      if (killed) killServer(baseURL ?? '');
      await more;
      await context.setOffline(false);
      await board.live();
      expect(night.orders).toHaveLength(ORDERS);

      await night.confirmsPix();
      await night.customersCancel(5);
      await night.rejects(5);
      await night.acceptsAll();
      await night.edits(6);
      await night.substitutes(4);
      await night.discounts(2);
      await night.agrees(baseURL ?? '', 'ACCEPTED');

      // Who paid before and has more by now follows it on their phone.
      const [dearer] = night.owing();
      if (!dearer) throw new Error('Nobody has something left to pay');
      const tracking = new TrackingPage(otherPhone);
      await tracking.open(dearer.token);
      await expect(tracking.order).toContainText(reais(dearer.totalCents));
      await expect(tracking.order).toContainText(`faltam ${reais(dearer.dueCents)}`);

      // The kitchen goes on without its network, and the courier without theirs.
      const [cooked, ...rest] = night.open();
      if (!cooked) throw new Error('Nothing is left to cook');
      await kitchen.page.context().setOffline(true);
      await expect(kitchen.page.getByText('what you press is kept')).toBeVisible();
      await kitchen.bump(cooked.number);
      await kitchen.page.context().setOffline(false);
      await expect.poll(() => night.stateOf(cooked)).toBe('READY');
      if (killed) killServer(baseURL ?? '');
      await night.cooks(rest);

      const carried = await night.gives(courier);
      await phone.getByRole('button', { name: 'Aceitar' }).click();
      await phone.getByRole('button', { name: 'Retirei, saindo' }).click();
      await expect.poll(() => night.stateOf(carried)).toBe('DISPATCHED');
      await expect(phone.getByText('Será enviado')).toHaveCount(0);
      await line.cut(phone.context());
      await phone.getByRole('button', { name: 'Entregue', exact: true }).click();
      await expect(phone.getByText('1 ação será enviada')).toBeVisible();
      await line.mend(phone.context());
      await expect.poll(() => night.stateOf(carried)).toBe('DELIVERED');
      carried.pays();

      await night.cancelsLate(3);
      await night.handsOver();
      await night.givesBack(4);

      await night.agrees(baseURL ?? '', 'DELIVERED');
      await night.settlesWith(courier, carried);
      await board.unfold('Delivered today');
      await board.unfold('Cancelled');
      // Each press takes one of these buttons away, so they are never held as a list.
      const showAll = page.getByRole('button', { name: /^Show all/ });
      for (let left = await showAll.count(); left > 0; left -= 1) {
        await showAll.first().click();
        await expect(showAll).toHaveCount(left - 1);
      }
      for (const order of night.orders) {
        if (order.ended) await expect(board.cardIn('Cancelled', order.number)).toHaveCount(1);
        else await expect(board.cardIn('Delivered today', order.number)).toContainText(night.money(order));
      }
      await expect(kitchen.page.getByText('not sent yet')).toBeHidden();
      for (const { number } of night.orders) await expect(kitchen.ready(number)).toBeHidden();

      // What the API was asked above is what the other screens show.
      const toHandIn = carried.totalCents - courier.payBaseCents;
      await expect(phone.getByText(reais(toHandIn))).toBeVisible();
      const home = new HomePage(await screenOf('owner'));
      await home.open();
      const { today, businessDay } = await restaurant.home();
      await expect(home.figure('Orders')).toHaveText(counted(today.orders));
      await expect(home.figure('Sales')).toHaveText(night.shown(today.salesCents));
      const list = new OrdersListPage(home.page);
      await list.openToday();
      const { total, sumCents } = await restaurant.listed(businessDay);
      await expect(list.totals).toContainText(`${counted(total ?? 0)} orders`);
      await expect(list.totals).toContainText(night.shown(sumCents ?? 0));

      for (const order of [...night.refunded(), ...night.owed()]) {
        await home.page.goto(`/dashboard/orders/details/${(await restaurant.order(order.number)).id}`);
        const shown = [order.totalCents, order.paidCents, order.refundedCents || order.refundDueCents];
        for (const cents of shown)
          await expect(home.page.getByText(night.shown(cents)).first()).toBeVisible();
      }

      // … and what customers read on theirs.
      await expect(tracking.order).not.toContainText('faltam');
      const [given, owed] = [night.refunded(), night.owed()].map((some) =>
        some.find(({ ended }) => ended === null),
      );
      if (!given || !owed) throw new Error('Nothing was given back, or all that is owed');
      await tracking.open(given.token);
      await expect(tracking.order).toContainText(reais(given.totalCents));
      await expect(tracking.order).toContainText(`A loja reembolsou ${reais(given.refundedCents)}`);
      await tracking.open(owed.token);
      await expect(tracking.order).toContainText(reais(owed.totalCents));
      await expect(tracking.order).toContainText(`a loja vai reembolsar ${reais(owed.refundDueCents)}`);
    },
  );
}
