import type { BranchDto } from '@contracts/branches';
import type { BusinessDto } from '@contracts/business';
import { zoneCreate, zoneUpdate, type DeliveryZoneDto } from '@contracts/delivery-zones';
import { branchCreate, branchUpdate } from '@contracts/branches';
import { businessUpdate } from '@contracts/business';
import { describe, expect, it } from 'vitest';
import {
  branchIssues,
  branchSchema,
  newBranchValues,
  toBranchBody,
  toBranchValues,
  zoneFor,
} from '../../src/features/onboarding/branch/branch-values';
import { timeZoneOptions, zoneLabel } from '../../src/features/onboarding/branch/time-zones';
import {
  businessIssues,
  businessSchema,
  toBusinessBody,
  toBusinessValues,
} from '../../src/features/onboarding/business/business-values';
import { templateCsv } from '../../src/entities/menu-file/template';
import {
  offeredPayments,
  paymentIssues,
  toPaymentValues,
} from '../../src/features/onboarding/payments/payment-values';
import {
  newZoneValues,
  nameOfDistricts,
  toNumber,
  toZoneBody,
  toZoneChanges,
  toZoneValues,
  zoneIssues,
  zoneSchema,
  type ZoneValues,
} from '../../src/features/onboarding/zones/zone-values';

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
      branchIssues(country)({ ...typed, address: { ...typed.address, ...part } }).map(({ path }) => path);
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

describe('a delivery zone', () => {
  const zone = (part: Partial<ZoneValues>): ZoneValues => ({ ...newZoneValues(BRANCH), ...part });
  const issues = (part: Partial<ZoneValues>) => zoneIssues(zone(part)).map(({ path }) => path);
  const bodyOf = (part: Partial<ZoneValues>) =>
    zoneCreate.parse(toZoneBody(zoneSchema.parse(zone(part)), 'c', 'Up to 3 km'));

  it('by districts is called by them and lies in their city', () => {
    expect(bodyOf({ districts: ['Centro', 'Sé'] })).toMatchObject({
      name: 'Centro, Sé',
      area: {
        kind: 'DISTRICT',
        geometry: { districts: [{ name: 'Centro', city: 'São Paulo' }, { name: 'Sé' }] },
      },
    });
    expect(issues({})).toEqual(['districts']);
  });

  it('has a name that fits, however many districts and however short', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Bairro ${index}`);
    expect(nameOfDistricts(many).length).toBeLessThanOrEqual(40);
    expect(nameOfDistricts(['x'.repeat(80)])).toHaveLength(40);
    expect(nameOfDistricts(['X'])).toBe('X.');
  });

  it('by distance lies around the store', () => {
    expect(newZoneValues(BRANCH)).toMatchObject({ place: { lat: -23.55, lng: -46.65 } });
    const body = bodyOf({ kind: 'RADIUS', radiusKm: '2,5' });
    expect(body).toMatchObject({
      name: 'Up to 3 km',
      area: { kind: 'RADIUS', geometry: { radiusMeters: 2500, center: { lat: -23.55, lng: -46.65 } } },
    });
    expect(issues({ kind: 'RADIUS', radiusKm: '0', place: null })).toEqual(['radiusKm', 'place']);
    expect(issues({ kind: 'RADIUS', radiusKm: 'três' })).toEqual(['radiusKm']);
  });

  describe('that is stored', () => {
    const stored = (area: DeliveryZoneDto['area'], name: string): DeliveryZoneDto => ({
      ...zoneCreate.parse({ branchId: 'c', name, area, feeCents: 500, etaMin: 20, etaMax: 40 }),
      id: 'z',
      version: 4,
      createdAt: '2031-04-03T12:00:00Z',
      updatedAt: '2031-04-03T12:00:00Z',
      area,
    });
    const changes = (row: DeliveryZoneDto, part: Partial<ZoneValues>) => {
      const values = toZoneValues(row, BRANCH);
      const typed = zoneSchema.parse({ ...values, ...part });
      return zoneUpdate.parse({
        ...toZoneChanges(typed, { zone: row, stored: values }, 'Up to 5 km'),
        version: row.version,
      });
    };
    const twoCities = stored(
      {
        kind: 'DISTRICT',
        geometry: {
          districts: [
            { name: 'Sé', city: 'São Paulo' },
            { name: 'Centro', city: 'Osasco' },
          ],
        },
      },
      'Near by',
    );

    it('is offered as it is, and keeps its name and area while only its terms change', () => {
      expect(toZoneValues(twoCities, BRANCH)).toMatchObject({ districts: ['Sé', 'Centro'], feeCents: 500 });
      expect(changes(twoCities, { feeCents: 700 })).toEqual({
        version: 4,
        feeCents: 700,
        minOrderCents: 0,
        freeAboveCents: null,
        etaMin: 20,
        etaMax: 40,
      });
    });

    it('is called by its new area; a district keeps its city', () => {
      expect(changes(twoCities, { districts: ['Sé', 'Centro', 'Lapa'] })).toMatchObject({
        name: 'Sé, Centro, Lapa',
        area: {
          geometry: {
            districts: [
              { name: 'Sé', city: 'São Paulo' },
              { name: 'Centro', city: 'Osasco' },
              { name: 'Lapa', city: 'São Paulo' },
            ],
          },
        },
      });
    });

    it('by distance grows around the same place', () => {
      const center = { lat: -23.5, lng: -46.6 };
      const circle = stored({ kind: 'RADIUS', geometry: { center, radiusMeters: 2500 } }, 'Up to 2.5 km');
      expect(toZoneValues(circle, BRANCH)).toMatchObject({ radiusKm: '2.5', place: center });
      expect(changes(circle, { radiusKm: '5' })).toMatchObject({
        name: 'Up to 5 km',
        area: { geometry: { center, radiusMeters: 5000 } },
      });
    });

    it('of another kind keeps the area that this form does not draw', () => {
      const codes = stored(
        { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '01000-000', to: '01999-999' }] } },
        'Codes',
      );
      expect(changes(codes, { feeCents: 0 })).not.toHaveProperty('area');
    });
  });

  it('arrives no earlier than at the earliest', () => {
    expect(issues({ districts: ['Sé'], etaMin: 40, etaMax: 30 })).toEqual(['etaMax']);
  });

  it.each([
    ['-23,55', -23.55],
    ['\u221223.55', -23.55],
    [' 3 ', 3],
    ['', null],
    ['1e5', null],
    ['3 km', null],
  ])('reads %j as %s', (text, number) => {
    expect(toNumber(text)).toBe(number);
  });
});

describe('a file of a menu', () => {
  it('has a template in every language with headings and prices of that language', async () => {
    const [heading = '', first = ''] = (await templateCsv('pt-BR', 'BRL')).split('\r\n');
    expect(heading).toBe('Categoria,Nome,Descrição,Preço,Preço promocional,Custo,Código,Serve,Estado');
    expect(first).toContain('"27,90"');
    expect((await templateCsv('en', 'USD')).split('\r\n')[1]).toContain('8.50');
  });
});
