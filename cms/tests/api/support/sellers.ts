import type { CommissionDto, CommissionsMovedDto, SellerDto } from '../../../src/contracts/sellers';
import type { TestBusiness } from './business';
import type { Answer, Client } from './client';
import { newProduct } from './menu';
import { newOrder } from './ordering';
import { newCode } from './new-code';
import { performAction, cardOf } from './states';
import { runClockAt } from './clock';
import { unique } from './business';
import { HOUR_MS, later } from './instants';

/** A seller of the business's branch who earns ten per cent unless something else is said. */
export async function newSeller(business: TestBusiness, fields: object = {}): Promise<SellerDto> {
  const body = { branchId: business.branch.id, name: unique('Seller'), code: newCode(), commissionBps: 1000 };
  const answer = await business.owner.post<SellerDto>('/api/sellers', { ...body, ...fields });
  if (answer.status !== 201) throw new Error(`The seller was not stored: ${answer.text}`);
  return answer.body.data;
}

/** The commissions of a seller as somebody sees them, the newest first. */
export async function commissionsOf(who: Client, sellerId: string): Promise<CommissionDto[]> {
  const query = `filters[sellerId][$eq]=${sellerId}&sort=createdAt:desc&pagination[pageSize]=100`;
  return (await who.get<CommissionDto[]>(`/api/commissions?${query}`)).body.data;
}

interface Sale {
  order: { id: string; token: string };
  commission: CommissionDto;
}

/** An order that came by a seller's link, as it was just placed. */
export async function newSale(business: TestBusiness, seller: SellerDto, more: object = {}): Promise<Sale> {
  const product = await newProduct(business);
  const order = await newOrder(business, product, { seller: seller.code, ...more });
  const commission = (await commissionsOf(business.owner, seller.id)).find(
    ({ orderId }) => orderId === order.id,
  );
  if (!commission) throw new Error('The order is nobody’s');
  return { order, commission };
}

/** Takes an order to its customer. */
export async function handOver(business: TestBusiness, id: string): Promise<void> {
  for (const action of ['accept', 'start', 'ready', 'deliver']) {
    const answer = await performAction(business.owner, await cardOf(business, id), action);
    if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
  }
}

/** Lets the time pass after which what was handed over is concluded. */
export const concludeOrders = (): Promise<void> => runClockAt(later(3 * HOUR_MS));

/** Takes an order to its conclusion, by its people and the clock. */
export async function completeOrder(business: TestBusiness, id: string): Promise<void> {
  await handOver(business, id);
  await concludeOrders();
}

/** A commission that is earned. */
export async function earnedCommission(business: TestBusiness, seller: SellerDto): Promise<CommissionDto> {
  const { order } = await newSale(business, seller);
  await completeOrder(business, order.id);
  const [commission] = await commissionsOf(business.owner, seller.id);
  if (commission?.state !== 'EARNED')
    throw new Error(`The commission is ${commission?.state ?? 'not there'}`);
  return commission;
}

export const sumOf = (commissions: readonly CommissionDto[]) =>
  commissions.reduce((sum, { netCents }) => sum + netCents, 0);

/** Approves or pays commissions as somebody who saw them as they are here. */
export const settle = (
  who: Client,
  verb: 'approve' | 'pay',
  commissions: readonly CommissionDto[],
): Promise<Answer<CommissionsMovedDto>> =>
  who.post<CommissionsMovedDto>(`/api/commissions/${verb}`, {
    ids: commissions.map(({ id }) => id),
    expectedCents: sumOf(commissions),
  });
