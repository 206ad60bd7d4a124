import type { BusinessPlan } from '../business-plan';
import type { Random } from '../random';

export interface Guest {
  name: string;
  phone: string;
  /** How often they come among the guests; few come often. */
  weight: number;
}

/** The people of a business's past. */
export function inviteGuests({ guests }: BusinessPlan, random: Random): Guest[] {
  const phones = new Set<string>();
  const digits = (count: number) =>
    Array.from({ length: count }, () => String(random.integer(0, 9))).join('');
  return Array.from({ length: guests.count }, (_, rank) => {
    let phone = guests.phone(digits);
    while (phones.has(phone)) phone = guests.phone(digits);
    phones.add(phone);
    return {
      name: `${random.pick(guests.names)} ${random.pick(guests.surnames)}`,
      phone,
      weight: 1 / (rank + 6),
    };
  });
}
