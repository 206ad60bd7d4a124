import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { importCustomers } from '../support/customer-files';
import { newCustomer } from '../support/customers';
import { rows } from '../support/database';
import { newPhone } from '../support/ordering';
import { serverUrl } from '../support/server';

/** More than are read at a time. */
const CUSTOMERS = 255;

let business: TestBusiness;
beforeAll(async () => {
  business = await newBusiness();
  const lines = Array.from({ length: CUSTOMERS }, (_, index) => `Customer ${index},${newPhone()},yes`);
  const answer = await importCustomers(business.owner, `name,phone,emailConsent\n${lines.join('\n')}\n`);
  expect(answer.body.data.counts.created, answer.text).toBe(CUSTOMERS);
  await newCustomer(business, { name: '=HYPERLINK("x")', tags: ['Regular'], notes: 'Two\nlines' });
});

const csv = (who: Client, query = '') =>
  who.get(`/api/customers/export?format=csv${query}`, { 'accept-language': 'en' });
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('customers as a file', () => {
  it('are all of them, each once, with an entry in the log', async () => {
    const answer = await csv(business.owner);
    expect(answer.headers.get('x-total-rows')).toBe(String(CUSTOMERS + 1));
    const [headings, ...lines] = linesOf(answer.text);
    expect(headings).toContain('Name,Phone,E-mail');
    expect(new Set(lines).size).toBe(CUSTOMERS + 1);
    const [entry] = await rows<{ after: string }>(
      "SELECT after FROM audit_entries WHERE business_id = ? AND action = 'export'",
      [business.id],
    );
    expect(JSON.parse(entry?.after ?? '{}')).toEqual({ customers: CUSTOMERS + 1, format: 'csv' });
  });

  it('obey the filters and the search of the list', async () => {
    expect(linesOf((await csv(business.owner, '&filters[tag][$eq]=Regular')).text)).toHaveLength(2);
    expect(linesOf((await csv(business.owner, '&q=Customer 17')).text)[1]).toContain("Customer 17,'+55");
    expect(linesOf((await csv(business.owner, '&filters[tag][$eq]=None')).text)).toHaveLength(1);
    expect(refusal(await csv(business.owner, '&filters[phone][$eq]=1'))).toEqual([400, 'UNKNOWN_FILTER']);
    expect(refusal(await business.owner.get('/api/customers/export'))).toEqual([400, 'REQUIRED']);
  });

  it('run nothing in a spreadsheet', async () => {
    const { text } = await csv(business.owner, '&filters[tag][$eq]=Regular');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('are an Excel file too, which can be imported again', async () => {
    const url = `${await serverUrl()}/api/customers/export?format=xlsx`;
    const response = await fetch(url, {
      headers: { cookie: business.owner.cookie ?? '', 'accept-language': 'pt-BR' },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const sheet = await readSheet(bytes);
    expect(sheet).toHaveLength(CUSTOMERS + 2);
    expect(sheet[0]).toEqual(expect.arrayContaining(['Nome', 'Telefone', 'Ofertas por e-mail', 'Gasto']));
    const again = await importCustomers(business.owner, bytes);
    expect(again.body.data.counts, again.text.slice(0, 300)).toEqual({
      created: 0,
      updated: 0,
      unchanged: CUSTOMERS + 1,
      refused: 0,
    });
  });

  it('take the PIN of a manager and are refused from everybody else', async () => {
    expect(refusal(await csv(await business.person('manager')))).toEqual([403, 'PIN_REQUIRED']);
    for (const role of ['attendant', 'marketing', 'courier'] as const)
      expect(refusal(await csv(await business.person(role))), role).toEqual([403, 'FORBIDDEN']);
  });
});
