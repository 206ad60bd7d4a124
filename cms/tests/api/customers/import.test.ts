import { beforeAll, describe, expect, it } from 'vitest';
import type {
  CustomerImportDto,
  CustomerImportUndoDto,
  LastCustomerImportDto,
} from '../../../src/contracts/customer-files';
import type { CustomerDto } from '../../../src/contracts/customers';
import { importBalances } from '../support/balance-files';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { importCustomers } from '../support/customer-files';
import { newCustomer } from '../support/customers';
import { rows } from '../support/database';
import { activeProgram, balanceOf } from '../support/loyalty';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';

let business: TestBusiness;
beforeAll(async () => {
  business = await newBusiness();
});

const file = async (
  text: string,
  more?: Parameters<typeof importCustomers>[2],
): Promise<CustomerImportDto> => {
  const answer = await importCustomers(business.owner, text, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const byName = async (name: string, { owner } = business) =>
  (await owner.get<CustomerDto[]>(`/api/customers?q=${encodeURIComponent(name)}`)).body.data;
const consentsOf = (phone: string) =>
  rows<{ channel: string; given: boolean | number; source: string }>(
    `SELECT c.channel, c.given, c.source FROM customer_consents c JOIN customers k ON k.document_id = c.customer_id
      WHERE k.phone = ? ORDER BY c.at`,
    [phone],
  );
const undo = (id: string | null) =>
  business.owner.post<CustomerImportUndoDto>('/api/customers/import/undo', { id });

describe('a file of customers', () => {
  it('creates customers with everything a line says', async () => {
    const phone = newPhone();
    const name = unique('Dora Full');
    const answer = await file(
      [
        'Nome;Celular;E-mail;CPF;Aniversário;Etiquetas;Observações;Alergias;Endereço;Número;Complemento;Bairro;Cidade;UF;CEP;Ofertas por e-mail;Ofertas pelo WhatsApp',
        `${name};${phone.slice(3)};DORA@Example.test;529.982.247-25;28/02/1990;VIP, Office;Gate 12;Peanuts;Rua Azul;10;Ap 2;Centro;São Paulo;SP;01001-000;sim;não`,
      ].join('\n'),
    );
    expect(answer.counts).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 0 });
    const [found] = await byName(name);
    expect(found).toMatchObject({
      ...{ name, phone, email: 'dora@example.test', document: '52998224725', birthDate: '1990-02-28' },
      ...{ tags: ['VIP', 'Office'], notes: 'Gate 12', allergies: 'Peanuts', source: 'IMPORT' },
    });
    expect(found?.addresses).toMatchObject([{ street: 'Rua Azul', number: '10', postalCode: '01001-000' }]);
    const listed = await business.owner.get<CustomerDto[]>(
      '/api/customers?filters[tag][$eq]=Office&filters[birthMonth][$eq]=2&filters[consent][$eq]=EMAIL:MARKETING',
    );
    expect(listed.body.data.map(({ id }) => id)).toEqual([found?.id]);
  });

  it('updates customers by phone, keeps what it does not say, and doubles nobody', async () => {
    const known = await newCustomer(business, { name: unique('Known'), notes: 'Stays', tags: ['Old'] });
    const text = `phone,tags,email\n${known.phone},New,new@example.test\n`;
    expect((await file(text, { preview: true })).lines).toMatchObject([
      { line: 2, action: 'UPDATE', fields: ['email', 'tags'] },
    ]);
    expect((await byName(known.name))[0]).toMatchObject({ version: known.version, email: null });
    expect((await file(text)).counts.updated).toBe(1);
    expect(await byName(known.name)).toMatchObject([
      { id: known.id, notes: 'Stays', tags: ['Old', 'New'], email: 'new@example.test' },
    ]);
    expect((await file(text)).counts).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('keeps a Brazilian number with and without its ninth digit apart', async () => {
    const answer = await file('name,phone\nWith,11 97777-6666\nWithout,11 7777-6666\n');
    const stored = answer.lines.map(({ action }) => action);
    expect(stored[0]).toBe('CREATE');
    // Ended numbering plan: without the ninth digit it is read as today's number, and so is the same phone.
    expect(['CREATE', 'REFUSE']).toContain(stored[1]);
  });

  it('refuses lines with their reasons, and takes them once they are corrected', async () => {
    const [good, bad] = [newPhone(), newPhone()];
    const answer = await file(
      [
        'name,phone,birthDate,emailConsent,email,street,number,postalCode',
        `Good,${good},,,,,,`,
        `Again,${good},,,,,,`,
        'No phone,,,,,,,',
        `Bad,123,31/02/1990,perhaps,nowhere,Rua A,1,12`,
        `,${bad},,,,,,`,
      ].join('\n'),
    );
    expect(answer.counts).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 4 });
    const reasons = answer.lines
      .filter(({ action }) => action === 'REFUSE')
      .map(({ line, issues }) => [line, issues.map(({ code, path }) => `${path.join('.')} ${code}`)]);
    expect(reasons).toMatchObject([
      [3, ['phone REPEATED_PHONE']],
      [4, ['phone REQUIRED']],
      [5, expect.arrayContaining(['birthDate INVALID_BIRTH_DATE', 'emailConsent NOT_YES_OR_NO'])],
      [6, ['name REQUIRED']],
    ]);
    expect(answer.lines[1]?.issues[0]?.message).toContain('Line 2');
    const refused = answer.lines.find(({ line }) => line === 6);
    const corrected = [...answer.headings, 'Reason'].join(',');
    const again = await file(
      `${corrected}\n${['Named', ...(refused?.cells?.slice(1) ?? []), 'x'].join(',')}`,
    );
    expect(again.counts.created).toBe(1);
  });

  it('turns no withdrawn consent on again', async () => {
    const phone = newPhone();
    await file(`name,phone,emailConsent\nEva,${phone},yes\n`);
    await file(`name,phone,emailConsent\nEva,${phone},no\n`);
    await file(`name,phone,emailConsent\nEva,${phone},yes\n`);
    const log = await consentsOf(phone);
    expect(log.map(({ given, source }) => [Boolean(given), source])).toEqual([
      [true, 'IMPORT'],
      [false, 'IMPORT'],
    ]);
  });

  it('is matched by hand where its headings are unknown, and remembered', async () => {
    const [mine, fone] = [unique('Chi'), unique('Nro')];
    const text = `${mine},${fone}\nFay,${newPhone()}\n`;
    const first = await importCustomers(business.owner, text);
    expect(refusal(first)).toEqual([400, 'MISSING_COLUMN']);
    expect(first.body.error.details).toMatchObject({ match: { required: ['phone'], source: 'HEADINGS' } });
    expect((await file(text, { columns: { [mine]: 'name', [fone]: 'phone' } })).counts.created).toBe(1);
    expect((await file(text, { preview: true })).match.source).toBe('REMEMBERED');
  });

  it('is refused from viewers who read contacts masked', async () => {
    const attendant = await business.person('attendant');
    expect(refusal(await importCustomers(attendant, 'phone\n'))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await attendant.get('/api/customers/import/last'))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('undoing an import', () => {
  it('removes what it created and restores what it changed, once', async () => {
    const known = await newCustomer(business, { name: unique('Before'), tags: ['Kept'] });
    const phone = newPhone();
    const { undo: id } = await file(
      `name,phone,tags,emailConsent\nAfter,${known.phone},Added,yes\nGone,${phone},,yes\n`,
    );
    const last = await business.owner.get<LastCustomerImportDto>('/api/customers/import/last');
    expect(last.body.data).toMatchObject({ id, customers: 2 });
    expect((await undo(id)).body.data).toEqual({ removed: 1, restored: 1, kept: 0 });
    expect(await byName(known.name)).toMatchObject([{ id: known.id, tags: ['Kept'] }]);
    expect(await consentsOf(known.phone)).toEqual([]);
    expect(await rows('SELECT 1 FROM customers WHERE phone = ?', [phone])).toEqual([]);
    expect(refusal(await undo(id))).toEqual([410, 'IMPORT_GONE']);
  });

  it('keeps who ordered or was changed since', async () => {
    const known = await newCustomer(business, { name: unique('Changed') });
    const [ordering, other] = [newPhone(), newPhone()];
    const { undo: id } = await file(
      `name,phone,notes\n${known.name},${known.phone},From the file\nOrders,${ordering},\nOther,${other},\n`,
    );
    await newOrder(business, await newProduct(business), { customer: { name: 'Orders', phone: ordering } });
    const changed = await business.owner.send('PATCH', `/api/customers/${known.id}`, {
      version: known.version + 1,
      notes: 'By hand',
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await undo(id)).body.data).toEqual({ removed: 1, restored: 0, kept: 2 });
    expect((await byName(known.name))[0]?.notes).toBe('By hand');
  });

  it('keeps customers who have a loyalty balance by now', async () => {
    const phone = newPhone();
    const { undo: id } = await file(`name,phone\nLoyal,${phone}\n`);
    const program = await activeProgram(business);
    await importBalances(business.owner, program.id, `phone,balance\n${phone},5\n`);
    expect((await undo(id)).body.data).toEqual({ removed: 0, restored: 0, kept: 1 });
    expect(await balanceOf(business, phone)).toEqual([5, 0, 0]);
  });

  it('is of the business alone', async () => {
    const { undo: id } = await file(`name,phone\nMine,${newPhone()}\n`);
    const stranger = await newBusiness();
    const answer = await stranger.owner.post('/api/customers/import/undo', { id });
    expect(refusal(answer)).toEqual([410, 'IMPORT_GONE']);
  });
});
