import type { BranchDto } from '@contracts/branches';
import type { BusinessDto } from '@contracts/business';
import { branchCreate, branchUpdate } from '@contracts/branches';
import { businessUpdate } from '@contracts/business';
import { describe, expect, it } from 'vitest';
import { addressIssues } from '../../src/entities/branch/address-values';
import {
  branchSchema,
  newBranchValues,
  toBranchBody,
  toBranchValues,
  zoneFor,
} from '../../src/entities/branch/branch-values';
import { timeZoneOptions, zoneLabel } from '../../src/entities/branch/time-zones';
import {
  businessIssues,
  businessSchema,
  toBusinessBody,
  toBusinessValues,
} from '../../src/features/onboarding/business/business-values';
import { templateCsv } from '../../src/entities/menu-file/template';
import { offeredPayments, paymentIssues, toPaymentValues } from '../../src/entities/branch/payment-values';

const BUSINESS: BusinessDto = {
  id: 'b',
  version: 3,
  tradeName: 'Cantina',
  legalName: null,
  document: null,
  email: null,
  phone: '+551130000000',
  country: 'BR',
  currency: 'BRL',
  defaultLanguage: 'pt-BR',
  state: 'TRIAL',
};
const BRANCH: BranchDto = {
  id: 'c',
  version: 2,
  name: 'Centro',
  slug: 'cantina-centro',
  description: '',
  cuisines: [],
  phone: null,
  whatsapp: null,
  email: null,
  address: {
    street: 'Rua Augusta',
    number: '100',
    district: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01305-000',
    reference: 'Portão azul',
    lat: -23.55,
    lng: -46.65,
  },
  timezone: 'America/Sao_Paulo',
  closeoutTime: '04:00',
  color: null,
  logoUrl: null,
  bannerUrl: null,
  services: ['DELIVERY', 'TAKEOUT'],
  payments: ['PIX'],
  pixKey: 'a@b.test',
  minOrderCents: 0,
  preparationMin: 30,
  serviceFeeBps: 0,
  acceptDeadlineMin: 8,
  closeWithoutBoardMin: null,
  state: 'DRAFT',
};

describe('the business', () => {
  it('is sent as the server takes it, with nothing for what is empty', () => {
    const values = { ...toBusinessValues(BUSINESS), legalName: 'Cantina Ltda' };
    const body = toBusinessBody(businessSchema.parse(values), BUSINESS.version);
    expect(businessUpdate.parse(body)).toMatchObject({ version: 3, document: null, email: null });
  });

  it('has to be called something in law before the step is done', () => {
    expect(businessSchema.safeParse(toBusinessValues(BUSINESS)).success).toBe(false);
  });

  it('checks the digits of a tax number in Brazil', () => {
    const values = toBusinessValues(BUSINESS);
    const issues = (document: string, country = 'BR') =>
      businessIssues(country)({ ...values, document }).map(({ path }) => path);
    expect(issues('')).toEqual([]);
    expect(issues('11.222.333/0001-81')).toEqual([]);
    expect(issues('11.222.333/0001-80')).toEqual(['document']);
    expect(issues('B12345678', 'ES')).toEqual([]);
  });
});

describe('a branch', () => {
  const typed = {
    ...newBranchValues(BUSINESS, 'Europe/Lisbon'),
    address: { ...toBranchValues(BRANCH, 'BR').address },
  };

  it('begins with what is known, and is sent as the server takes it', () => {
    expect(typed).toMatchObject({ name: 'Cantina', phone: '(11) 3000-0000', timezone: 'America/Sao_Paulo' });
    const body = toBranchBody(branchSchema.parse(typed), null);
    expect(branchCreate.parse(body)).toMatchObject({ name: 'Cantina', payments: [], pixKey: null });
    expect(body).not.toHaveProperty('slug');
  });

  it('keeps what the step does not ask for', () => {
    const body = toBranchBody(branchSchema.parse(toBranchValues(BRANCH, 'BR')), BRANCH);
    expect(branchUpdate.parse({ ...body, version: 2 })).toMatchObject({
      slug: 'cantina-centro',
      address: { lat: -23.55, lng: -46.65, reference: 'Portão azul', complement: null },
    });
    expect(body).not.toHaveProperty('payments');
  });

  it('has an address by the habits of its country; what is empty is not called wrong', () => {
    const issues = (part: object, country = 'BR') =>
      addressIssues(country)({ ...typed, address: { ...typed.address, ...part } }).map(({ path }) => path);
    expect(issues({})).toEqual([]);
    expect(issues({ postalCode: '12', state: 'XX' })).toEqual(['address.postalCode', 'address.state']);
    expect(issues({ postalCode: '', state: '' })).toEqual([]);
    expect(issues({ postalCode: '12', state: 'Lisboa' }, 'PT')).toEqual([]);
  });

  it('follows the state and the country in its time zone, and else the browser', () => {
    expect(zoneFor('BR', 'AM', 'Asia/Tokyo')).toBe('America/Manaus');
    expect(zoneFor('PT', '', 'Asia/Tokyo')).toBe('Europe/Lisbon');
    expect(zoneFor('US', 'NY', 'America/New_York')).toBe('America/New_York');
  });

  it('offers every time zone once, the likely ones first, by their cities', () => {
    const at = new Date('2031-04-03T12:00:00Z');
    const options = timeZoneOptions(['America/Manaus', 'Europe/Lisbon', 'America/Manaus'], 'BR', at, 'en');
    expect(options.slice(0, 2).map(({ value }) => value)).toEqual(['America/Manaus', 'Europe/Lisbon']);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(300);
    const places = (country: string) =>
      timeZoneOptions([zoneFor(country, '', 'UTC')], country, at, 'en').map(({ value }) => value);
    const brazil = places('BR').slice(0, 16);
    expect(brazil[0]).toBe('America/Sao_Paulo');
    expect(brazil).toEqual(
      expect.arrayContaining(['America/Manaus', 'America/Noronha', 'America/Rio_Branco']),
    );
    expect(places('PT').slice(0, 3).sort()).toEqual(['Atlantic/Azores', 'Atlantic/Madeira', 'Europe/Lisbon']);
    // One zone under two names stands once.
    expect(places('AR').filter((zone) => zone.endsWith('Buenos_Aires'))).toHaveLength(1);
    expect(zoneLabel('America/Sao_Paulo', at, 'en')).toMatch(/^Sao Paulo · Brasilia .*Time · GMT-3$/);
    expect(zoneLabel('America/Sao_Paulo', at, 'pt-BR')).toMatch(
      /^Sao Paulo · Horário .*de Brasília · GMT-3$/,
    );
    expect(zoneLabel('America/Argentina/Buenos_Aires', at, 'es')).toMatch(
      /^Buenos Aires, Argentina · .*Argentina.* · GMT-3$/,
    );
    expect(zoneLabel('UTC', at, 'en')).toMatch(/^UTC · GMT/);
  });
});

describe('payment', () => {
  const fresh = { payments: [], pixKey: null };

  it('begins with Pix in Brazil, which asks for its key, and knows none elsewhere', () => {
    const brazil = toPaymentValues(fresh, 'BR');
    expect(brazil.payments).toEqual(['PIX', 'CREDIT', 'DEBIT', 'CASH']);
    expect(paymentIssues(brazil)).toEqual([{ path: 'pixKey', code: 'REQUIRED' }]);
    expect(toPaymentValues(fresh, 'MX').payments).toEqual(['CREDIT', 'DEBIT', 'CASH']);
    expect(offeredPayments('MX')).not.toContain('PIX');
  });

  it('is as the branch has it once it has any', () => {
    expect(toPaymentValues({ payments: ['CASH'], pixKey: null }, 'BR').payments).toEqual(['CASH']);
  });
});

describe('a file of a menu', () => {
  it('has a template in every language with headings and prices as the country writes them', async () => {
    const [heading = '', first = ''] = (await templateCsv('pt-BR', { country: 'BR', currency: 'BRL' })).split(
      '\r\n',
    );
    expect(heading).toBe('Categoria,Nome,Descrição,Preço,Preço promocional,Custo,Código,Serve,Estado');
    expect(first).toContain('"27,90"');
    expect((await templateCsv('en', { country: 'US', currency: 'USD' })).split('\r\n')[1]).toContain('8.50');
  });
});
