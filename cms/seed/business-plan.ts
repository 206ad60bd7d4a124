import type { z } from 'zod';
import type { programCreate } from '../src/contracts/loyalty';
import type { TicketBody } from '../src/contracts/support';
import type { Role } from '../src/domain/access';
import type { BusinessState } from '../src/domain/business';
import type { Coupon } from '../src/domain/campaign';
import type { FeeTier, ZoneShape, ZoneTerms } from '../src/domain/delivery';
import type { OpeningHours } from '../src/domain/opening-hours';
import type { Address, CancelCode } from '../src/domain/orders/order';
import type { PaymentMethod } from '../src/domain/orders/payment';
import type { BranchState, StoreContext } from '../src/domain/orders/store';
import type { SocialLink } from '../src/domain/social';
import type { MenuPlan } from './menu-plan';
import type { DemoPerson } from './people';
import type { CustomerPlan, GuestPlan } from './customer-plan';
import type { FeedbackPlan, FeedbackWords } from './feedback-plan';
import type { SellerPlan } from './seller-plan';

/** A business as it is written down, before it has ids. */
export interface BusinessPlan {
  key: DemoPerson['business'];
  row: {
    legalName: string;
    tradeName: string;
    document: string;
    email: string;
    phone: string;
    country: string;
    currency: string;
    defaultLanguage: StoreContext['business']['language'];
    state: BusinessState;
  };
  subscription: { planSlug: string; state: 'TRIALING' | 'ACTIVE'; endsInDays: number };
  coupons: readonly CouponPlan[];
  /** The loyalty program that customers collect in; null for none. */
  loyalty: Omit<z.input<typeof programCreate>, 'branchIds'> | null;
  branches: readonly BranchPlan[];
  /** The names and words of the people of the past. */
  guests: GuestsPlan;
  /** What its team knows about customers beside their orders. */
  customers: CustomerPlan;
  /** The language of its feedback. */
  feedback: FeedbackWords;
  /** What its people asked Comanda, the oldest first. */
  tickets: readonly TicketPlan[];
}

export interface TicketPlan extends Omit<TicketBody, 'attachments'> {
  role: Role;
  hoursAgo: number;
  /** What was said after it, in its order. */
  steps: readonly (
    | { kind: 'answer' | 'reply'; hoursAgo: number; text: string }
    | { kind: 'resolve'; hoursAgo: number }
  )[];
}

/** Valid from the first day of the past on. */
type CouponPlan = Pick<Coupon, 'code' | 'name' | 'kind' | 'state' | 'rules'> &
  Partial<Coupon> & {
    /** How many personal codes it has. */
    codes?: number;
  };

type ZonePlan = Omit<ZoneTerms, 'id' | 'active' | 'from' | 'to' | 'days' | 'feeTiers'> & {
  feeTiers: readonly FeeTier[];
} & ZoneShape;

export interface BranchPlan {
  row: {
    name: string;
    slug: string;
    description: string;
    cuisines: readonly string[];
    phone: string;
    whatsapp: string;
    email: string;
    address: Address;
    timezone: string;
    closeoutTime: string;
    logoUrl: string;
    bannerUrl: string;
    color: string;
    services: readonly ('DELIVERY' | 'TAKEOUT')[];
    paymentMethods: readonly PaymentMethod[];
    pixKey: string | null;
    minOrderCents: number;
    preparationMin: number;
    acceptDeadlineMin: number;
    autoAccept: StoreContext['branch']['autoAccept'];
    settings: Pick<
      StoreContext['branch']['settings'],
      'scheduling' | 'closeWithoutBoardMin' | 'requirePickupCode' | 'maxOpenOrders'
    >;
    state: BranchState;
  };
  hours: readonly OpeningHours[];
  zones: readonly ZonePlan[];
  /** In the order in which customers see them. */
  social: readonly SocialLink[];
  menu: MenuPlan;
  sellers: readonly SellerPlan[];
  feedback: FeedbackPlan;
  trade: TradePlan;
}

/** How much a branch sells, when and how. */
interface TradePlan {
  /** How many people order here, and how their phone numbers begin, up to the last seven digits. */
  guests: number;
  /** Guests with a name and contact of their own, by their rank: 0 orders most often. */
  namedGuests: readonly GuestPlan[];
  /** How many people ordered 190 to 400 days ago and never again. */
  lostGuests: number;
  phonePrefix: string;
  /** Orders of a usual day, halfway through the past. */
  ordersADay: number;
  /** How much more, or less, each weekday brings; from Sunday on. */
  weekdays: readonly [number, number, number, number, number, number, number];
  /** When people order, by the branch's clock: minutes since midnight around which orders gather. */
  peaks: readonly { at: number; spread: number; weight: number }[];
  /** Of a hundred orders, how many are delivered. */
  deliveries: number;
  payments: readonly (readonly [method: PaymentMethod, weight: number])[];
  /** Notes people pay with, minor units. */
  banknotes: readonly number[];
  /** Streets by district, of those that are delivered to. */
  districts: readonly DistrictPlan[];
}

interface DistrictPlan {
  name: string;
  postalCode: string;
  weight: number;
  streets: readonly string[];
}

export interface GuestsPlan {
  names: readonly string[];
  surnames: readonly string[];
  complements: readonly string[];
  orderNotes: readonly string[];
  itemNotes: readonly string[];
  rejections: readonly (readonly [code: CancelCode, note: string | null])[];
  /** Why a courier came back. */
  notMet: readonly [string, ...string[]];
}
