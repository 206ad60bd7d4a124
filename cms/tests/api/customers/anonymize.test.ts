import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerDetailsDto, CustomerDto } from '../../../src/contracts/customers';
import type { PersonalDataDto } from '../../../src/contracts/personal-data';
import { anonymous, newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { importCustomers } from '../support/customer-files';
import { newCart, withConsent } from '../support/carts';
import { surveyPath } from '../support/feedback';
import { database, rows } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { orderIn } from '../support/states';

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;

const NAME = 'Quintina Vasconcelloz';
const PHONE = '+5511934567812';
const EMAIL = 'quintina.v@example.test';
const ADDRESS = {
  ...{ street: 'Travessa Zurique', number: '4711', complement: 'Bloco Kappa', district: 'Centro' },
  ...{ city: 'São Paulo', state: 'SP', postalCode: '04711-993', reference: 'Portão Xadrez' },
};
/** Nothing of it is left anywhere. */
const WORDS = [
  ...[
    'Quintina',
    'quintina',
    'Vasconcelloz',
    'vasconcelloz',
    '934567812',
    '93456-7812',
    EMAIL,
    '39053344705',
  ],
  ...[
    'Travessa Zurique',
    'travessa zurique',
    'Bloco Kappa',
    '04711-993',
    '04711993',
    'Portão Xadrez',
    'Sesame seeds',
  ],
];

let business: TestBusiness;
let customer: CustomerDto;
let order: { id: string; token: string };
let sums: unknown;

const sumsOf = async (id: string) => {
  const [row] = await rows<object>(
    'SELECT total_cents, state, customer_id, district, (SELECT SUM(total_cents) FROM order_items WHERE order_id = orders.document_id) AS items FROM orders WHERE document_id = ?',
    [id],
  );
  return row;
};

async function textColumns(): Promise<{ table: string; column: string }[]> {
  return database(async (sql) =>
    sql.dialect === 'postgres'
      ? sql.all<{ table: string; column: string }>(
          `SELECT table_name AS table, column_name AS column FROM information_schema.columns
            WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'json', 'jsonb')`,
        )
      : sql.all<{ table: string; column: string }>(
          `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'`,
        ),
  );
}

/** Every place of the database in which one of the words stands, in whatever table. */
async function foundInDatabase(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns())
    for (const { value } of await rows<{ value: unknown }>(
      `SELECT CAST("${column}" AS ${isPostgres ? 'TEXT' : 'BLOB'}) AS value FROM "${table}" WHERE "${column}" IS NOT NULL`,
    )) {
      const text = Buffer.isBuffer(value) ? value.toString('utf8') : String(value);
      for (const word of WORDS) if (text.includes(word)) found.push(`${table}.${column}: ${word}`);
    }
  return [...new Set(found)];
}

function foundInFiles(folder = process.env.DATA_DIR ?? ''): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => {
      const bytes = readFileSync(file);
      return WORDS.filter((word) => bytes.includes(word)).map((word) => `${path.basename(file)}: ${word}`);
    });
}

const anonymize = (confirm: string, version: number, who = business.owner) =>
  who.post<CustomerDetailsDto>(`/api/customers/${customer.id}/anonymize`, { version, confirm });

beforeAll(async () => {
  business = await newBusiness();
  const product = await newProduct(business);
  const person = { name: NAME, phone: PHONE, email: EMAIL };
  order = await orderIn(business, product, 'CONCLUDED', 'DELIVERY', {
    customer: person,
    address: ADDRESS,
    notes: `Ask for Quintina at ${ADDRESS.street}`,
  });
  await mailsTo(EMAIL);
  await newCart(business, { contact: withConsent({ name: NAME, phone: PHONE, email: EMAIL }) });
  const survey = await anonymous.post(surveyPath(order.token), {
    nps: 9,
    comment: `Lovely, says QUINTINA, call (11) 93456-7812 or ${EMAIL}`,
  });
  expect(survey.status, survey.text).toBe(200);
  const line = `${NAME},${PHONE},390.533.447-05,28/02/1990,Sesame seeds,yes`;
  const imported = await importCustomers(
    business.owner,
    `name,phone,document,birthDate,allergies,emailConsent\n${line}\n`,
  );
  expect(imported.body.data.counts.updated).toBe(1);
  const [found] = (await business.owner.get<CustomerDto[]>('/api/customers?q=Quintina')).body.data;
  if (!found) throw new Error('The customer is not there');
  const changed = await business.owner.send<CustomerDto>('PATCH', `/api/customers/${found.id}`, {
    version: found.version,
    addresses: [ADDRESS],
    notes: 'Quintina likes Sesame seeds',
    tags: ['VIP'],
  });
  expect(changed.status, changed.text).toBe(200);
  customer = changed.body.data;
  for (const filters of [`q=${encodeURIComponent('(11) 93456-7812')}`, 'state=PENDING'])
    await business.owner.post('/api/saved-views', { resource: 'orders', name: filters.slice(0, 5), filters });
  const ticket = await business.owner.post<{ id: string }>('/api/support/tickets', {
    subject: 'Order of 11 93456 7812',
    category: 'OTHER',
    description: `A customer (${EMAIL}) was charged twice. Call +55 11 93456-7812.`,
  });
  expect(ticket.status, ticket.text).toBe(201);
  const message = await business.owner.post(`/api/support/tickets/${ticket.body.data.id}/messages`, {
    text: 'Tax number 390.533.447-05, call (11) 934567812',
  });
  expect(message.status, message.text).toBe(201);
  sums = await sumsOf(order.id);
});

describe('personal data', () => {
  it('is everything that is known of a person', async () => {
    const answer = await business.owner.get<PersonalDataDto>(`/api/customers/${customer.id}/personal-data`);
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.body;
    expect(data.customer).toMatchObject({ name: NAME, phone: PHONE, birthDate: '1990-02-28', tags: ['VIP'] });
    expect(data.consents).toMatchObject([{ channel: 'EMAIL', given: true, source: 'IMPORT' }]);
    expect(data.orders).toMatchObject([{ name: NAME, address: { street: ADDRESS.street }, items: [{}] }]);
    expect(data.carts).toMatchObject([{ phone: PHONE }]);
    expect(data.feedback).toMatchObject([{ nps: 9 }]);
    expect(data.messages.map(({ topic }) => topic)).toContain('order.confirmation-mail');
  });

  it('is told as a PDF too', async () => {
    const answer = await business.owner.get(`/api/customers/${customer.id}/personal-data?format=pdf`);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.text.startsWith('%PDF-')).toBe(true);
  });

  it('takes the PIN of a manager, and is refused from anybody else', async () => {
    const at = `/api/customers/${customer.id}/personal-data`;
    expect(refusal(await (await business.person('manager')).get(at))).toEqual([403, 'PIN_REQUIRED']);
    expect(refusal(await (await business.person('attendant')).get(at))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await (await newBusiness()).owner.get(at))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('anonymising', () => {
  it('takes the right confirmation and version, and somebody who sees the contacts', async () => {
    const attendant = await business.person('attendant');
    expect(refusal(await anonymize('7812', customer.version, attendant))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await anonymize('7813', customer.version))).toEqual([422, 'CONFIRMATION_WRONG']);
    expect(refusal(await anonymize('7812', customer.version - 1))).toEqual([409, 'STALE_VERSION']);
  });

  it('waits for the last order to be over', async () => {
    const open = await newBusiness();
    await newOrder(open, await newProduct(open), {
      customer: { name: 'Open Order', phone: '+5511934567899' },
    });
    const [found] = (await open.owner.get<CustomerDto[]>('/api/customers')).body.data;
    const answer = await open.owner.post(`/api/customers/${found?.id}/anonymize`, {
      version: found?.version,
      confirm: 'open order',
    });
    expect(refusal(answer)).toEqual([409, 'CUSTOMER_HAS_OPEN_ORDERS']);
  });

  it('leaves nothing of the person in any table or file, and every sum as it was', async () => {
    expect((await foundInDatabase()).length).toBeGreaterThan(10);
    const answer = await anonymize('7812', customer.version);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ name: '—', phone: '', email: null, state: 'ANONYMIZED' });
    expect(await foundInDatabase()).toEqual([]);
    expect(foundInFiles()).toEqual([]);
    expect(await sumsOf(order.id)).toEqual(sums);
    const views = await business.owner.get<{ filters: string }[]>('/api/saved-views?resource=orders');
    expect(views.body.data.map(({ filters }) => filters)).toEqual(['state=PENDING']);
    const tickets = await business.owner.get<{ subject: string }[]>('/api/support/tickets');
    expect(tickets.body.data.map(({ subject }) => subject)).toEqual(['Order of •••']);
    const [feedback] = await rows<{ comment: string; nps: number }>(
      'SELECT comment, nps FROM feedback WHERE order_id = ?',
      [order.id],
    );
    expect(feedback).toMatchObject({ nps: 9 });
    expect(feedback?.comment).toContain('Lovely, says');
  });

  it('happens once, and a new order of the phone is of somebody new', async () => {
    expect(refusal(await anonymize('—', customer.version + 1))).toEqual([409, 'CUSTOMER_ANONYMIZED']);
    expect((await business.owner.get<CustomerDto[]>('/api/customers')).body.data).toEqual([]);
    await newOrder(business, await newProduct(business), { customer: { name: 'Somebody', phone: PHONE } });
    const list = (await business.owner.get<CustomerDto[]>('/api/customers')).body.data;
    expect(list).toMatchObject([{ name: 'Somebody', orderCount: 1 }]);
    expect(list[0]?.id).not.toBe(customer.id);
  });
});
