import { z } from 'zod';
import type { WritePermissions } from '../domain/access';
import {
  COURIER_KINDS,
  MAX_STOPS,
  MAX_SETTLED,
  PAY_KINDS,
  VEHICLES,
  type Availability,
  type DeliveryState,
  type ProblemCode,
  type RefusedStep,
  type SettlementState,
  type SettlementSums,
  type StopState,
} from '../domain/couriers';
import type { OrderState } from '../domain/orders/order';
import type { Stored } from './menu';
import { withoutDefaults } from './partial-body';
import { version } from './version';
import { oneLine } from './text';

const id = z.string().min(1).max(64);
const cents = z.int().min(0).max(100_000_000);

const courierFields = {
  name: oneLine().min(2).max(60),
  phone: oneLine().max(32).nullable().default(null),
  /** Who of the team it is, if they sign in: they then see their own trips here. */
  personId: z.string().min(1).max(32).nullable().default(null),
  kind: z.enum(COURIER_KINDS).default('OWN'),
  vehicle: z.enum(VEHICLES).default('MOTORCYCLE'),
  plate: oneLine().max(12).default(''),
  payKind: z.enum(PAY_KINDS).default('PER_DELIVERY'),
  payBaseCents: cents.default(0),
  payPerKmCents: cents.default(0),
  payDailyCents: cents.default(0),
  /** Orders they carry at a time. */
  maxConcurrent: z.int().min(1).max(MAX_STOPS).default(3),
  /** Whether they are there to be offered trips. */
  available: z.boolean().default(false),
  state: z.enum(['ACTIVE', 'PAUSED']).default('ACTIVE'),
};

/** Body of `POST /api/couriers`. */
export const courierCreate = z.strictObject({ branchId: id, ...courierFields });
/** Body of `PATCH /api/couriers/:id`: what changes, and the `version` it was read at. */
export const courierUpdate = withoutDefaults(courierFields).extend({ version });

/** Which permission writes each field. */
export const COURIER_WRITE_PERMISSIONS = {
  name: 'courier.edit',
  phone: 'courier.edit',
  personId: 'courier.edit',
  kind: 'courier.edit',
  vehicle: 'courier.edit',
  plate: 'courier.edit',
  payKind: 'courier.edit',
  payBaseCents: 'courier.edit',
  payPerKmCents: 'courier.edit',
  payDailyCents: 'courier.edit',
  maxConcurrent: 'courier.edit',
  available: 'courier.edit',
  state: 'courier.edit',
} as const satisfies WritePermissions<z.output<typeof courierUpdate>>;

/** A row of `/api/couriers`, inside `data`. */
export interface CourierDto extends Stored, Omit<z.output<typeof courierCreate>, 'state'> {
  id: string;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
}

/** `GET /api/couriers/:id/link` and `POST …/renew-link`: the address of the courier's phone page, a secret. */
export interface CourierLinkDto {
  url: string;
}

/** Body of `POST /api/couriers/:id/renew-link`: the link before is dead. */
export const renewLinkBody = z.strictObject({ version });

/** An order of a trip, as the store sees it. */
export interface StopDto {
  orderId: string;
  orderNumber: string;
  state: StopState;
  district: string | null;
  /** From the stop before, in straight lines; null where a place is not known. */
  legMeters: number | null;
  problem: ProblemCode | null;
  /** What the courier wrote about it. */
  note: string | null;
  /** What they did there that could not be taken, as it came. */
  refused: RefusedStep[];
}

/** A trip, as the store sees it. */
export interface DeliveryDto {
  branchId: string;
  version: number;
  id: string;
  courierId: string | null;
  courierName: string | null;
  state: DeliveryState;
  businessDay: string;
  stops: StopDto[];
  offerEndsAt: string | null;
  pickedUpAt: string | null;
  endedAt: string | null;
  /** Orders handed over. */
  deliveries: number;
  earnedCents: number;
  tipCents: number;
  cashCents: number;
  changeCents: number;
  settlementId: string | null;
}

/** Body of `POST /api/deliveries`: these orders go together, carried by this courier. */
export const assignBody = z.strictObject({
  courierId: id,
  orders: z.array(z.strictObject({ id, version })).min(1).max(MAX_STOPS),
  dispatch: z
    .boolean()
    .default(false)
    .describe('The courier leaves with them now: nobody is asked, and every order has to be ready'),
});

/** Body of `POST /api/deliveries/:id/withdraw`: its courier is taken off. */
export const withdrawBody = z.strictObject({ version });

/** Body of `POST /api/deliveries/:id/returned`: what was brought back of an order is in the house. */
export const returnedBody = z.strictObject({ order: id, version });

/** A courier as whoever gives out trips needs to see them. */
export interface CourierOnBoard {
  id: string;
  version: number;
  name: string;
  phone: string | null;
  vehicle: (typeof VEHICLES)[number];
  kind: (typeof COURIER_KINDS)[number];
  state: 'ACTIVE' | 'PAUSED';
  available: boolean;
  availability: Availability;
  /** Orders on trips that are not over. */
  load: number;
  maxConcurrent: number;
  /** Those that are not over, and those that nothing was left of while the courier did something there, until they are settled. */
  trips: DeliveryDto[];
  /** What is not settled yet. */
  open: Pick<SettlementSums, 'earnedCents' | 'tipsCents' | 'balanceCents'>;
}

/** An order that has to be carried and has nobody yet. */
export interface WaitingOrder {
  id: string;
  number: string;
  version: number;
  state: OrderState;
  district: string | null;
  promisedAt: string | null;
  placedAt: string;
  /** Who was asked and did not take it. */
  declined: string[];
  /** How often everybody who is available and has room was asked in vain. */
  rounds: number;
}

/** `GET /api/couriers/board?branchId=`: who is free, who carries what, who owes cash, and what waits. */
export interface CourierBoardDto {
  currency: string;
  couriers: CourierOnBoard[];
  waiting: WaitingOrder[];
}
export const courierBoardQuery = z.strictObject({ branchId: id });

/** `GET /api/couriers/:id/settlement`: what a closing now would fix. */
export interface OpenSettlementDto extends SettlementSums {
  courierId: string;
  courierName: string;
  state: 'OPEN';
  /** All of them, oldest first. */
  trips: DeliveryDto[];
}

/** Body of `POST /api/couriers/:id/settle`: the shift is over and its trips are fixed in the settlement. */
export const settleBody = z.strictObject({
  /** What the person saw; another sum or count answers 409. No sum is too large: all that is open is settled at once. */
  expectedBalanceCents: z.int(),
  /** None where all there is was brought forward. */
  expectedTrips: z.int().min(0).max(MAX_SETTLED),
  /** What was counted of what the courier hands in; null where nobody counted. */
  countedCents: z.int().min(0).nullable().default(null),
});

/** Body of `POST /api/settlements/:id/pay`: the balance has changed hands. */
export const paySettlementBody = z.strictObject({ version });

/** A row of `/api/settlements`. */
export interface SettlementDto extends Stored, SettlementSums {
  id: string;
  courierId: string;
  courierName: string;
  businessDay: string;
  /** Of what the courier hands in; null where nobody counted. */
  countedCents: number | null;
  /** By how much that is not what they hand in: below 0, what is short; brought forward into the next. */
  differenceCents: number | null;
  state: SettlementState;
  closedAt: string;
  paidAt: string | null;
}
