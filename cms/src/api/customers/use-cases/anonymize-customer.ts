import type { z } from 'zod';
import type { anonymizeBody } from '../../../contracts/personal-data';
import type { CustomerDetailsDto } from '../../../contracts/customers';
import { eraseAuditValues } from '../../../audit/erase-values';
import { truncateWal } from '../../../database/truncate-wal';
import { identityRemover, searchKey, type Identity } from '../../../domain/customers';
import { ApiError, invalid } from '../../../errors/api-error';
import { mailer } from '../../../integrations/mail';
import { eraseAnswersAbout } from '../../../idempotency/erase-answers';
import { removeMailsAbout } from '../../../outbox/remove-mails';
import type { Viewer } from '../../../sessions/viewer';
import { anonymizeCarts, cartsOfPerson } from '../../carts/exports';
import { anonymizeFeedback, feedbackOfPerson } from '../../feedback/exports';
import { anonymizeLoyalty } from '../../loyalty/exports';
import { anonymizeOrders, contactsOfOrders, hasOpenOrders, removeViewsAbout } from '../../orders/exports';
import { anonymizeTickets } from '../../support/exports';
import { changeCustomer } from '../change-customer';
import { requireWholeCustomers } from '../require-whole-customers';
import { eraseCustomers, knownCustomers, type KnownCustomer } from '../store/anonymize-customer';
import { customerIdsOf } from '../store/members';
import { readCustomer } from './read-customer';

/** Digits of the phone that confirm it. */
const CONFIRMED_DIGITS = 4;

/**
 * Removes a person for good: from the customer and everybody merged into them, from orders, carts, feedback, mails, the log and
 * stored answers; their phones, addresses and documents from support tickets and saved views too. Orders stay with their items,
 * payments and sums.
 *
 * @throws 403 FORBIDDEN for viewers who read contacts masked; 422 CONFIRMATION_WRONG at `confirm`; 409 CUSTOMER_HAS_OPEN_ORDERS,
 *   STALE_VERSION, ALREADY_MERGED, CUSTOMER_ANONYMIZED; 404
 */
export async function anonymizeCustomer(
  viewer: Viewer,
  id: string,
  { version, confirm }: z.output<typeof anonymizeBody>,
  now: Date,
): Promise<CustomerDetailsDto> {
  requireWholeCustomers(viewer);
  const { businessId } = viewer;
  let emails: readonly string[] = [];
  await changeCustomer(viewer, { id, version, action: 'anonymize', now }, async (tx) => {
    const ids = await customerIdsOf(tx, businessId, id);
    const known = await knownCustomers(tx, businessId, ids);
    requireConfirmation(
      known.find((each) => each.id === id),
      confirm,
    );
    if (await hasOpenOrders(tx, businessId, ids)) throw new ApiError(409, 'CUSTOMER_HAS_OPEN_ORDERS');

    const orders = await contactsOfOrders(tx, businessId, ids);
    const orderIds = orders.map((order) => order.id);
    const identity = identityOf(known, orders);
    emails = identity.emails;
    const owner = { businessId, ...identity, orderIds };
    const carts = await cartsOfPerson(tx, owner);
    const feedback = await feedbackOfPerson(tx, { businessId, customerIds: ids, orderIds });
    const about = [ids, orderIds, carts.map((cart) => cart.id), feedback.map((each) => each.id)].flat();

    await anonymizeOrders(tx, businessId, orderIds);
    await anonymizeCarts(tx, owner, carts);
    await anonymizeFeedback(tx, feedback, identityRemover(identity));
    // Texts that are not about this person's orders alone: a name or a street in them may be of somebody else.
    const withoutContacts = identityRemover({ ...identity, names: [], streets: [] });
    await removeViewsAbout(tx, businessId, withoutContacts);
    await anonymizeTickets(tx, businessId, withoutContacts);
    await removeMailsAbout(tx, businessId, about);
    await eraseAuditValues(tx, businessId, about);
    await eraseAnswersAbout(tx, [
      ...about,
      ...orders.map((order) => order.token),
      ...carts.map((cart) => cart.token),
    ]);
    await anonymizeLoyalty(tx, businessId, ids);
    await eraseCustomers(tx, businessId, ids);
    return {};
  });
  await mailer.deleteCopies(emails.map((email) => email.toLowerCase()));
  await truncateWal();
  return readCustomer(viewer, id);
}

function requireConfirmation(customer: KnownCustomer | undefined, confirm: string): void {
  if (!customer) return;
  const typed = searchKey(confirm);
  const isConfirmed = typed === customer.phone.slice(-CONFIRMED_DIGITS) || typed === searchKey(customer.name);
  if (!isConfirmed) throw invalid([{ code: 'CONFIRMATION_WRONG', path: ['confirm'] }], 422);
}

/** Every name, phone and address under which a person was known here. */
function identityOf(
  known: readonly KnownCustomer[],
  orders: Awaited<ReturnType<typeof contactsOfOrders>>,
): Identity {
  const distinct = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value): value is string => value !== null && value !== '')),
  ];
  const addresses = [
    ...known.flatMap((each) => each.addresses),
    ...orders.flatMap(({ address }) => address ?? []),
  ];
  return {
    names: distinct([...known.map(({ name }) => name), ...orders.map(({ customerName }) => customerName)]),
    phones: distinct([
      ...known.map(({ phone }) => phone),
      ...orders.map(({ customerPhone }) => customerPhone),
    ]),
    emails: distinct([
      ...known.map(({ email }) => email),
      ...orders.map(({ customerEmail }) => customerEmail),
    ]),
    documents: distinct(known.map(({ document }) => document)),
    streets: distinct(addresses.map(({ street }) => street)),
  };
}
