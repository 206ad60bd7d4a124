import { grantOf, maskPhone, type Access } from '../access';
import type { SettingValues } from '../settings';
import type { OrderState } from './order';
import { isOpen, isTerminal } from './states';

/** How much somebody is told of the person an order is for. */
export interface ContactVisibility {
  name: 'FULL' | 'FIRST' | 'NONE';
  phone: 'FULL' | 'LAST_DIGITS' | 'NONE';
  /** Where exactly it goes. */
  address: boolean;
  /** The mail, the pickup code, the link of the customer, how often they ordered. */
  rest: boolean;
}

/** Whether somebody is told amounts of orders: the kitchen cooks without them. */
export const seesPrices = ({ role }: Pick<Access, 'role'>): boolean => role !== 'kitchen';

/** Everything of it, as whoever hands an order over needs it. */
export const WHOLE_CONTACT: ContactVisibility = { name: 'FULL', phone: 'FULL', address: true, rest: true };

/** What takes an order to its door; the code is asked of the customer, whose page tells it. */
const CARRIERS_CONTACT: ContactVisibility = { ...WHOLE_CONTACT, rest: false };

export type Privacy = SettingValues['privacy'];

/** What holds where a branch's own choice is not known. */
export const STRICTEST: Privacy = { kitchenName: 'HIDDEN', maskedPhone: 'HIDDEN', afterEnd: 'MASKED' };

const NO_MORE = { phone: 'NONE', address: false, rest: false } as const;

/**
 * What of an order's contact somebody sees: by their role, and by what its branch wants to be told. Who sees orders in full
 * sees the contact until the order has ended; from then on, where the branch wants it masked, only who also sees
 * customers in full. The kitchen sees a first name at most. Who carries an order is told what their own page tells of it,
 * until it is handed over.
 * Source: the table of roles in the design of the domain ("no prices or phones", "masked").
 *
 * @param carries whether they are the courier who took the order on
 */
export function contactVisibility(
  access: Access,
  state: OrderState,
  privacy: Privacy,
  carries = false,
): ContactVisibility {
  if (access.role === 'kitchen') {
    return { name: privacy.kitchenName === 'HIDDEN' ? 'NONE' : 'FIRST', ...NO_MORE };
  }
  const whole = grantOf(access, 'order.view') === 'full';
  const over = privacy.afterEnd === 'MASKED' && isTerminal(state) && !seesCustomers(access);
  if (whole && !over) return WHOLE_CONTACT;
  if (carries && isOpen(state)) return CARRIERS_CONTACT;
  return maskedContact(privacy);
}

/**
 * What of an order's contact a file tells that somebody takes along: as much as their screen does, and no more than a
 * first name and what the branch tells of phones to whom it hides them, where they may not take customers along by
 * themselves. With a manager's PIN is not by themselves: nobody is asked for one behind a list.
 */
export function contactInFile(access: Access, state: OrderState, privacy: Privacy): ContactVisibility {
  const seen = contactVisibility(access, state, privacy);
  return seen.rest && grantOf(access, 'customer.export') !== 'full' ? maskedContact(privacy) : seen;
}

const maskedContact = ({ maskedPhone }: Privacy): ContactVisibility => ({
  name: 'FIRST',
  phone: maskedPhone === 'HIDDEN' ? 'NONE' : 'LAST_DIGITS',
  address: false,
  rest: false,
});

/** Whether somebody sees customers in full, also once their orders have ended. */
export const seesCustomers = (access: Access): boolean => grantOf(access, 'customer.view') === 'full';

/** Name and phone as far as they are told; a name that is not told is empty, a phone null. */
export function visibleContact(
  visibility: Pick<ContactVisibility, 'name' | 'phone'>,
  { name, phone }: { name: string; phone: string },
): { name: string; phone: string | null } {
  const [first = ''] = name.trim().split(/\s+/);
  return {
    name: visibility.name === 'FULL' ? name : visibility.name === 'FIRST' ? first : '',
    phone: visibility.phone === 'FULL' ? phone : visibility.phone === 'NONE' ? null : maskPhone(phone),
  };
}
