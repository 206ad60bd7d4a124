import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerDto } from '../../../src/contracts/customers';
import type { LoyaltyProgramDto, LoyaltyStatementDto } from '../../../src/contracts/loyalty';
import type {
  BalanceImportDto,
  BalanceImportUndoDto,
  LastBalanceImportDto,
} from '../../../src/contracts/loyalty-files';
import { importBalances } from '../support/balance-files';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { newCustomer } from '../support/customers';
import { change, fingerprint, rows } from '../support/database';
import { HOUR_MS } from '../support/instants';
import { accountOf, accountProblems, activeProgram, balanceOf, moveProgram } from '../support/loyalty';
import { newProduct } from '../support/menu';
import { newOrder, newPhone } from '../support/ordering';
import { thorough } from '../support/proof';
import { writtenXlsx } from '../support/spreadsheets';

let business: TestBusiness;
let program: LoyaltyProgramDto;
beforeAll(async () => {
  business = await newBusiness();
});
beforeEach(async () => {
  const { owner } = business;
  const { data } = (await owner.get<LoyaltyProgramDto[]>('/api/loyalty-programs')).body;
  for (const each of data) if (each.state === 'ACTIVE') await moveProgram(business, each, 'close');
  program = await activeProgram(business);
});

type More = Parameters<typeof importBalances>[3];
const send = (text: string, more?: More) => importBalances(business.owner, program.id, text, more);
const file = async (text: string, more?: More): Promise<BalanceImportDto> => {
  const answer = await send(text, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
};
const undo = (id: string | null, who = business.owner) =>
  who.post<BalanceImportUndoDto>('/api/loyalty-accounts/import/undo', { id });
const last = async () =>
  (
    await business.owner.get<LastBalanceImportDto | null>(
      `/api/loyalty-accounts/import/last?program=${program.id}`,
    )
  ).body.data;
const customersOf = async (phone: string) =>
  (await business.owner.get<CustomerDto[]>(`/api/customers?q=${encodeURIComponent(phone)}`)).body.data;

describe('a file of balances', () => {
  it('is previewed line by line, and changes nothing by that', async () => {
    const known = await newCustomer(business);
    const fresh = newPhone();
    const before = await fingerprint(business.id);
    const text = `Telefone;Nome;Saldo;Validade\n${known.phone};;1.200;\n${fresh};Nova Pessoa;30;31/12/2099\n${newPhone()};Zero;0;\n`;
    const answer = await file(text, { preview: true });
    expect(answer).toMatchObject({
      ...{ preview: true, units: 1230, importedAt: null, undo: null },
      counts: { created: 1, updated: 1, unchanged: 1, refused: 0 },
      lines: [
        { line: 2, action: 'UPDATE', units: 1200, expiresOn: null },
        { line: 3, action: 'CREATE', name: 'Nova Pessoa', units: 30, expiresOn: '2099-12-31' },
        { line: 4, action: 'UNCHANGED', units: 0 },
      ],
    });
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('gives balances with a line in the statement, and makes customers without consents of unknown phones', async () => {
    const known = await newCustomer(business);
    const phone = newPhone();
    const answer = await file(
      `phone,name,balance,expires on\n${known.phone},,7,\n${phone},Nova,3,2099-12-31\n`,
    );
    expect(answer.counts).toEqual({ created: 1, updated: 1, unchanged: 0, refused: 0 });
    expect(await balanceOf(business, known.phone)).toEqual([7, 0, 0]);
    expect(await balanceOf(business, phone)).toEqual([3, 0, 0]);
    const account = await accountOf(business, phone);
    expect(account?.nextExpiry).toMatchObject({
      amount: 3,
      at: expect.stringMatching(/^2100-01-01T/) as string,
    });
    expect(await customersOf(phone)).toMatchObject([{ name: 'Nova', source: 'IMPORT' }]);
    const consents = await rows('SELECT 1 FROM customer_consents WHERE customer_id = ?', [
      account!.customerId,
    ]);
    expect(consents).toEqual([]);
    const statement = `/api/loyalty-accounts/${known.id}/statement`;
    const { moves } = (await business.owner.get<LoyaltyStatementDto>(statement)).body.data;
    expect(moves).toMatchObject([{ kind: 'IMPORT', amount: 7, by: 'Person owner' }]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it.each([
    ['nothing', '', 'REQUIRED'],
    ['a negative number', '-5', 'NEGATIVE_BALANCE'],
    ['a fraction', '2,5', 'NOT_WHOLE'],
    ['a word', 'many', 'NOT_WHOLE'],
    ['more than there can be', '100000001', 'TOO_BIG'],
    ['more than a number holds', '9'.repeat(30), 'NOT_WHOLE'],
  ])('is refused at the cell for %s', async (_, balance, code) => {
    const { lines } = await file(`phone;name;balance\n${newPhone()};Ana;${balance}\n`, { preview: true });
    expect(lines).toMatchObject([{ line: 2, action: 'REFUSE', issues: [{ code, path: ['balance'] }] }]);
    expect(lines[0]?.cells?.[2]).toBe(balance);
  });

  it('is refused at the cell for a wrong phone, a repeated one, a missing name, and a day that has passed', async () => {
    const phone = newPhone();
    const text = `phone,name,balance,expires on\n11 1234-5,Ana,1,\n${phone},Bia,1,\n${phone},Bia,2,\n${newPhone()},,1,\n${newPhone()},Caio,1,2020-01-01\n${newPhone()},Dora,1,soon\n`;
    const { counts, lines } = await file(text, { preview: true });
    expect(counts).toMatchObject({ created: 1, refused: 5 });
    expect(lines.every(({ issues }) => issues.length <= 1)).toBe(true);
    const issues = lines.map(({ line, issues: [issue] }) => [line, issue?.code, issue?.path[0]]);
    expect(issues).toEqual([
      [2, 'INVALID_PHONE', 'phone'],
      [3, undefined, undefined],
      [4, 'REPEATED_PHONE', 'phone'],
      [5, 'REQUIRED', 'name'],
      [6, 'EXPIRED_BALANCE', 'expiresOn'],
      [7, 'NOT_A_DATE', 'expiresOn'],
    ]);
  });

  it('reads money of a cashback program as the business writes it, also from a spreadsheet', async () => {
    await moveProgram(business, program, 'close');
    program = await activeProgram(business, {
      ...{ kind: 'CASHBACK', earnPer: 'PER_AMOUNT', every: 100, gives: 5, rewards: [] },
    });
    const [one, two] = [newPhone(), newPhone()];
    await file(`phone;name;balance\n${one};Ana;R$ 1.234,50\n`);
    expect((await accountOf(business, one))?.available).toBe(123_450);
    const sheet = await writtenXlsx([
      [{ value: 'phone' }, { value: 'name' }, { value: 'balance' }],
      [{ value: two }, { value: 'Bia' }, { value: 12.5 }],
    ]);
    expect((await importBalances(business.owner, program.id, sheet)).body.data.units).toBe(1250);
    const { lines } = await file(`phone;name;balance\n${newPhone()};Ana;1,234\n`, { preview: true });
    expect(lines[0]?.issues).toMatchObject([{ code: 'BAD_AMOUNT', path: ['balance'] }]);
  });

  it('is matched by hand where its headings are unknown, and remembered', async () => {
    const text = (phone: string) => `who,what,how much\n${phone},Ana,5\n`;
    expect(refusal(await send(text(newPhone()), { preview: true }))).toEqual([400, 'MISSING_COLUMN']);
    const columns = { who: 'phone', what: 'name', 'how much': 'balance' };
    expect((await file(text(newPhone()), { columns })).counts.created).toBe(1);
    expect((await file(text(newPhone()), { preview: true })).match.source).toBe('REMEMBERED');
  });
});

describe('a repeated file', () => {
  it('answers the same for the same key, and gives nothing twice', async () => {
    const phone = newPhone();
    const text = `phone,name,balance\n${phone},Ana,5\n`;
    const key = unique('key');
    const first = await file(text, { key });
    expect(await file(text, { key })).toEqual(first);
    expect(await balanceOf(business, phone)).toEqual([5, 0, 0]);
    expect(refusal(await send(`${text}${newPhone()},Bia,1\n`, { key }))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
  });

  it('is refused with another key unless it is meant, and told in the preview', async () => {
    const phone = newPhone();
    const text = `phone,name,balance\n${phone},Ana,5\n`;
    await file(text);
    expect((await file(text, { preview: true })).importedAt).toMatch(/^\d{4}-/);
    expect(refusal(await send(text))).toEqual([409, 'IMPORT_REPEATED']);
    expect(await balanceOf(business, phone)).toEqual([5, 0, 0]);
    await file(text, { again: true });
    expect(await balanceOf(business, phone)).toEqual([10, 0, 0]);
  });

  it('needs a key', async () => {
    const answer = await business.owner.post(`/api/loyalty-accounts/import?program=${program.id}`, undefined);
    expect(refusal(answer)).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  });
});

describe('an undone import', () => {
  it('takes balances back, removes whom it created, and can be imported anew', async () => {
    const known = await newCustomer(business);
    const phone = newPhone();
    const text = `phone,name,balance\n${known.phone},,7\n${phone},Nova,3\n`;
    const key = unique('key');
    const { undo: id } = await file(text, { key });
    expect(await last()).toMatchObject({ id, lines: 2 });
    expect((await undo(id)).body.data).toEqual({ reversed: 2, owing: 0, removed: 1 });
    expect(await balanceOf(business, known.phone)).toEqual([0, 0, 0]);
    expect(await customersOf(phone)).toEqual([]);
    expect(await last()).toBeNull();
    expect(refusal(await undo(id))).toEqual([410, 'IMPORT_GONE']);
    expect(refusal(await send(text, { key }))).toEqual([410, 'IMPORT_GONE']);
    expect((await file(text)).counts).toMatchObject({ created: 1, updated: 1 });
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('makes a debt of what was spent, which a corrected file repays', async () => {
    const known = await newCustomer(business);
    const { undo: id } = await file(`phone,name,balance\n${known.phone},,12\n`);
    const spent = { programId: program.id, amount: -5, reason: 'Paid at the counter' };
    expect((await business.owner.post(`/api/loyalty-accounts/${known.id}/adjust`, spent)).status).toBe(200);
    expect((await undo(id)).body.data).toEqual({ reversed: 1, owing: 1, removed: 0 });
    expect(await balanceOf(business, known.phone)).toEqual([0, 0, 5]);
    await file(`phone,name,balance\n${known.phone},,20\n`);
    expect(await balanceOf(business, known.phone)).toEqual([15, 0, 0]);
    expect(await accountProblems(business.id)).toEqual([]);
  });

  it('keeps customers who have ordered since', async () => {
    const phone = newPhone();
    const { undo: id } = await file(`phone,name,balance\n${phone},Nova,3\n`);
    await newOrder(business, await newProduct(business), { customer: { name: 'Nova', phone } });
    expect((await undo(id)).body.data).toEqual({ reversed: 1, owing: 0, removed: 0 });
    expect(await customersOf(phone)).toHaveLength(1);
  });

  it('is too late after a day', async () => {
    const { undo: id } = await file(`phone,name,balance\n${newPhone()},Nova,3\n`);
    await change('UPDATE loyalty_import_lots SET at = at - ? WHERE import_id = ?', [25 * HOUR_MS, id]);
    expect(refusal(await undo(id))).toEqual([410, 'IMPORT_GONE']);
  });
});

describe('whoever imports', () => {
  it('does it with the PIN of a manager as an attendant, and previews without', async () => {
    const attendant = await business.person('attendant');
    const text = `phone,name,balance\n${newPhone()},Ana,5\n`;
    expect((await importBalances(attendant, program.id, text, { preview: true })).status).toBe(200);
    expect(refusal(await importBalances(attendant, program.id, text))).toEqual([403, 'PIN_REQUIRED']);
  });

  it('finds neither a program nor an import of another business', async () => {
    const { owner } = await newBusiness();
    const text = `phone,name,balance\n${newPhone()},Ana,5\n`;
    for (const preview of [true, false])
      expect(refusal(await importBalances(owner, program.id, text, { preview }))).toEqual([404, 'NOT_FOUND']);
    const { undo: id } = await file(text);
    expect(refusal(await undo(id, owner))).toEqual([410, 'IMPORT_GONE']);
  });

  it('imports nothing into a closed program', async () => {
    await moveProgram(business, program, 'close');
    expect(refusal(await send(`phone,name,balance\n${newPhone()},Ana,5\n`))).toEqual([409, 'LOYALTY_CLOSED']);
  });
});

it('a large file is imported and undone whole', async () => {
  const size = thorough(10_000, 400);
  const phones = Array.from({ length: size }, () => newPhone());
  const text = ['phone,name,balance', ...phones.map((phone) => `${phone},Member,1`)].join('\n');
  const { counts, undo: id } = await file(text);
  expect(counts.created).toBe(size);
  expect((await undo(id)).body.data).toEqual({ reversed: size, owing: 0, removed: size });
});
