import { beforeAll, describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import type { BusinessDto } from '../../../src/contracts/business';
import type { StarterDto } from '../../../src/contracts/menu-files';
import type { OnboardingDto, TestOrderDto } from '../../../src/contracts/onboarding';
import type { HomeDto } from '../../../src/contracts/home';
import type { BoardDto } from '../../../src/contracts/board';
import type { OrderCardDto } from '../../../src/contracts/orders';
import type { StoreMenuDto, StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, bareBusiness, unique, type TestBusiness } from '../support/business';
import type { Answer } from '../support/client';
import { branchBody } from '../support/branches';
import { countOf } from '../support/database';
import { newPhone, place } from '../support/ordering';
import { performAction } from '../support/states';

let business: Omit<TestBusiness, 'branch'>;

const read = async (): Promise<OnboardingDto> =>
  (await business.owner.get<OnboardingDto>('/api/onboarding')).body.data;
const stateOf = (answer: OnboardingDto, step: string) =>
  answer.steps.find((candidate) => candidate.step === step)?.state;

function done<T>({ status, body, text }: Answer<T>): T {
  expect([200, 201], text).toContain(status);
  return body.data;
}

beforeAll(async () => {
  business = await bareBusiness({ state: 'TRIAL' });
});

describe('from a fresh business to its first real order', () => {
  let branch: BranchDto;

  it('begins with everything to do, and knows the first step', async () => {
    const answer = await read();
    expect(answer.steps.map(({ state }) => state)).toEqual(answer.steps.map(() => 'TODO'));
    expect(answer).toMatchObject({ next: 'business', branch: null, testOrder: null });
    expect(answer.obstacles).toEqual([
      { code: 'NO_BRANCH', step: 'branch', message: expect.stringMatching(/./) as string },
    ]);
  });

  it('says who the business is', async () => {
    const { version } = done(await business.owner.get<BusinessDto>('/api/business'));
    const saved = done(
      await business.owner.send<BusinessDto>('PATCH', '/api/business', {
        version,
        legalName: 'Cantina da Nonna Ltda',
        document: '11.222.333/0001-81',
        phone: '(11) 3000-0000',
        email: 'oi@nonna.test',
      }),
    );
    expect(saved).toMatchObject({ document: '11222333000181', phone: '+551130000000', version: version + 1 });
    expect(await read()).toMatchObject({ next: 'branch' });
  });

  it('makes its first branch, a draft that takes no orders', async () => {
    branch = done(
      await business.owner.post<BranchDto>('/api/branches', branchBody({ name: unique('Nonna Centro') })),
    );
    expect(branch).toMatchObject({ state: 'DRAFT', payments: [], version: 1 });
    expect(branch.slug).toMatch(/^nonna-centro-/);
    const { store } = done(await anonymous.get<StoreProfileDto>(`/api/store/${branch.slug}`));
    expect(store).toMatchObject({ canOrder: false, state: 'PAUSED' });
    const answer = await read();
    expect(answer).toMatchObject({
      next: 'hours',
      branch: { id: branch.id, slug: branch.slug, live: false },
    });
    expect(answer.branch?.storeUrl).toMatch(new RegExp(`^https?://.+/m/${branch.slug}$`));
  });

  it('cannot go live yet, and is told everything that is missing', async () => {
    const answer = await business.owner.post(`/api/branches/${branch.id}/go-live`);
    expect(answer.status).toBe(422);
    const missing = ['MENU_EMPTY', 'NEVER_OPEN', 'NO_DELIVERY_ZONE', 'NO_PAYMENT_METHOD'];
    expect(answer.body.error.details.issues?.map(({ code }) => code)).toEqual(missing);
    const { obstacles } = await read();
    expect(obstacles.map(({ code, step }) => [code, step])).toEqual([
      ['MENU_EMPTY', 'menu'],
      ['NEVER_OPEN', 'hours'],
      ['NO_DELIVERY_ZONE', 'zones'],
      ['NO_PAYMENT_METHOD', 'payments'],
    ]);
    for (const { message } of obstacles) expect(message.length).toBeGreaterThan(10);
  });

  it('sets hours, zones and payments', async () => {
    done(
      await business.owner.send('PUT', `/api/branches/${branch.id}/opening-hours`, {
        version: 0,
        hours: [{ service: 'ALL', mode: 'ALWAYS' }],
      }),
    );
    expect(await read()).toMatchObject({ next: 'zones' });
    done(
      await business.owner.post('/api/delivery-zones', {
        branchId: branch.id,
        name: 'Perto',
        feeCents: 700,
        area: { kind: 'DISTRICT', geometry: { districts: [{ name: 'Centro', city: 'São Paulo' }] } },
      }),
    );
    expect(await read()).toMatchObject({ next: 'payments' });
    branch = done(
      await business.owner.send<BranchDto>('PATCH', `/api/branches/${branch.id}`, {
        version: branch.version,
        payments: ['CASH', 'PIX'],
        pixKey: '529.982.247-25',
      }),
    );
    expect(branch).toMatchObject({ payments: ['CASH', 'PIX'], pixKey: '52998224725' });
    expect(await read()).toMatchObject({ next: 'menu' });
  });

  it('takes a menu to start from', async () => {
    const made = done(
      await business.owner.post<StarterDto>('/api/menu/starter', {
        branchId: branch.id,
        cuisine: 'PIZZA',
        language: 'pt-BR',
      }),
    );
    expect(made.products).toBeGreaterThan(10);
    const menu = done(await anonymous.get<StoreMenuDto>(`/api/store/${branch.slug}/menu`));
    expect(menu.products).toHaveLength(made.products);
    expect(menu.categories.map(({ name }) => name)).toContain('Pizzas tradicionais');
    const answer = await read();
    expect(answer).toMatchObject({ next: 'team', obstacles: [] });
  });

  it('puts the team off, which is kept', async () => {
    const answer = done(await business.owner.post<OnboardingDto>('/api/onboarding/team/skip'));
    expect(stateOf(answer, 'team')).toBe('SKIPPED');
    expect(await read()).toMatchObject({ next: 'test-order' });
  });

  it('sends a test order over the board, which counts nowhere', async () => {
    const path = `/api/branches/${branch.id}/test-order`;
    const test = await business.owner.post<TestOrderDto>(path);
    expect(test.status, test.text).toBe(201);
    expect(test.body.data).toMatchObject({ state: 'PENDING', type: 'TAKEOUT', acknowledgedAt: null });

    const board = done(await business.owner.get<BoardDto>(`/api/orders/board?branch=${branch.id}`));
    expect(board.orders).toMatchObject([
      { id: test.body.data.id, test: true, state: 'PENDING', customerPhone: null, newCustomer: false },
    ]);
    let card = board.orders[0] as OrderCardDto;
    for (const action of ['acknowledge', 'accept', 'start', 'ready', 'deliver'])
      card = done(await performAction(business.owner, card, action));
    expect(card.state).toBe('DELIVERED');

    const answer = await read();
    expect(answer).toMatchObject({ next: 'go-live', testOrder: { id: card.id, state: 'DELIVERED' } });
    const home = done(await business.owner.get<HomeDto>(`/api/home?branch=${branch.id}`));
    expect(home.today).toMatchObject({ orders: 0, salesCents: 0, cancelled: 0 });
    expect(home.bestSellers).toEqual([]);
    const list = await business.owner.get('/api/orders');
    expect(list.body).toMatchObject({ data: [{ test: true }], meta: { total: 1, sumCents: 0 } });
    expect(await countOf('customers', 'business_id = ?', [business.id])).toBe(0);
  });

  it('goes live, once', async () => {
    const before = await countOf('audit_entries', `entity_id = ? AND action = 'go-live'`, [branch.id]);
    for (let time = 0; time < 2; time += 1) {
      const live = done(await business.owner.post<BranchDto>(`/api/branches/${branch.id}/go-live`));
      expect(live.state).toBe('ACTIVE');
    }
    const after = await countOf('audit_entries', `entity_id = ? AND action = 'go-live'`, [branch.id]);
    expect([before, after]).toEqual([0, 1]);
    expect(await read()).toMatchObject({ next: null, branch: { live: true }, obstacles: [] });
  });

  it('gets its first real order from a stranger', async () => {
    const menu = done(await anonymous.get<StoreMenuDto>(`/api/store/${branch.slug}/menu`));
    const water = menu.products.find(({ name }) => name.startsWith('Água'));
    const placed = await place(
      { ...business, branch },
      {
        type: 'DELIVERY',
        items: [{ productId: water?.id, quantity: 2, extras: [] }],
        address: { ...branchBody().address, district: 'centro' },
        customer: { name: 'Ana Lima', phone: newPhone() },
        payment: { method: 'CASH' },
        expectedTotalCents: (water?.priceCents ?? 0) * 2 + 700,
      },
    );
    expect(placed.status, placed.text).toBe(201);
    const home = done(await business.owner.get<HomeDto>(`/api/home?branch=${branch.id}`));
    expect(home.today).toMatchObject({ orders: 1, salesCents: placed.body.data.totals.totalCents });
  });
});
