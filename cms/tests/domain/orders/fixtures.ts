import type { DeliveryZone, ZoneShape, ZoneTerms } from '../../../src/domain/delivery';
import { indexMenu, type Menu } from '../../../src/domain/menu';
import type { OpeningHours } from '../../../src/domain/opening-hours';
import {
  stampOf,
  type Address,
  type OrderItem,
  type OrderMoment,
  type StoreContext,
} from '../../../src/domain/orders';
import { quote, type Quote, type QuoteFacts, type QuoteRequest } from '../../../src/domain/quote';
import type { Weekday } from '../../../src/domain/time';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';

/** Tuesday 10 March 2026, 12:00 in São Paulo. */
export const NOON = new Date('2026-03-10T15:00:00.000Z');

const EVERY_DAY: Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Every day in one period of local time. */
export function daily(opens: string, closes: string, service: OpeningHours['service'] = 'ALL'): OpeningHours {
  return { service, mode: 'WEEKLY', periods: EVERY_DAY.map((weekday) => ({ weekday, opens, closes })) };
}

const CENTRO: ZoneShape = {
  kind: 'DISTRICT',
  geometry: { districts: [{ name: 'Centro', city: '' }] },
};

export function aZone(terms: Partial<ZoneTerms> = {}, shape: ZoneShape = CENTRO): DeliveryZone {
  return {
    id: 'centro',
    name: 'Centro',
    color: '#000000',
    active: true,
    priority: 1,
    feeCents: 800,
    feeTiers: [],
    minOrderCents: 0,
    freeAboveCents: null,
    etaMin: 20,
    etaMax: 35,
    days: [],
    from: null,
    to: null,
    exclusion: false,
    ...terms,
    ...shape,
  };
}

/** Risotto 40.00, beer 12.00 (6 an order), cake 15.00 (3 left), pizza by size with toppings. */
export function someMenu(changes: Partial<Menu> = {}): Menu {
  return aMenu({
    products: [
      aProduct({
        id: 'risotto',
        name: 'Risotto',
        priceCents: 4000,
        unit: 'KG',
        station: 'Stove',
        kitchenName: 'RISO',
      }),
      aProduct({ id: 'beer', name: 'Beer', priceCents: 1200, maxPerOrder: 6 }),
      aProduct({ id: 'cake', name: 'Cake', priceCents: 1500, stock: { tracked: true, quantity: 3 } }),
      aProduct({
        id: 'pizza',
        name: 'Pizza',
        priceCents: 0,
        variationGroupId: 'sizes',
        extraGroupIds: ['toppings'],
      }),
    ],
    variationGroups: [
      aVariationGroup([
        aVariation({ id: 'small', name: 'Small', priceCents: 3000 }),
        aVariation({ id: 'large', name: 'Large', priceCents: 5000 }),
      ]),
    ],
    extraGroups: [
      anExtraGroup(
        [
          anExtra({ id: 'cheese', name: 'Cheese', priceCents: 300, maxQuantity: 2 }),
          anExtra({ id: 'olives', name: 'Olives', priceCents: 200 }),
        ],
        { max: 3 },
      ),
    ],
    ...changes,
  });
}

type Settings = StoreContext['branch']['settings'];

export interface StoreChanges extends Partial<Omit<StoreContext, 'business' | 'branch' | 'menu'>> {
  business?: Partial<StoreContext['business']>;
  branch?: Partial<Omit<StoreContext['branch'], 'settings'>>;
  settings?: Partial<Settings>;
  menu?: Menu;
}

/** A store that delivers, hands out and serves, open every day from 11:00 to 23:00 and without any obstacle. */
export function aStore(changes: StoreChanges = {}): StoreContext {
  const { business, branch, settings, menu, ...rest } = changes;
  return {
    businessId: 'cantina',
    business: { state: 'ACTIVE', currency: 'BRL', country: 'BR', language: 'pt-BR', ...business },
    branch: {
      id: 'centro',
      slug: 'cantina-centro',
      name: 'Centro',
      state: 'ACTIVE',
      timezone: 'America/Sao_Paulo',
      closeoutTime: '04:00',
      location: { lat: -23.55, lng: -46.633 },
      services: ['DELIVERY', 'TAKEOUT', 'DINE_IN'],
      paymentMethods: ['PIX', 'CASH', 'CREDIT'],
      minOrderCents: 0,
      preparationMin: 30,
      acceptDeadlineMin: 8,
      serviceFeeBps: 0,
      autoAccept: { enabled: false, delaySec: 0, onlyIfPaid: false, maxOpenOrders: null },
      pixKey: null,
      settings: {
        scheduling: { enabled: true, minLeadMin: 60, maxDays: 2 },
        closeWithoutBoardMin: null,
        learnedTimes: true,
        expo: false,
        requirePickupCode: false,
        refundPercent: null,
        discountPercent: null,
        tips: true,
        maxOpenOrders: null,
        per15Min: null,
        slots: { minutes: 30, capacity: null },
        numbering: { prefix: '', from: 1 },
        ...settings,
      },
      ...branch,
    },
    hours: [daily('11:00', '23:00')],
    exceptions: [],
    pauses: [],
    zones: [aZone()],
    menu: indexMenu(menu ?? someMenu()),
    ...rest,
  };
}

export const ADDRESS: Address = {
  street: 'Rua Direita',
  number: '100',
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01002-000',
};

/** One risotto to take away. */
export function aRequest(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return { type: 'TAKEOUT', items: [anItem('risotto')], ...changes };
}

export function anItem(
  productId: string,
  quantity = 1,
  choice: Partial<QuoteRequest['items'][number]> = {},
): QuoteRequest['items'][number] {
  return { productId, quantity, extras: [], ...choice };
}

/** A piece as it was sold at 10.00, its product called as it is. */
export function soldItem(changes: Partial<OrderItem> = {}): OrderItem {
  const { name = 'Beer', quantity = 1, unitPriceCents = 1000 } = changes;
  return {
    ...{ productId: name, name, kitchenName: null, variation: null, quantity, unit: 'UN', unitPriceCents },
    ...{ extrasCents: 0, totalCents: quantity * unitPriceCents, notes: null, extras: [], station: null },
    ...changes,
  };
}

type Asked = [store: StoreChanges, request: Partial<QuoteRequest>, facts?: Partial<QuoteFacts>];

/** A quote of the store page at noon. */
export function ask(...[store, request, facts]: Asked): Quote {
  return quote(aStore(store), aRequest(request), { now: NOON, channel: 'STORE', ...facts });
}

/** What is refused and where, e.g. 'BELOW_MINIMUM items'. */
export function refusalsOf({ refusals }: Quote): string[] {
  return refusals.map(({ code, path }) => `${code} ${path.join('.')}`);
}

/** An order for delivery that came into its state at noon. */
export function anOrder(changes: Partial<OrderMoment> & Pick<OrderMoment, 'state'>): OrderMoment {
  return { type: 'DELIVERY', timing: 'NOW', [stampOf(changes.state)]: NOON.toISOString(), ...changes };
}
