import { actorOf, writeAudit } from '../../../audit/audit';
import type { PersonalDataDto, PersonalOrder } from '../../../contracts/personal-data';
import { instant } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { inTransaction, read } from '../../../database/transaction';
import { writePdf } from '../../../integrations/pdf/write-pdf';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { mailsAbout } from '../../../outbox/mails-about';
import { branchPlaces } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';
import { cartsOfPerson } from '../../carts/exports';
import { feedbackOfPerson } from '../../feedback/exports';
import { personalLoyalty } from '../../loyalty/exports';
import { ordersOfCustomer, type StoredOrder } from '../../orders/exports';
import { personalDataDocument } from '../personal-data/document';
import { requireWholeCustomers } from '../require-whole-customers';
import { knownCustomers } from '../store/anonymize-customer';
import { consentLog } from '../store/import-consents';
import { readCustomer } from './read-customer';

/** More orders than anybody has. */
const MAX_ORDERS = 10_000;

/**
 * Everything that is stored about a person: fields, consents, orders, carts, feedback and messages, those of merged customers
 * included. The log notes the export.
 *
 * @throws 403 FORBIDDEN for viewers who read contacts masked, 403 PIN_REQUIRED, 404 NOT_FOUND
 */
export async function exportPersonalData(viewer: Viewer, id: string, now: Date): Promise<PersonalDataDto> {
  requirePermission(viewer, 'customer.export');
  requireWholeCustomers(viewer);
  const { businessId } = viewer;
  const { version: _, segment: __, merged, consents: ___, ...customer } = await readCustomer(viewer, id);
  const ids = [customer.id, ...merged.map((member) => member.id)];
  const data = await read(async (sql) => ({
    business: (await businessOf(sql, businessId)).tradeName,
    ...(await collect(sql, businessId, ids)),
  }));
  await inTransaction((tx) =>
    writeAudit(tx, {
      ...{ businessId, branchId: null, at: now, actor: actorOf(viewer), entity: 'customer' },
      ...{ entityId: customer.id, action: 'export' },
    }),
  );
  return { exportedAt: now.toISOString(), customer, ...data };
}

async function collect(sql: Sql, businessId: string, ids: readonly string[]) {
  const known = await knownCustomers(sql, businessId, ids);
  const orders = await ordersOfCustomer(sql, { businessId, branchIds: [] }, ids, MAX_ORDERS);
  const orderIds = orders.map((order) => order.id);
  const distinct = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value): value is string => value !== null && value !== '')),
  ];
  const carts = await cartsOfPerson(sql, {
    businessId,
    orderIds,
    phones: distinct([
      ...known.map(({ phone }) => phone),
      ...orders.map(({ customerPhone }) => customerPhone),
    ]),
    emails: distinct([
      ...known.map(({ email }) => email),
      ...orders.map(({ customerEmail }) => customerEmail),
    ]),
  });
  const feedback = await feedbackOfPerson(sql, { businessId, customerIds: ids, orderIds });
  const log = await consentLog(sql, businessId, ids);
  const about = [...ids, ...orderIds, ...carts.map((cart) => cart.id), ...feedback.map((each) => each.id)];
  return {
    merged: known
      .filter((each) => each.id !== ids[0])
      .map(({ name, phone, email, addresses }) => ({ name, phone, email, addresses })),
    consents: log.map(({ channel, purpose, given, at, source, userName }) => ({
      ...{ channel, purpose, given, at, source },
      by: userName,
    })),
    orders: orders.map(personalOrder),
    carts: carts.map((cart) => ({
      ...{ at: cart.lastActivityAt, state: cart.state, name: cart.contactName },
      ...{ phone: cart.contactPhone, email: cart.contactEmail, items: cart.items.map(({ name }) => name) },
    })),
    feedback: feedback.map(({ givenAt, nps, comment, reply }) => ({ at: givenAt, nps, comment, reply })),
    loyalty: await personalLoyalty(sql, businessId, ids),
    messages: (await mailsAbout(sql, businessId, about)).map(({ topic, queuedAt, doneAt }) => ({
      ...{ topic, at: instant(queuedAt), sentAt: instant(doneAt) },
    })),
  };
}

const personalOrder = (order: StoredOrder): PersonalOrder => ({
  ...{
    number: order.number,
    placedAt: order.placedAt,
    state: order.state,
    channel: order.channel,
    type: order.type,
  },
  ...{
    name: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail,
    address: order.address,
  },
  ...{ notes: order.notes, allergies: order.allergies, totalCents: order.totalCents },
  items: order.items.map(({ name, variation, quantity, totalCents, notes }) => ({
    ...{ name, variation: variation?.name ?? null, quantity, totalCents, notes },
  })),
  payments: [order.payment, ...order.furtherPayments].map(({ method }) => method),
});

/** The same as a PDF, in the language of the business. */
export async function personalDataPdf(
  { businessId }: Viewer,
  data: PersonalDataDto,
): Promise<{ name: string; content: Buffer }> {
  const place = await read(async (sql) => {
    const { country, currency, defaultLanguage } = await businessOf(sql, businessId);
    const [branch] = (await branchPlaces(sql, businessId)).values();
    return { country, currency, language: defaultLanguage, timeZone: branch?.timezone ?? 'UTC' };
  });
  const { title, subtitle, sections } = personalDataDocument(data, place);
  return { name: `${data.customer.id}.pdf`, content: await writePdf(title, subtitle, sections) };
}
