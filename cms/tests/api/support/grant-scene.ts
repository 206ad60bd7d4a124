import type { Grant, Role } from '../../../src/domain/access';
import { anonymous, newBusiness, unique, type TestBusiness } from './business';
import type { Client } from './client';
import { carried as carriedOrder, newCourier, newTrip } from './couriers';
import { newProduct } from './menu';
import { newOrder, newPhone } from './ordering';
import { newSale, newSeller } from './sellers';
import { cardOf, EVERY_STATE, performAction } from './states';
import { feedbackFor } from './feedback';
import { member, personOf } from './team';
import { newTicket } from './tickets';

/** Facts that a masked answer never contains; the phone is written with and without its country. */
const SURNAME = 'Quaresma-Grantcell';
const MAIL = 'ana.grantcell@example.test';
const STREET = 'Rua Zefirina Grantcell';
const PHONE = '+5511976543218';
export const SECRETS = [SURNAME, MAIL, STREET, '76543218', '76543-218', 'Fundos, portão 4711'];

/** A word by itself, not as a part of a longer one: an order number such as 001 also occurs inside random ids. */
export const asWord = (word: string): RegExp =>
  new RegExp(`(?<![\\w-])${word.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);

const contact = (more: object = {}) => ({
  type: 'DELIVERY',
  customer: { name: `Ana ${SURNAME}`, phone: PHONE, email: MAIL },
  address: {
    street: STREET,
    number: '1',
    complement: 'Fundos, portão 4711',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01002-000',
  },
  ...more,
});

/** Two of everything that a cell is about: one of the holder's own where there can be one, and one of somebody else's. */
export async function newGrantScene() {
  const business = await newBusiness({ branch: EVERY_STATE.branch });
  const elsewhere = await business.addBranch();
  for (const { id } of [business.branch, elsewhere]) {
    await business.owner.post(`/api/branches/${id}/pause`, { reason: 'OTHER', minutes: 30 });
    await business.owner.post(`/api/branches/${id}/resume`, {});
  }

  const product = await newProduct(business);
  const order = { ...(await newOrder(business, product, contact())), phone: PHONE };
  const paid = await newOrder(business, product);
  await confirmPaid(business, paid.id);

  const other = await newCourier(business);
  const { trip } = await carriedOrder(business, other);
  const settlement = await settle(business, other);
  const seller = await newSeller(business);
  const { commission } = await newSale(business, seller);
  const carrier = await member(business, 'courier');
  const carried = await carriedBy(
    business,
    await newCourier(business, { personId: carrier.id, available: false }),
  );

  return {
    business,
    elsewhere,
    carrier: carrier.client,
    order,
    paid,
    carried,
    courier: { id: other.id, trip: trip.id, settlement },
    seller: { id: seller.id, commission: commission.id },
    ticket: (await newTicket(business.owner)).id,
    view: await privateView(business),
    feedback: await feedbackOf(business, product),
    owner: await ownerBeside(business),
  };
}
export type GrantScene = Awaited<ReturnType<typeof newGrantScene>>;

/** Somebody of a role; a manager runs the first branch alone, and the courier carries an order. */
export function holderOf(scene: GrantScene, role: Role, grant: Grant): Promise<Client> {
  if (role === 'courier') return Promise.resolve(scene.carrier);
  const bound = role === 'manager' && grant === 'own';
  return scene.business.person(role, bound ? { branchIds: [scene.business.branch.id] } : {});
}

async function confirmPaid(business: TestBusiness, id: string): Promise<void> {
  for (const action of ['accept', 'start', 'ready', 'deliver']) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
  }
}

async function settle({ owner }: TestBusiness, { id }: { id: string }): Promise<string> {
  const open = await owner.get<{ balanceCents: number }>(`/api/couriers/${id}/settlement`);
  const answer = await owner.post<{ id: string }>(`/api/couriers/${id}/settle`, {
    expectedBalanceCents: open.body.data.balanceCents,
    expectedTrips: 1,
  });
  if (answer.status !== 201) throw new Error(`Nothing was settled: ${answer.text}`);
  return answer.body.data.id;
}

async function carriedBy(business: TestBusiness, courier: { id: string }) {
  const [name, phone, street] = [unique('Bia Grantcell'), newPhone(), unique('Rua da Entrega')];
  const more = contact({ customer: { name, phone } });
  const { order } = await newTrip(business, courier, { ...more, address: { ...more.address, street } });
  return { id: order.id, name, phone, street };
}

async function privateView({ owner }: TestBusiness): Promise<string> {
  const body = { resource: 'orders', name: unique('View'), filters: 'period=today' };
  return (await owner.post<{ id: string }>('/api/saved-views', body)).body.data.id;
}

async function feedbackOf(business: TestBusiness, product: { id: string; priceCents: number }) {
  const order = await newOrder(business, product);
  await confirmPaid(business, order.id);
  const said = { nps: 3, tags: ['COLD', 'SERVICE'], ratings: { food: 5, delivery: null, service: 2 } };
  const answer = await anonymous.post(`/api/store/orders/${order.token}/feedback`, said);
  if (answer.status !== 200) throw new Error(`The feedback answered ${answer.text}`);
  const [given] = await feedbackFor(business.owner, order.id);
  return { orderId: order.id, id: given?.id ?? '' };
}

async function ownerBeside(business: TestBusiness): Promise<{ id: string; version: number }> {
  const { id } = await member(business, 'owner');
  return { id, version: (await personOf(business.owner, id)).version };
}
