import type { z } from 'zod';
import type { consentBody, ConsentStateDto } from '../../../contracts/customers';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { reminderConsents, withdrawReminders } from '../../carts/exports';
import { recordChange } from '../change-customer';
import { requireChangeable } from '../nouns/prepare-customer';
import { appendConsent, currentConsents } from '../store/consents';
import { customerRow, type CustomerState } from '../store/customer-row';
import { lockCustomers } from '../store/figures';
import { headOf } from '../store/members';

/**
 * Appends to the log what a customer agreed to or withdrew, as somebody of the store heard it. Reminders of carts are kept by
 * their context and by the contact itself: they can be withdrawn here, and turned on by the customer alone.
 *
 * @throws 404 NOT_FOUND, 422 CONSENT_ONLY_BY_CUSTOMER, 409 CUSTOMER_ANONYMIZED
 */
export async function changeConsent(
  viewer: Viewer,
  id: string,
  body: z.output<typeof consentBody>,
  now: Date,
): Promise<ConsentStateDto[]> {
  const { businessId } = viewer;
  const { channel, purpose, given } = body;
  if (purpose === 'CART_REMINDER' && given)
    throw invalid([{ code: 'CONSENT_ONLY_BY_CUSTOMER', path: ['given'] }], 422);
  const head = await inTransaction(async (tx) => {
    const headId = await headOf(tx, businessId, id);
    if (headId === null) throw notFound();
    await lockCustomers(tx, businessId, [headId]);
    const row = await customerRow(tx, businessId, headId);
    if (!row) throw notFound();
    requireChangeable(row);
    if (purpose === 'CART_REMINDER') await withdrawReminders(tx, contactOf(row, businessId, channel), now);
    await appendConsent(
      tx,
      {
        ...{ businessId, customerId: id, holderId: headId, channel, purpose, given },
        ...{ source: 'STAFF', userId: viewer.userId, userName: viewer.name },
      },
      now,
    );
    await recordChange(tx, viewer, {
      id: headId,
      action: given ? 'consent' : 'withdraw-consent',
      now,
      after: body,
    });
    return row;
  });
  return read((sql) => consentStates(sql, businessId, head));
}

const contactOf = ({ email, phone }: CustomerState, businessId: string, channel: string) => ({
  businessId,
  contactEmail: channel === 'EMAIL' ? email : null,
  contactPhone: channel === 'EMAIL' ? null : phone,
});

/** Where the consents of a customer stand; those to reminders of carts as their context keeps them. */
export async function consentStates(
  sql: Sql,
  businessId: string,
  { id, email, phone }: Pick<CustomerState, 'id' | 'email' | 'phone'>,
): Promise<ConsentStateDto[]> {
  const stored = await currentConsents(sql, businessId, id);
  const logged = stored.filter(({ purpose }) => purpose !== 'CART_REMINDER');
  const reminders = await reminderConsents(sql, { businessId, contactEmail: email, contactPhone: phone });
  return [
    ...logged.map(({ channel, purpose, given, at, source, userName }) => ({
      ...{ channel, purpose, given, at, source },
      by: userName,
    })),
    ...reminders.map(({ channel, given, at }): ConsentStateDto => {
      // Withdrawn by somebody of the store, unless the customer did something since.
      const own = stored.find(
        (each) => each.purpose === 'CART_REMINDER' && each.channel === channel && !given && each.at >= at,
      );
      const by = own?.userName ?? null;
      return { channel, purpose: 'CART_REMINDER', given, at, source: own ? own.source : 'LINK', by };
    }),
  ];
}
