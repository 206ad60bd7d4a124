import type { SellerPlan } from '../seller-plan';

const usual = {
  commissionKind: 'PERCENT',
  commissionBps: 500,
  commissionCents: 0,
  commissionBase: 'ITEMS',
  minOrderCents: 0,
  firstOrderOnly: false,
  phone: null,
  person: null,
  goalCents: null,
  state: 'ACTIVE',
  days: [90, 0],
} as const;

export const CENTRO_SELLERS: readonly SellerPlan[] = [
  {
    ...usual,
    name: 'Bia Torres',
    code: 'BIA',
    phone: '+5511987650011',
    person: 'seller@cantina.test',
    goalCents: 300_000,
    guests: 13,
  },
  {
    ...usual,
    name: 'Hotel Três Marias',
    code: 'TRESMARIAS',
    commissionKind: 'FIXED',
    commissionCents: 400,
    commissionBase: 'TOTAL',
    minOrderCents: 5000,
    goalCents: 350_000,
    guests: 7,
  },
  {
    ...usual,
    name: 'Panelas do Pedro',
    code: 'PEDRO10',
    commissionBps: 1000,
    firstOrderOnly: true,
    guests: 15,
    days: [60, 0],
  },
  {
    ...usual,
    name: 'Banca da República',
    code: 'BANCA',
    commissionBps: 300,
    state: 'PAUSED',
    guests: 4,
    days: [90, 26],
  },
];

export const PRAIA_SELLERS: readonly SellerPlan[] = [
  { ...usual, name: 'Quiosque do Leco', code: 'LECO', commissionBps: 600, goalCents: 200_000, guests: 9 },
  {
    ...usual,
    name: 'Pousada Maré Mansa',
    code: 'MAREMANSA',
    commissionKind: 'FIXED',
    commissionCents: 500,
    minOrderCents: 6000,
    guests: 6,
  },
];
