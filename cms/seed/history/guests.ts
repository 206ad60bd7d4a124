import type { Sql } from '../../src/database/sql';
import type { Address } from '../../src/domain/orders/order';
import type { PaymentMethod } from '../../src/domain/orders/payment';
import { DAY_MS } from '../../src/domain/time';
import type { BranchPlan, BusinessPlan } from '../business-plan';
import type { Random } from '../random';
import { DAYS } from './calendar';

export interface Guest {
  name: string;
  phone: string;
  email: string | null;
  addresses: Address[];
  /** How often they come among the guests: few come often. */
  weight: number;
  /** Before that day nobody had heard of them. */
  since: Date;
  /** After that day they never came again; null for those who still come. */
  until: Date | null;
  /** Of a hundred orders, how many they have brought to them. */
  deliveries: number;
  method: PaymentMethod;
  /** What they had before, by product. */
  favourites: string[];
  orders: number;
}

/** How many days ago guests stopped coming, between two bounds, and how much more often than their like they came before. */
interface Lapse {
  daysAgo: readonly [number, number];
  weight: number;
}

/** Some regulars and some occasional guests stopped coming. */
function lapseOf(rank: number): Lapse | null {
  if (rank < 48) return rank % 4 === 3 ? { daysAgo: [62, 67], weight: 2 } : null;
  return rank % 6 === 5 ? { daysAgo: [32, 82], weight: 1 } : null;
}

/**
 * The people who order at a branch. Half of them have been coming from the first day on. The last ones are those who ordered
 * long before the ninety days and never again.
 */
export function inviteGuests(
  business: BusinessPlan,
  branch: BranchPlan,
  now: Date,
  random: Random,
): { guests: Guest[]; lost: Guest[] } {
  const { guests } = business;
  const { trade } = branch;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const phones = new Set(trade.namedGuests.map(({ phone }) => phone));
  const all = Array.from({ length: trade.guests + trade.lostGuests }, (_, rank): Guest => {
    const named = trade.namedGuests.find((guest) => guest.rank === rank);
    const name = `${random.pick(guests.names)} ${random.pick(guests.surnames)}`;
    let phone = '';
    do phone = trade.phonePrefix + String(random.integer(0, 9_999_999)).padStart(7, '0');
    while (phones.has(phone));
    phones.add(phone);
    const known = random.chance(0.5);
    const lapse = lapseOf(rank);
    return {
      name,
      phone,
      email: random.chance(0.35) ? `${plain(name)}${random.integer(1, 99)}@example.com` : null,
      addresses: Array.from({ length: random.chance(0.15) ? 2 : 1 }, () =>
        addressOf(business, branch, random),
      ),
      weight: (1 / (rank + 12) + 0.004) * (lapse?.weight ?? 1),
      since: ago(known || lapse ? DAYS + 1 : random.between(0, DAYS - 2)),
      until: lapse && ago(random.between(...lapse.daysAgo)),
      deliveries: Math.min(98, Math.max(4, random.normal(trade.deliveries, 24))),
      method: random.weighted(trade.payments),
      favourites: [],
      orders: 0,
      ...(named && { name: named.name, phone: named.phone, email: named.email }),
    };
  });
  return { guests: all.slice(0, trade.guests), lost: all.slice(trade.guests) };
}

function addressOf({ guests }: BusinessPlan, { row, trade }: BranchPlan, random: Random): Address {
  const district = random.weighted(trade.districts.map((place) => [place, place.weight] as const));
  const { city, state } = row.address;
  return {
    street: random.pick(district.streets),
    number: String(random.integer(12, 1890)),
    ...(random.chance(0.65) && { complement: random.pick(guests.complements) }),
    district: district.name,
    city,
    state,
    postalCode: district.postalCode,
  };
}

/** Keeps with the customers what they have told beside their orders. */
export async function rememberGuests(sql: Sql, businessId: string, guests: readonly Guest[]): Promise<void> {
  for (const { phone, email, addresses, orders } of guests) {
    if (orders === 0) continue;
    await sql.run('UPDATE customers SET email = ?, addresses = ? WHERE business_id = ? AND phone = ?', [
      email,
      JSON.stringify(addresses),
      businessId,
      phone,
    ]);
  }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
