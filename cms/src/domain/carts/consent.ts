/** The consent of one address or phone, as a business stores it. Instants are ISO-8601 UTC by the server's clock. */
export interface ContactConsent {
  /** When reminders were last stopped by a link that was sent to it; null for never. */
  withdrawnAt: string | null;
  /** When reminders were last turned on again by a link that was sent to it; null for never. */
  optedInAt: string | null;
}

export const NEVER_ASKED: ContactConsent = { withdrawnAt: null, optedInAt: null };

/**
 * Whether an address or a phone may be reminded of a cart. A withdrawal of any contact of the cart wins over every later
 * cart, because anybody can type an address; only a link that was sent to this contact itself ends that. Of a withdrawal and
 * an opt-in at the same instant the withdrawal wins.
 *
 * @param contact the contact that would be written to
 * @param all every contact of the cart
 */
export const isRemindable = ({ optedInAt }: ContactConsent, all: readonly ContactConsent[]): boolean =>
  all.every(
    ({ withdrawnAt }) =>
      withdrawnAt === null || (optedInAt !== null && Date.parse(optedInAt) > Date.parse(withdrawnAt)),
  );
