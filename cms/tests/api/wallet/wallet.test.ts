import { beforeAll, describe, expect, it } from 'vitest';
import type { WalletDto, WalletLineDto, WalletStatementDto } from '../../../src/contracts/wallet';
import type { OpenSettlementDto } from '../../../src/contracts/couriers';
import type { SellerDto } from '../../../src/contracts/sellers';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { carried, newCourier } from '../support/couriers';
import { ledgerOf } from '../support/ledger';
import { bruteForce } from '../support/ledger-brute-force';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { concludeOrders, earnedCommission, handOver, newSeller } from '../support/sellers';
import { cardOf, performAction } from '../support/states';

const DANILO = 'Danilo';

let business: TestBusiness;
let branchId: string;
/** A card order that was given back in part. */
let refunded: { id: string; number: string };
let courier: { id: string };
let settled: { id: string };
let seller: SellerDto;

const walletOf = async (who: Client, branch: string): Promise<WalletDto> =>
  (await who.get<WalletDto>(`/api/wallet?branch=${branch}`)).body.data;

const rowsOf = (wallet: WalletDto, name: string) =>
  wallet.groups.find((group) => group.name === name)?.rows ?? [];

const balanceOf = (wallet: WalletDto, account: string): number =>
  wallet.groups
    .flatMap(({ rows }) => rows)
    .filter((row) => row.account === account)
    .reduce((sum, { balanceCents }) => sum + balanceCents, 0);

const statementPath = (account: string, more: Record<string, string | number> = {}, branch = 'all') =>
  `/api/wallet/statement?${new URLSearchParams({ account, branch, ...more }).toString()}`;

/** Every line of an account, read by pages. */
async function linesOf(
  who: Client,
  account: string,
  more: Record<string, string> = {},
): Promise<WalletLineDto[]> {
  const lines: WalletLineDto[] = [];
  let cursor: number | null = null;
  do {
    const page: WalletStatementDto = (
      await who.get<WalletStatementDto>(
        statementPath(account, { ...more, limit: 2, ...(cursor !== null && { cursor }) }),
      )
    ).body.data;
    lines.push(...page.lines);
    ({ cursor } = page);
  } while (cursor !== null);
  return lines;
}

async function act(id: string, action: string, more: object = {}) {
  const answer = await performAction(business.owner, await cardOf(business, id), action, more);
  if (answer.status !== 200) throw new Error(`${action} answered ${answer.text}`);
}

async function settle({ id }: { id: string }, counted: number) {
  const path = `/api/couriers/${id}/settlement`;
  const { balanceCents, trips } = (await business.owner.get<OpenSettlementDto>(path)).body.data;
  const answer = await business.owner.post(`/api/couriers/${id}/settle`, {
    ...{ expectedBalanceCents: balanceCents, expectedTrips: trips.length, countedCents: counted },
  });
  if (answer.status !== 201) throw new Error(`The courier was not settled: ${answer.text}`);
}

beforeAll(async () => {
  business = await newBusiness();
  branchId = business.branch.id;
  const product = await newProduct(business);
  await handOver(business, (await newOrder(business, product)).id);
  refunded = await newOrder(business, product, { payment: { method: 'CREDIT' } });
  await handOver(business, refunded.id);
  const paid = await newOrder(business, product, { payment: { method: 'PIX' } });
  await act(paid.id, 'confirm-payment');
  courier = await newCourier(business, { available: false, name: DANILO });
  await carried(business, courier);
  settled = await newCourier(business, { available: false, name: 'Edu' });
  await carried(business, settled);
  await settle(settled, 2000);
  seller = await newSeller(business);
  await earnedCommission(business, seller);
  await concludeOrders();
  await act(refunded.id, 'refund', { part: 'AMOUNT', amountCents: 300, method: 'CASH', note: 'It was cold' });
});

describe('the wallet', () => {
  it('has the balances that the rows of orders, couriers and sellers come to', async () => {
    const wallet = await walletOf(business.owner, 'all');
    const brute = await bruteForce(business.id);
    expect({
      cash: balanceOf(wallet, `cash.branch:${branchId}`),
      credit: balanceOf(wallet, 'card.receivable:credit'),
      pix: balanceOf(wallet, 'pix.bank'),
      courier: balanceOf(wallet, `cash.courier:${courier.id}`),
      customers: rowsOf(wallet, 'customers').reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      sellers: balanceOf(wallet, `sellers.payable:${seller.id}`),
    }).toEqual({
      cash: brute['cash'],
      credit: brute['credit'],
      pix: brute['pix'],
      courier: brute[`courier ${courier.id}`],
      customers: brute['owed to customers'],
      sellers: brute['owed to sellers'],
    });
    expect(brute['owed to sellers']).toBeGreaterThan(0);
    expect(brute['owed to customers']).toBeGreaterThan(0);
  });

  it('adds up what is there and what is owed', async () => {
    const { groups, yoursCents, owedCents } = await walletOf(business.owner, 'all');
    const total = (wanted: string) =>
      groups
        .filter(({ side }) => side === wanted)
        .flatMap(({ rows }) => rows)
        .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
    expect([yoursCents, owedCents]).toEqual([total('YOURS'), total('OWED')]);
    const entries = await ledgerOf(business.id);
    const money = /^(cash\.|bank|pix|card|meal)/;
    const net = entries
      .filter(({ account }) => money.test(account) || /^(orders|sellers|tips)/.test(account))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(yoursCents - owedCents).toBe(net);
  });

  it('names couriers, sellers and branches, and owes a courier what is below 0', async () => {
    const wallet = await walletOf(business.owner, 'all');
    expect(rowsOf(wallet, 'cash').map(({ owner }) => owner)).toEqual([business.branch.slug, DANILO]);
    expect(rowsOf(wallet, 'sellers').map(({ owner }) => owner)).toEqual([seller.name]);
    const [owed] = rowsOf(wallet, 'couriers');
    const brute = await bruteForce(business.id);
    expect(owed).toMatchObject({ account: `cash.courier:${settled.id}`, owner: 'Edu' });
    expect(owed?.balanceCents).toBe(-(brute[`courier ${settled.id}`] ?? 0));
    expect(owed?.balanceCents).toBeGreaterThan(0);
  });

  it('has no provider where none ever held money', async () => {
    const { hasProviderMoney, groups } = await walletOf(business.owner, 'all');
    expect([hasProviderMoney, groups.some(({ name }) => name === 'provider')]).toEqual([false, false]);
  });
});

describe('the statement of an account', () => {
  it('adds up to its balance, and each line carries the balance after it', async () => {
    const { groups } = await walletOf(business.owner, 'all');
    for (const { name, rows } of groups)
      for (const { account, balanceCents } of rows) {
        const sign = name === 'couriers' ? -1 : 1;
        const lines = await linesOf(business.owner, account);
        expect(lines[0]?.balanceCents, account).toBe(sign * balanceCents);
        let balance = 0;
        for (const line of [...lines].reverse()) {
          balance += line.amountCents;
          expect(line.balanceCents, account).toBe(balance);
        }
      }
  });

  it('names the order and the courier of a line', async () => {
    const cash = await linesOf(business.owner, `cash.branch:${branchId}`);
    expect(cash[0]).toMatchObject({
      ...{ kind: 'ORDER_REFUND', orderId: refunded.id, orderNumber: refunded.number, amountCents: -300 },
    });
    expect(cash.find(({ kind }) => kind === 'COURIER_HAND_IN')).toMatchObject({
      ...{ person: 'Edu', amountCents: 2000, orderId: null },
    });
  });

  it('chooses lines by kind and by day, and leaves their balances as they are', async () => {
    const account = `cash.branch:${branchId}`;
    const all = await linesOf(business.owner, account);
    const kind = 'ORDER_PAYMENT';
    const chosen = await linesOf(business.owner, account, { kind });
    expect(chosen.length).toBeGreaterThan(1);
    expect(chosen).toEqual(all.filter((line) => line.kind === kind));
    const day = all[0]?.businessDay ?? '';
    expect(await linesOf(business.owner, account, { from: day, to: day })).toEqual(
      all.filter(({ businessDay }) => businessDay === day),
    );
    expect(await linesOf(business.owner, account, { to: '2020-01-01' })).toEqual([]);
  });

  it.each(['nothing', 'cash.drawer:nothing', 'sales', 'cash.courier:nothing', 'fees.pix'])(
    'answers 404 for %s, which is no account of the wallet',
    async (account) => {
      expect(refusal(await business.owner.get(statementPath(account)))).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('is empty for an account of the wallet without entries', async () => {
    const answer = await business.owner.get<WalletStatementDto>(statementPath('meal_voucher.receivable'));
    expect([answer.status, answer.body.data.lines]).toEqual([200, []]);
  });
});

describe('access to the wallet', () => {
  it('shows another business nothing', async () => {
    const other = await newBusiness();
    expect(await walletOf(other.owner, 'all')).toMatchObject({ groups: [], yoursCents: 0, owedCents: 0 });
    for (const path of [
      `/api/wallet?branch=${branchId}`,
      statementPath('pix.bank', {}, branchId),
      statementPath(`cash.branch:${branchId}`),
      statementPath(`cash.courier:${courier.id}`),
    ])
      expect(refusal(await other.owner.get(path)), path).toEqual([404, 'NOT_FOUND']);
    const pix = await other.owner.get<WalletStatementDto>(statementPath('pix.bank'));
    expect(pix.body.data.lines).toEqual([]);
  });

  it('shows somebody of some branches the money of these alone', async () => {
    const second = await business.addBranch();
    const there = { ...business, branch: second };
    const product = await newProduct(there);
    await handOver(there, (await newOrder(there, product)).id);
    const manager = await business.person('manager', { branchIds: [second.id] });
    const wallet = await walletOf(manager, 'all');
    expect(wallet).toEqual(await walletOf(business.owner, second.id));
    expect(rowsOf(wallet, 'cash')).toMatchObject([
      { account: `cash.branch:${second.id}`, balanceCents: 2000 },
    ]);
    expect(wallet.yoursCents).toBe(2000);
    for (const path of [
      `/api/wallet?branch=${branchId}`,
      statementPath('pix.bank', {}, branchId),
      statementPath(`cash.branch:${branchId}`),
      statementPath(`sellers.payable:${seller.id}`),
    ])
      expect(refusal(await manager.get(path)), path).toEqual([404, 'NOT_FOUND']);
    expect(await linesOf(manager, 'pix.bank')).toEqual([]);
  });

  it.each(['attendant', 'kitchen', 'courier', 'seller', 'marketing'] as const)(
    'refuses a %s',
    async (role) => {
      const person = await business.person(role);
      for (const path of ['/api/wallet?branch=all', statementPath('pix.bank')])
        expect(refusal(await person.get(path))).toEqual([403, 'FORBIDDEN']);
    },
  );
});
