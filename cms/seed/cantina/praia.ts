import type { BranchPlan } from '../business-plan';
import { PRAIA_FEEDBACK } from './feedback';
import type { Period } from '../../src/domain/opening-hours';
import type { Weekday } from '../../src/domain/time';
import { PRAIA_MENU } from './menu';
import { PRAIA_SELLERS } from './sellers';
import { PRAIA_LINKS } from './social';

const zone = { feeTiers: [], freeAboveCents: null, exclusion: false };
const inSantos = (...names: string[]) => ({ districts: names.map((name) => ({ name, city: 'Santos' })) });
const daily = (weekdays: readonly Weekday[], ...spans: [opens: string, closes: string][]): Period[] =>
  weekdays.flatMap((weekday) => spans.map(([opens, closes]) => ({ weekday, opens, closes })));

export const PRAIA: BranchPlan = {
  row: {
    name: 'Cantina da Praça – Praia',
    slug: 'cantina-praia',
    description: 'A mesma cozinha, a duas quadras do mar. Almoço e jantar de terça a domingo.',
    cuisines: ['Italiana', 'Pizza', 'Frutos do mar'],
    phone: '+551332214455',
    whatsapp: '+5513997776655',
    email: 'praia@cantina.test',
    address: {
      street: 'Avenida Ana Costa',
      number: '512',
      district: 'Gonzaga',
      city: 'Santos',
      state: 'SP',
      postalCode: '11060-002',
      lat: -23.9668,
      lng: -46.3325,
    },
    timezone: 'America/Sao_Paulo',
    closeoutTime: '04:00',
    logoUrl: '/demo/cantina/logo.webp',
    bannerUrl: '/demo/cantina/banner.webp',
    color: '#1f6f8b',
    services: ['DELIVERY', 'TAKEOUT'],
    paymentMethods: ['PIX', 'CREDIT', 'DEBIT', 'CASH', 'MEAL_VOUCHER'],
    pixKey: 'pix@cantina.test',
    minOrderCents: 3000,
    preparationMin: 30,
    acceptDeadlineMin: 8,
    autoAccept: { enabled: false, delaySec: 60, onlyIfPaid: false, maxOpenOrders: null },
    settings: {
      scheduling: { enabled: true, minLeadMin: 90, maxDays: 2 },
      closeWithoutBoardMin: null,
      requirePickupCode: true,
      maxOpenOrders: 40,
    },
    state: 'ACTIVE',
  },
  hours: [
    {
      service: 'ALL',
      mode: 'WEEKLY',
      periods: [
        ...daily([2, 3, 4], ['11:30', '15:00'], ['18:00', '23:00']),
        // Friday and Saturday nights end in the day after.
        ...daily([5, 6], ['11:30', '15:30'], ['18:00', '01:30']),
        ...daily([0], ['11:30', '16:30'], ['18:00', '23:00']),
      ],
    },
  ],
  zones: [
    {
      ...zone,
      name: 'Orla',
      color: '#2f7d54',
      priority: 1,
      kind: 'DISTRICT',
      geometry: inSantos('Gonzaga', 'Boqueirão', 'Pompéia', 'José Menino'),
      feeCents: 590,
      freeAboveCents: 14000,
      minOrderCents: 3000,
      etaMin: 10,
      etaMax: 25,
    },
    {
      ...zone,
      name: 'Ponta da Praia',
      color: '#3f8fb5',
      priority: 2,
      kind: 'DISTRICT',
      geometry: inSantos('Embaré', 'Aparecida', 'Ponta da Praia'),
      feeCents: 890,
      minOrderCents: 4000,
      etaMin: 20,
      etaMax: 35,
    },
    {
      ...zone,
      name: 'Centro de Santos',
      color: '#c88a1e',
      priority: 3,
      kind: 'DISTRICT',
      geometry: inSantos('Vila Mathias', 'Encruzilhada', 'Marapé'),
      feeCents: 1190,
      minOrderCents: 5000,
      etaMin: 25,
      etaMax: 40,
    },
    {
      ...zone,
      name: 'Além da balsa',
      color: '#8a8178',
      priority: 1,
      kind: 'DISTRICT',
      geometry: { districts: [{ name: 'Vicente de Carvalho', city: 'Guarujá' }] },
      feeCents: 0,
      minOrderCents: 0,
      etaMin: 0,
      etaMax: 0,
      exclusion: true,
    },
  ],
  social: PRAIA_LINKS,
  menu: PRAIA_MENU,
  sellers: PRAIA_SELLERS,
  feedback: PRAIA_FEEDBACK,
  trade: {
    guests: 165,
    namedGuests: [],
    lostGuests: 8,
    phonePrefix: '+551398',
    ordersADay: 11.5,
    weekdays: [1.45, 0, 0.62, 0.7, 0.86, 1.4, 1.75],
    peaks: [
      { at: 13 * 60, spread: 45, weight: 33 },
      { at: 20 * 60 + 20, spread: 62, weight: 60 },
      { at: 24 * 60, spread: 40, weight: 7 },
    ],
    deliveries: 58,
    payments: [
      ['PIX', 40],
      ['CREDIT', 30],
      ['DEBIT', 14],
      ['CASH', 11],
      ['MEAL_VOUCHER', 5],
    ],
    banknotes: [5000, 10000, 20000],
    districts: [
      {
        name: 'Gonzaga',
        postalCode: '11060-000',
        weight: 24,
        streets: ['Rua Marcílio Dias', 'Rua Tolentino Filgueiras', 'Avenida Floriano Peixoto'],
      },
      {
        name: 'Boqueirão',
        postalCode: '11045-000',
        weight: 20,
        streets: ['Rua Oswaldo Cruz', 'Rua da Paz', 'Avenida Conselheiro Nébias'],
      },
      {
        name: 'Embaré',
        postalCode: '11040-000',
        weight: 15,
        streets: ['Rua Castro Alves', 'Avenida Bartolomeu de Gusmão'],
      },
      {
        name: 'Pompéia',
        postalCode: '11065-000',
        weight: 12,
        streets: ['Rua Euclides da Cunha', 'Avenida Bernardino de Campos'],
      },
      {
        name: 'Ponta da Praia',
        postalCode: '11030-000',
        weight: 12,
        streets: ['Avenida Rei Pelé', 'Rua Vergueiro Steidel'],
      },
      {
        name: 'José Menino',
        postalCode: '11065-100',
        weight: 9,
        streets: ['Avenida Presidente Wilson', 'Rua Cásper Líbero'],
      },
      {
        name: 'Vila Mathias',
        postalCode: '11075-000',
        weight: 8,
        streets: ['Rua Carvalho de Mendonça', 'Rua Comendador Martins'],
      },
    ],
  },
};
