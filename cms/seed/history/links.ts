import { DAY_MS } from '../../src/domain/time';
import type { SellerPlan } from '../seller-plan';
import type { Random } from '../random';
import type { Guest } from './guests';

/** Who has opened a link comes by it more often than not: it counts for some days. */
const BY_THE_LINK = 0.7;
/** Where only a first order counts, nobody is sent the link again. */
const AGAIN = 0.1;

/** By whose link the guests of a branch come. It has a chance of its own: without it the orders would be the same. */
export class Links {
  private readonly opened: ReadonlyMap<Guest, SellerPlan | null>;

  constructor(
    sellers: readonly SellerPlan[],
    guests: readonly Guest[],
    private readonly random: Random,
    private readonly now: Date,
  ) {
    const others = 100 - sellers.reduce((sum, seller) => sum + seller.guests, 0);
    const all = [...sellers.map((seller) => [seller, seller.guests] as const), [null, others] as const];
    this.opened = new Map(guests.map((guest) => [guest, random.weighted<SellerPlan | null>(all)]));
  }

  /** The code that an order of a guest names, if it names one. */
  codeFor(guest: Guest, at: Date): string | undefined {
    const seller = this.opened.get(guest);
    if (!seller) return undefined;
    const [from, until] = seller.days;
    const ago = (this.now.getTime() - at.getTime()) / DAY_MS;
    const came = this.random.chance(seller.firstOrderOnly && guest.orders > 0 ? AGAIN : BY_THE_LINK);
    return came && ago <= from + 1 && ago >= until ? seller.code : undefined;
  }
}
