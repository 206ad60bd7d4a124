import type { BranchSettingsDto } from '../../../src/contracts/branch-settings';
import type { RemindedDto } from '../../../src/contracts/carts';
import { isQuiet } from '../../../src/domain/carts';
import { unique, type TestBusiness } from './business';
import { abandonedCart, cartOf, withConsent } from './carts';
import { countOf } from './database';
import { HOUR_MS, MINUTE_MS, later } from './instants';
import { mailTo } from './mailbox';
import { TIME_ZONE } from './time-zone';

/** An address that nobody else in this run has. */
export const newEmail = () => `${unique('cart')}@example.test`;

/** How many mails remind of a cart. */
export const remindersOf = (cartId: string) =>
  countOf('outbox', 'dedupe_key LIKE ?', [`cart.reminder-mail:${cartId}:%`]);

export const remind = async (of: TestBusiness, cartId: string, way = 'EMAIL', version?: number) =>
  of.owner.post<RemindedDto>(`/api/carts/${cartId}/remind`, {
    way,
    version: version ?? (await cartOf(of.owner, cartId)).version,
  });

/** Says whether and when a business's branch reminds by itself. */
export async function setReminders(of: TestBusiness, carts: object): Promise<void> {
  const path = `/api/branches/${of.branch.id}/settings`;
  const { version, values } = (await of.owner.get<BranchSettingsDto>(path)).body.data;
  const answer = await of.owner.send('PUT', path, { version, values: { ...values, carts } });
  if (answer.status !== 200) throw new Error(`The settings were not kept: ${answer.text}`);
}

/** How many minutes from now, at least an hour, it is day at a branch, and stays so for an hour. */
export function minutesToDay(): number {
  const quiet = (minutes: number) => isQuiet(later(minutes * MINUTE_MS), TIME_ZONE);
  let minutes = 60;
  while (quiet(minutes) || quiet(minutes + 60)) minutes += 60;
  return minutes;
}

/** The first whole hour from an instant on, at least one later, at which it is night at a branch. */
export function nightAfter(instant: string): Date {
  let at = Date.parse(instant) + HOUR_MS;
  while (!isQuiet(new Date(at), TIME_ZONE)) at += HOUR_MS;
  return new Date(at);
}

/** A cart that was reminded of by mail, with the token of the link that stops reminders. */
export async function mailedCart(of: TestBusiness, email: string, phone: string | null = null) {
  const cart = await abandonedCart(of, { contact: withConsent({ email, phone }) });
  const answer = await remind(of, cart.id);
  if (answer.status !== 200) throw new Error(`Nobody was reminded: ${answer.text}`);
  const { text = '' } = await mailTo(email);
  const [, link = ''] = /\?stop=([\w.-]+)/.exec(text) ?? [];
  return { ...cart, link };
}
