import type { APIRequestContext } from '@playwright/test';
import type { PinDto } from '@contracts/access';
import type { CategoryDto, ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import type { BoardDto, HomeDto, OrderActionName, OrderCardDto } from '@contracts/orders';
import type { SessionDto } from '@contracts/session';
import type { PersonDto } from '@contracts/team';
import type { Role } from '@domain/access';
import type { VariationPrice } from '@domain/menu';
import { dataOf } from './answers';
import { PASSWORD, SLUG } from './people';
import type { Teammate } from './teammate';
import { unique } from './unique';

interface NewProduct {
  name?: string;
  priceCents?: number;
  categoryIds?: string[];
  variationGroupId?: string;
  extraGroupIds?: string[];
  station?: string;
  stockTracked?: boolean;
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

  newCategory(fields: { name?: string } = {}): Promise<CategoryDto> {
    return this.create('categories', { name: unique('Pratos'), position: 1000, ...fields });
  }

  /** Something that can be ordered, in a category of its own unless some are named. */
  async newProduct(fields: NewProduct = {}): Promise<ProductDto> {
    const categoryIds = fields.categoryIds ?? [(await this.newCategory()).id];
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

  /** Extras at one price, or at a price in each of some variations. */
  newExtras(
    name: string,
    rule: { min: number; max: number; priceMethod?: 'SUM' | 'MAX' | 'AVG' },
    prices: Record<string, number | VariationPrice[]>,
  ): Promise<ExtraGroupDto> {
    const extras = Object.entries(prices).map(([extra, price], position) => ({
      name: extra,
      ...(typeof price === 'number' ? { priceCents: price } : { priceCents: 0, variationPrices: price }),
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

  async board(): Promise<OrderCardDto[]> {
    const { orders } = await dataOf<BoardDto>(
      await this.api.get(`/api/orders/board?branch=${this.branch.id}`),
    );
    return orders;
  }

  /** The order of a number as the board has it today. */
  async order(number: string): Promise<OrderCardDto> {
    const order = (await this.board()).find((card) => card.number === number);
    if (!order) throw new Error(`Order ${number} is not on the board`);
    return order;
  }

  async does(
    action: OrderActionName,
    { id, version }: OrderCardDto,
    more: object = {},
  ): Promise<OrderCardDto> {
    const data = action === 'acknowledge' ? {} : { version, ...more };
    return dataOf(await this.api.post(`/api/orders/${id}/${action}`, { data }));
  }

  /** Accepts whatever waits, so that no order left unanswered expires while figures are compared. */
  async answersEverything(): Promise<void> {
    for (const order of await this.board()) {
      if (order.actions.includes('accept')) await this.does('accept', order);
    }
  }

  private async create<T>(noun: string, fields: object): Promise<T> {
    return dataOf(await this.api.post(`/api/${noun}`, { data: { branchId: this.branch.id, ...fields } }));
  }
}
