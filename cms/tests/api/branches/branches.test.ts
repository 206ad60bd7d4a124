import { beforeAll, describe, expect, it } from 'vitest';
import type { BranchDto } from '../../../src/contracts/branches';
import type { Role } from '../../../src/domain/access';
import type { StoreProfileDto } from '../../../src/contracts/storefront';
import { anonymous, bareBusiness, unique, type TestBusiness } from '../support/business';
import { refusal, type Answer } from '../support/client';
import { branchBody, newBranch, OWN_ADDRESS } from '../support/branches';
import { rows } from '../support/database';

let business: Omit<TestBusiness, 'branch'>;
const at = (answer: Answer) => [...refusal(answer), answer.body.error.details.path];
const create = (more: object, of = business) => of.owner.post<BranchDto>('/api/branches', branchBody(more));
const change = (branch: BranchDto, fields: object) =>
  business.owner.send<BranchDto>('PATCH', `/api/branches/${branch.id}`, {
    version: branch.version,
    ...fields,
  });

beforeAll(async () => {
  business = await bareBusiness();
});

describe('a new branch', () => {
  it('is a draft, whatever else it says, with what most branches have', async () => {
    const branch = await newBranch(business.owner);
    expect(branch).toMatchObject({
      state: 'DRAFT',
      closeoutTime: '04:00',
      preparationMin: 30,
      acceptDeadlineMin: 8,
      minOrderCents: 0,
      payments: [],
      pixKey: null,
    });
    expect(at(await create({ state: 'ACTIVE' }))).toEqual([400, 'UNKNOWN_FIELD', ['state']]);
    expect((await business.owner.get(`/api/branches/${branch.id}`)).body.data).toEqual(branch);
  });

  it('gets a free address of its name, or the one it names', async () => {
    const name = unique('Pizzaria São João');
    const [first, other] = [await newBranch(business.owner, { name }), await bareBusiness()];
    const second = await newBranch(other.owner, { name });
    const third = await newBranch(other.owner, { name: `${name}!` });
    expect([second.slug, third.slug]).toEqual([`${first.slug}-2`, `${first.slug}-3`]);
    expect(first.slug).toMatch(/^pizzaria-sao-joao-\d+-\d+$/);
    const own = unique('minha-loja').toLowerCase();
    expect(await newBranch(business.owner, { slug: own })).toMatchObject({ slug: own });
  });

  it('shares neither its address on the web with any other, nor its name with its sisters', async () => {
    const { name, slug } = await newBranch(business.owner);
    expect(at(await create({ slug }))).toEqual([409, 'ALREADY_EXISTS', ['slug']]);
    expect(at(await create({ slug }, await bareBusiness()))).toEqual([409, 'ALREADY_EXISTS', ['slug']]);
    expect(at(await create({ name: name.toUpperCase() }))).toEqual([409, 'ALREADY_EXISTS', ['name']]);
    expect((await create({ name }, await bareBusiness())).status).toBe(201);
  });

  it.each([
    [{ name: 'x' }, 'TOO_SHORT', ['name']],
    [{ slug: 'Não vale' }, 'INVALID_FORMAT', ['slug']],
    [{ slug: 'a--b' }, 'INVALID_FORMAT', ['slug']],
    [{ timezone: 'America/Atlantis' }, 'UNKNOWN_TIME_ZONE', ['timezone']],
    [{ timezone: '+03:00' }, 'UNKNOWN_TIME_ZONE', ['timezone']],
    [{ phone: '12345' }, 'INVALID_PHONE', ['phone']],
    [{ whatsapp: 'call me' }, 'INVALID_PHONE', ['whatsapp']],
    [{ services: [] }, 'TOO_FEW', ['services']],
    [{ address: { ...OWN_ADDRESS, postalCode: '123' } }, 'BAD_POSTAL_CODE', ['address', 'postalCode']],
    [{ address: { ...OWN_ADDRESS, state: 'XX' } }, 'BAD_STATE', ['address', 'state']],
    [{ address: { ...OWN_ADDRESS, lat: -23.5 } }, 'HALF_A_POINT', ['address', 'lng']],
    [{ address: { ...OWN_ADDRESS, lat: 91, lng: 0 } }, 'TOO_BIG', ['address', 'lat']],
    [{ payments: ['PIX'] }, 'PIX_KEY_REQUIRED', ['pixKey']],
    [{ payments: ['PIX'], pixKey: '52998224724' }, 'INVALID_PIX_KEY', ['pixKey']],
    [{ preparationMin: 4 }, 'TOO_SMALL', ['preparationMin']],
    [{ acceptDeadlineMin: 16 }, 'TOO_BIG', ['acceptDeadlineMin']],
    [{ color: 'red' }, 'INVALID_FORMAT', ['color']],
  ])('is refused with %o', async (more, code, path) => {
    expect(at(await create(more))).toEqual([400, code, path]);
  });

  it('keeps phones and Pix keys in the one form they have, and says each thing once', async () => {
    const branch = await newBranch(business.owner, {
      phone: '(11) 3000-1234',
      whatsapp: '11 98888-7777',
      payments: ['PIX', 'CASH', 'PIX'],
      pixKey: ' Pix@Nonna.Test ',
      services: ['TAKEOUT', 'TAKEOUT'],
    });
    expect(branch).toMatchObject({
      phone: '+551130001234',
      whatsapp: '+5511988887777',
      payments: ['PIX', 'CASH'],
      pixKey: 'pix@nonna.test',
      services: ['TAKEOUT'],
    });
  });

  it('follows the habits of its own country: no CEP and no Pix outside Brazil', async () => {
    const abroad = await bareBusiness({ country: 'PT', currency: 'EUR' });
    const address = { ...OWN_ADDRESS, state: 'Lisboa', postalCode: '1000-001', district: '' };
    const branch = await newBranch(abroad.owner, {
      address,
      timezone: 'Europe/Lisbon',
      phone: '213 456 789',
    });
    expect(branch).toMatchObject({ phone: '+351213456789', address: { state: 'Lisboa' } });
    const answer = await create({ address, payments: ['PIX'], pixKey: 'a@b.pt' }, abroad);
    expect(at(answer)).toEqual([400, 'PIX_ONLY_IN_BRAZIL', ['payments']]);
  });

  it('is the owner’s to make', async () => {
    const manager = await business.person('manager');
    expect(refusal(await manager.post('/api/branches', branchBody()))).toEqual([403, 'FORBIDDEN']);
  });

  it('is made once, however often it is asked with one key', async () => {
    const [key, body] = [unique('key-of-a-branch'), branchBody()];
    const send = () => business.owner.post<BranchDto>('/api/branches', body, { 'idempotency-key': key });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
  });
});

describe('a branch', () => {
  it('is changed by who saw it as it is; the other is shown the row', async () => {
    const branch = await newBranch(business.owner);
    const saved = await change(branch, { description: 'Massas feitas aqui', minOrderCents: 3000 });
    expect(saved.body.data).toMatchObject({
      version: 2,
      description: 'Massas feitas aqui',
      name: branch.name,
    });
    const late = await change(branch, { description: 'Outra' });
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect(late.body.error.details.current).toMatchObject({ version: 2, minOrderCents: 3000 });
  });

  it('keeps its Pix key as long as it takes Pix', async () => {
    const branch = await newBranch(business.owner, { payments: ['PIX'], pixKey: 'pix@nonna.test' });
    expect(at(await change(branch, { pixKey: null }))).toEqual([400, 'PIX_KEY_REQUIRED', ['pixKey']]);
    const cash = await change(branch, { pixKey: null, payments: ['CASH'] });
    expect(cash.body.data).toMatchObject({ pixKey: null, payments: ['CASH'] });
  });

  it('shows customers at once what was changed, at its new address too', async () => {
    const branch = await newBranch(business.owner);
    const profile = (slug: string) => anonymous.get<StoreProfileDto>(`/api/store/${slug}`);
    expect((await profile(branch.slug)).body.data.description).toBe('');
    const slug = unique('mudou').toLowerCase();
    await change(branch, { slug, description: 'Agora no Centro' });
    expect((await profile(slug)).body.data.description).toBe('Agora no Centro');
    // Who has the old one on a flyer finds the store as well, and where it is by now.
    expect((await profile(branch.slug)).body.data).toMatchObject({ slug, description: 'Agora no Centro' });
  });

  it('is its manager’s to change, and no other manager’s', async () => {
    const [mine, other] = [await newBranch(business.owner), await newBranch(business.owner)];
    const manager = await business.person('manager', { branchIds: [mine.id] });
    const save = ({ id, version }: BranchDto) =>
      manager.send('PATCH', `/api/branches/${id}`, { version, description: 'x' });
    expect((await save(mine)).status).toBe(200);
    expect(refusal(await save(other))).toEqual([404, 'NOT_FOUND']);
  });

  it('tells its Pix key to who changes it or confirms payments, its e-mail to who changes it', async () => {
    const details = { email: 'loja@nonna.test', pixKey: 'pix@nonna.test', phone: '(11) 3000-1234' };
    const { id } = await newBranch(business.owner, { payments: ['PIX'], ...details });
    const told = async (role: Role, more: { allow?: string[]; deny?: string[] } = {}) => {
      const who = await business.person(role, more);
      const one = (await who.get<BranchDto>(`/api/branches/${id}`)).body.data;
      const listed = (await who.get<BranchDto[]>('/api/branches?pagination[pageSize]=100')).body.data;
      expect(listed.find((row) => row.id === id)).toEqual(one);
      // What stands on the store page is no secret.
      expect(one).toMatchObject({ phone: '+551130001234', address: OWN_ADDRESS, payments: ['PIX'] });
      return [one.pixKey, one.email];
    };
    const { pixKey, email } = details;
    for (const role of ['owner', 'manager'] as const) expect(await told(role), role).toEqual([pixKey, email]);
    for (const role of ['kitchen', 'courier', 'seller', 'marketing'] as const)
      expect(await told(role), role).toEqual([null, null]);
    expect(await told('attendant')).toEqual([pixKey, null]);
    expect(await told('attendant', { deny: ['order.payment.confirm'] })).toEqual([null, null]);
    expect(await told('kitchen', { allow: ['order.payment.confirm'] })).toEqual([pixKey, null]);
    expect(await told('marketing', { allow: ['branch.edit'] })).toEqual([pixKey, email]);
  });

  it('leaves a note of who changed what, and tells the screens', async () => {
    const branch = await newBranch(business.owner);
    await change(branch, { minOrderCents: 2500 });
    const entries = await rows<{ action: string; before: string; after: string }>(
      'SELECT action, before, after FROM audit_entries WHERE entity_id = ? ORDER BY at, id',
      [branch.id],
    );
    expect(entries.map(({ action }) => action).sort()).toEqual(['create', 'update']);
    const update = entries.find(({ action }) => action === 'update');
    expect(JSON.parse(update?.before ?? '')).toMatchObject({ minOrderCents: 0 });
    expect(JSON.parse(update?.after ?? '')).toMatchObject({ minOrderCents: 2500 });
    const events = await rows<{ type: string }>('SELECT type FROM events WHERE entity_id = ?', [branch.id]);
    expect(events.map(({ type }) => type)).toEqual(['store.changed', 'store.changed']);
  });
});
