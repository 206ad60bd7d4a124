import type { APIRequestContext } from '@playwright/test';
import type { PinDto } from '@contracts/access';
import type { CategoryDto, ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import type { BranchSettingsDto } from '@contracts/branch-settings';
import type { DeliveryZoneDto } from '@contracts/delivery-zones';
import type { CourierDto, CourierLinkDto, OpenSettlementDto } from '@contracts/couriers';
import type { CustomerDto, CustomerFields } from '@contracts/customers';
import type { CloneReportDto } from '@contracts/branch-clone';
import type { OpenAtDto } from '@contracts/opening-hours';
import type { RollCallDto } from '@contracts/devices';
import type { HomeDto } from '@contracts/home';
import type { BoardDto } from '@contracts/board';
import type { OrderActionName, OrderCardDto, OrderDto } from '@contracts/orders';
import type { OrderListMeta } from '@contracts/order-list';
import type { SocialLinksDto } from '@contracts/social-links';
import type { CallerDto } from '@contracts/staff-orders';
import type { SessionDto } from '@contracts/session';
import type { PersonDto } from '@contracts/team';
import type { Role } from '@domain/access';
import type { OrderType } from '@domain/orders/order';
import type { PaymentMethod } from '@domain/orders/payment';
import type { SettingValues } from '@domain/settings';
import type { ClonePart } from '@domain/branches';
import type { VariationPrice } from '@domain/menu';
import { dataOf } from './answers';
import { PASSWORD, SLUG } from './people';
import type { Teammate } from './teammate';
import { unique } from './unique';

/** Where the branch of a journey is. */
export const NEW_PLACE = {
  ...{ postalCode: '69000-000', state: 'AM', city: 'Manaus', district: 'Centro', street: 'Rua do Porto' },
  ...{ number: '7', lat: -3.13, lng: -60.02 },
};

type NamedBranch = CloneReportDto['branch'];

interface NewProduct {
  branchId?: string;
  name?: string;
  priceCents?: number;
  categoryIds?: string[];
  variationGroupId?: string;
  extraGroupIds?: string[];
  station?: string;
  stockTracked?: boolean;
}

interface NewExtra {
  priceCents: number;
  maxQuantity?: number;
  defaultQuantity?: number;
  extraGroupIds?: string[];
}

/** The restaurant as its owner runs it, by the operator API: what journeys find there before they begin. */
export class Restaurant {
  constructor(
    private readonly api: APIRequestContext,
    private readonly session: SessionDto,
  ) {}

  /** The branch that the journeys are about. */
  get branch() {
    const branch = this.session.branches.find(({ slug }) => slug === SLUG);
    if (!branch) throw new Error(`There is no branch ${SLUG}`);
    return branch;
  }

  /** The name of whom it belongs to. */
  get owner(): string {
    return this.session.user.name;
  }

  newCategory(fields: { name?: string; branchId?: string } = {}): Promise<CategoryDto> {
    return this.create('categories', { name: unique('Pratos'), position: 1000, ...fields });
  }

  /** Something that can be ordered, in a category of its own unless some are named. */
  async newProduct(fields: NewProduct = {}): Promise<ProductDto> {
    const { branchId } = fields;
    const categoryIds = fields.categoryIds ?? [(await this.newCategory(branchId ? { branchId } : {})).id];
    return this.create('products', { name: unique('Prato'), priceCents: 2500, ...fields, categoryIds });
  }

  newVariations(name: string, prices: Record<string, number>): Promise<VariationGroupDto> {
    const variations = Object.entries(prices).map(([size, priceCents], position) => ({
      name: size,
      priceCents,
      position,
    }));
    return this.create('variation-groups', { name, variations });
  }

  /** Extras at one price, at a price in each of some variations, or with more said of them. */
  newExtras(
    name: string,
    rule: { min: number; max: number; priceMethod?: 'SUM' | 'MAX' | 'AVG'; display?: 'QUANTITY' },
    prices: Record<string, number | VariationPrice[] | NewExtra>,
  ): Promise<ExtraGroupDto> {
    const fieldsOf = (price: number | VariationPrice[] | NewExtra) => {
      if (typeof price === 'number') return { priceCents: price };
      return Array.isArray(price) ? { priceCents: 0, variationPrices: price } : price;
    };
    const extras = Object.entries(prices).map(([extra, price], position) => ({
      name: extra,
      ...fieldsOf(price),
      position,
    }));
    return this.create('extra-groups', { name, ...rule, extras });
  }

  async extrasCalled(name: string): Promise<ExtraGroupDto> {
    const query = new URLSearchParams({ 'filters[name][$eq]': name });
    const [group] = await dataOf<ExtraGroupDto[]>(await this.api.get(`/api/extra-groups?${query}`));
    if (!group) throw new Error(`There are no extras called ${name}`);
    return group;
  }

  /** Somebody who carries orders of the branch, and is there by phone unless something else is said. */
  newCourier(
    fields: { name?: string; payBaseCents?: number; available?: boolean } = {},
  ): Promise<CourierDto> {
    const usual = { name: unique('Wesley'), payBaseCents: 700, available: true, maxConcurrent: 4 };
    return this.create('couriers', { branchId: this.branch.id, ...usual, ...fields });
  }

  /** Somebody whom the team adds by hand. */
  async newCustomer(fields: { name: string; phone: string } & Partial<CustomerFields>): Promise<CustomerDto> {
    return dataOf(await this.api.post('/api/customers', { data: fields }));
  }

  /** Delivers to all that lie within so many metres of a point, until it is paused. */
  deliversAround(center: { lat: number; lng: number }, radiusMeters: number, feeCents: number) {
    const area = { kind: 'RADIUS', geometry: { center, radiusMeters } };
    return this.create<DeliveryZoneDto>('delivery-zones', { name: unique('Volta'), area, feeCents });
  }

  async pausesZone({ id, version }: DeliveryZoneDto): Promise<void> {
    const data = { version, state: 'PAUSED' };
    await dataOf<DeliveryZoneDto>(await this.api.patch(`/api/delivery-zones/${id}`, { data }));
  }

  /** The path of the page on a courier's phone. */
  async courierPage({ id }: CourierDto): Promise<string> {
    const { url } = await dataOf<CourierLinkDto>(await this.api.get(`/api/couriers/${id}/link`));
    return new URL(url).pathname;
  }

  /** What closing a courier's shift now would fix. */
  async shiftOf({ id }: CourierDto): Promise<OpenSettlementDto> {
    return dataOf(await this.api.get(`/api/couriers/${id}/settlement`));
  }

  /** Closes a courier's shift, uncounted. */
  async settles(courier: CourierDto): Promise<void> {
    const { balanceCents, trips } = await this.shiftOf(courier);
    const data = { expectedBalanceCents: balanceCents, expectedTrips: trips.length, countedCents: null };
    await dataOf<unknown>(await this.api.post(`/api/couriers/${courier.id}/settle`, { data }));
  }

  /** Makes a courier's link worthless. */
  async renewsLink({ id, version }: CourierDto): Promise<void> {
    await dataOf<CourierLinkDto>(
      await this.api.post(`/api/couriers/${id}/renew-link`, { data: { version } }),
    );
  }

  /** Asks somebody by mail to work in the branch. */
  async invites({ name, email }: Teammate, role: Role): Promise<PersonDto> {
    const data = { name, email, role, branchIds: [this.branch.id], language: 'en' };
    return dataOf(await this.api.post('/api/team', { data }));
  }

  /** From now on the owner approves with this PIN. */
  async choosesPin(pin: string): Promise<void> {
    await dataOf<PinDto>(await this.api.put('/api/account/pin', { data: { pin, password: PASSWORD } }));
  }

  /** Marks an extra of a group sold out for a long time. */
  async sellsOut(group: ExtraGroupDto, extraId: string): Promise<ExtraGroupDto> {
    const data = { until: '2099-01-01T00:00:00.000Z' };
    return dataOf(await this.api.post(`/api/extra-groups/${group.id}/extras/${extraId}/sold-out`, { data }));
  }

  async home(): Promise<HomeDto> {
    return dataOf(await this.api.get(`/api/home?branch=${this.branch.id}`));
  }

  /** What the list says of all orders of a business day. */
  async listed(day: string): Promise<OrderListMeta> {
    const query = new URLSearchParams({ branch: this.branch.id, from: day, to: day });
    const answer = await this.api.get(`/api/orders?${query}`);
    if (!answer.ok()) throw new Error(`The list answered ${answer.status()}`);
    return ((await answer.json()) as { meta: OrderListMeta }).meta;
  }

  async board({ id }: { id: string } = this.branch): Promise<OrderCardDto[]> {
    const { orders } = await dataOf<BoardDto>(await this.api.get(`/api/orders/board?branch=${id}`));
    return orders;
  }

  async rollCall(): Promise<RollCallDto> {
    return dataOf(await this.api.get(`/api/branches/${this.branch.id}/devices`));
  }

  /** What is on the board of a customer. */
  async ordersOf(name: string): Promise<OrderCardDto[]> {
    return (await this.board()).filter(({ customerName }) => customerName === name);
  }

  /** The order of a number as the board has it today. */
  async order(number: string): Promise<OrderCardDto> {
    const order = (await this.board()).find((card) => card.number === number);
    if (!order) throw new Error(`Order ${number} is not on the board`);
    return order;
  }

  async orderById(id: string): Promise<OrderDto> {
    return dataOf(await this.api.get(`/api/orders/${id}`));
  }

  /** Asks a courier to carry orders, on one trip. */
  async assigns(courier: CourierDto, ...orders: readonly OrderCardDto[]): Promise<void> {
    const data = { courierId: courier.id, orders: orders.map(({ id, version }) => ({ id, version })) };
    await dataOf<unknown>(await this.api.post('/api/deliveries', { data }));
  }

  async does(
    action: OrderActionName,
    { id, version }: OrderCardDto,
    more: object = {},
  ): Promise<OrderCardDto> {
    const data = action === 'acknowledge' ? {} : { version, ...more };
    return dataOf(await this.api.post(`/api/orders/${id}/${action}`, { data }));
  }

  /** Gives the customer with a phone units of the loyalty program. */
  async givesUnits(phone: string, amount: number): Promise<void> {
    const path = `/api/customers/by-phone?${new URLSearchParams({ phone })}`;
    const caller = await dataOf<CallerDto | null>(await this.api.get(path));
    const data = { amount, reason: 'Cartão de papel' };
    await dataOf(await this.api.post(`/api/loyalty-accounts/${caller?.id}/adjust`, { data }));
  }

  /** Takes the money for an order, in cash. */
  async takesAll({ id, version, totalCents }: OrderCardDto): Promise<OrderCardDto> {
    const data = { version, method: 'CASH', amountCents: totalCents };
    return dataOf(await this.api.post(`/api/orders/${id}/payments`, { data }));
  }

  /** One more branch that begins with what this one has; not in operation yet. */
  async copiesBranch(name: string, parts: readonly ClonePart[]): Promise<NamedBranch> {
    const data = { branchId: this.branch.id, name, address: NEW_PLACE, parts };
    const { branch } = await dataOf<CloneReportDto>(await this.api.post('/api/branches/clone', { data }));
    return branch;
  }

  /** One more branch that takes orders as this one does, with the same menu. */
  async opensAnother(name: string): Promise<NamedBranch> {
    const branch = await this.copiesBranch(name, ['rules', 'payments', 'hours', 'menu', 'zones']);
    await this.opens(branch);
    return branch;
  }

  /** The same with one product and nothing else on its menu. */
  async opensSmall(name: string) {
    const branch = await this.copiesBranch(name, ['rules', 'payments', 'hours', 'zones']);
    const product = await this.newProduct({ branchId: branch.id });
    await this.opens(branch);
    return { branch, product };
  }

  async branchCalled(name: string): Promise<NamedBranch> {
    const branches = await dataOf<NamedBranch[]>(await this.api.get('/api/branches'));
    const branch = branches.find((each) => each.name === name);
    if (!branch) throw new Error(`There is no branch ${name}`);
    return branch;
  }

  /** From now on the branch offers these ways of getting an order. */
  serves(services: readonly OrderType[], branch: { id: string } = this.branch): Promise<void> {
    return this.changes(branch, { services });
  }

  /** From now on customers of the branch may pay so. */
  takes(payments: readonly PaymentMethod[]): Promise<void> {
    return this.changes(this.branch, { payments });
  }

  /** The branch takes no orders for so long. */
  async pauses(branch: NamedBranch, minutes: number): Promise<void> {
    await dataOf(
      await this.api.post(`/api/branches/${branch.id}/pause`, { data: { reason: 'STAFF', minutes } }),
    );
  }

  async opens(branch: NamedBranch): Promise<void> {
    await dataOf(await this.api.post(`/api/branches/${branch.id}/go-live`, { data: {} }));
  }

  /** From now on the clocks of a branch show the time of an IANA time zone. */
  setTimezone(branch: NamedBranch, timezone: string): Promise<void> {
    return this.changes(branch, { timezone });
  }

  /** Replaces the links of a branch by what somebody wrote for each network. */
  async isFoundAt({ id }: NamedBranch, written: Readonly<Record<string, string>>): Promise<SocialLinksDto> {
    const path = `/api/branches/${id}/social-links`;
    const { version } = await dataOf<SocialLinksDto>(await this.api.get(path));
    const links = Object.entries(written).map(([network, url]) => ({ network, url, visible: true }));
    return dataOf(await this.api.put(path, { data: { version, links } }));
  }

  /** Whether a branch delivers at an instant, by the hours that the server has stored. */
  async isOpenAt(branch: NamedBranch, at: Date): Promise<boolean> {
    const query = new URLSearchParams({ at: at.toISOString(), service: 'DELIVERY' });
    const answer = await this.api.get(`/api/branches/${branch.id}/opening-hours/at?${query}`);
    return (await dataOf<OpenAtDto>(answer)).open;
  }

  async productCalled(name: string, { id }: { id: string } = this.branch): Promise<ProductDto> {
    const query = new URLSearchParams({ 'filters[branchId][$eq]': id, 'filters[name][$eq]': name });
    const [product] = await dataOf<ProductDto[]>(await this.api.get(`/api/products?${query}`));
    if (!product) throw new Error(`There is no product ${name}`);
    return product;
  }

  /** So many more pieces of a product lie there. */
  async restocks({ id }: ProductDto, quantity: number): Promise<void> {
    const data = { kind: 'RESTOCK', quantity };
    await dataOf<unknown>(await this.api.post(`/api/products/${id}/stock`, { data }));
  }

  async reprices({ id, version }: ProductDto, priceCents: number): Promise<ProductDto> {
    return dataOf(await this.api.patch(`/api/products/${id}`, { data: { version, priceCents } }));
  }

  /** Takes a product off the menu. */
  async takesOff({ id, version }: ProductDto): Promise<void> {
    await dataOf(await this.api.patch(`/api/products/${id}`, { data: { version, state: 'PAUSED' } }));
  }

  /** From now on a branch behaves so; what is not named stays. */
  async behaves(
    changes: { [Group in keyof SettingValues]?: Partial<SettingValues[Group]> },
    { id }: { id: string } = this.branch,
  ): Promise<void> {
    const path = `/api/branches/${id}/settings`;
    const { version, values } = await dataOf<BranchSettingsDto>(await this.api.get(path));
    const next = Object.entries(values).map(([group, own]) => [
      group,
      { ...own, ...changes[group as keyof SettingValues] },
    ]);
    await dataOf(await this.api.put(path, { data: { version, values: Object.fromEntries(next) as object } }));
  }

  /** Accepts whatever waits, so that no order left unanswered expires while figures are compared. */
  async answersEverything(branch?: NamedBranch): Promise<void> {
    for (const order of await this.board(branch)) {
      if (order.actions.includes('accept')) await this.does('accept', order);
      else if (order.actions.includes('acknowledge')) await this.does('acknowledge', order);
    }
  }

  private async changes({ id }: { id: string }, fields: object): Promise<void> {
    const path = `/api/branches/${id}`;
    const { version } = await dataOf<{ version: number }>(await this.api.get(path));
    await dataOf(await this.api.patch(path, { data: { version, ...fields } }));
  }

  private async create<T>(noun: string, fields: object): Promise<T> {
    return dataOf(await this.api.post(`/api/${noun}`, { data: { branchId: this.branch.id, ...fields } }));
  }
}
