import { beforeAll, describe, expect, it } from 'vitest';
import type { BusinessDto } from '../../../src/contracts/business';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, bareBusiness, newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';

let business: TestBusiness;
const read = async (of: Pick<TestBusiness, 'owner'> = business) =>
  (await of.owner.get<BusinessDto>('/api/business')).body.data;
const save = async (fields: object, of: Pick<TestBusiness, 'owner'> = business) =>
  of.owner.send<BusinessDto>('PATCH', '/api/business', { version: (await read(of)).version, ...fields });

beforeAll(async () => {
  business = await newBusiness();
});

describe('the business', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
  ])('keeps its tax number %s as %s', async (document, kept) => {
    expect((await save({ document })).body.data.document).toBe(kept);
  });

  it.each([
    [{ document: '529.982.247-24' }, 'INVALID_TAX_ID', ['document']],
    [{ document: '12ABC34501DE36' }, 'INVALID_TAX_ID', ['document']],
    [{ phone: '00000' }, 'INVALID_PHONE', ['phone']],
    [{ email: 'nobody' }, 'INVALID_FORMAT', ['email']],
    [{ tradeName: 'x' }, 'TOO_SHORT', ['tradeName']],
    [{ tradeName: null }, 'WRONG_TYPE', ['tradeName']],
    [{ currency: 'USD' }, 'UNKNOWN_FIELD', ['currency']],
  ])('is refused with %o, and stays as it is', async (fields, code, path) => {
    const before = await read();
    const answer = await save(fields);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, path]);
    expect(await read()).toEqual(before);
  });

  it('has the tax numbers of its own country', async () => {
    const abroad = await bareBusiness({ country: 'ES', currency: 'EUR', defaultLanguage: 'es' });
    expect((await save({ document: 'b-12.345.678' }, abroad)).body.data.document).toBe('B12345678');
  });

  it('takes away what is set to nothing, and leaves what is not named', async () => {
    await save({ legalName: 'Nonna Ltda', email: 'oi@nonna.test' });
    const saved = (await save({ email: null })).body.data;
    expect(saved).toMatchObject({ legalName: 'Nonna Ltda', email: null });
  });

  it('is called by its new name at its stores at once', async () => {
    const profile = async () =>
      (await anonymous.get<StoreProfileDto>(`/api/store/${business.branch.slug}`)).body.data.businessName;
    await profile();
    const tradeName = unique('Nonna');
    await save({ tradeName });
    expect(await profile()).toBe(tradeName);
  });

  it('is changed by who saw it as it is; the other is shown how it is', async () => {
    const { version } = await read();
    const send = (legalName: string) =>
      business.owner.send<BusinessDto>('PATCH', '/api/business', { version, legalName });
    const answers = await Promise.all([send('One Ltd'), send('Two Ltd')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error.details.current).toMatchObject({ version: version + 1 });
  });

  it('is the owner’s alone, and each change is noted', async () => {
    const manager = await business.person('manager');
    expect(refusal(await manager.get('/api/business'))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await manager.send('PATCH', '/api/business', { version: 1 }))).toEqual([403, 'FORBIDDEN']);
    const notes = () => countOf('audit_entries', `entity = 'business' AND entity_id = ?`, [business.id]);
    const before = await notes();
    await save({ legalName: 'Nonna e Filhos Ltda' });
    expect(await notes()).toBe(before + 1);
  });
});
