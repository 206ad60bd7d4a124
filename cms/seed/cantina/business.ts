import { TICKETS } from './tickets';
import type { BusinessPlan } from '../business-plan';
import { CENTRO } from './centro';
import { CANTINA_CUSTOMERS } from './customers';
import { CANTINA_FEEDBACK_WORDS } from './feedback-words';
import { CANTINA_GUESTS } from './guests';
import { PRAIA } from './praia';

export const CANTINA: BusinessPlan = {
  key: 'cantina',
  row: {
    legalName: 'Cantina da Praça Restaurante Ltda.',
    tradeName: 'Cantina da Praça',
    document: '11.222.333/0001-81',
    email: 'contato@cantina.test',
    phone: '+551133334444',
    country: 'BR',
    currency: 'BRL',
    defaultLanguage: 'pt-BR',
    state: 'ACTIVE',
  },
  subscription: { planSlug: 'network', state: 'ACTIVE', endsInDays: 19 },
  coupons: [
    {
      code: 'BEMVINDO10',
      name: '10% no primeiro pedido',
      kind: 'PERCENT',
      state: 'ACTIVE',
      valueBps: 1000,
      maxDiscountCents: 1500,
      rules: {
        minimum: { minSubtotalCents: 3000 },
        audience: { audience: 'NEW', segments: [] },
        perCustomer: { perCustomerLimit: 1 },
      },
    },
    {
      code: 'FRETEGRATIS',
      name: 'Entrega grátis a partir de R$ 90',
      kind: 'FREE_DELIVERY',
      state: 'ACTIVE',
      rules: { minimum: { minSubtotalCents: 9000 }, perCustomer: { perCustomerLimit: 3 } },
    },
    // No minimum and no limit: it costs more than it brings.
    {
      code: 'TERCA40',
      name: '40% na terça',
      kind: 'PERCENT',
      state: 'ACTIVE',
      valueBps: 4000,
      rules: { hours: { availability: { days: [2], periods: [], fromDate: null, toDate: null } } },
    },
    // For customers who stayed away, each with a code of their own.
    {
      code: 'VOLTE25',
      name: 'R$ 25 para voltar',
      kind: 'FIXED',
      state: 'ACTIVE',
      valueCents: 2500,
      personalOnly: true,
      codes: 60,
      rules: { minimum: { minSubtotalCents: 6000 } },
    },
  ],
  loyalty: {
    name: 'Clube da Cantina',
    kind: 'STAMPS',
    earnPer: 'PER_ORDER',
    minOrderCents: 4000,
    expireDays: 180,
    rewards: [{ kind: 'FIXED', name: 'R$ 30 de desconto', cost: 10, valueCents: 3000 }],
  },
  tickets: TICKETS,
  branches: [CENTRO, PRAIA],
  guests: CANTINA_GUESTS,
  customers: CANTINA_CUSTOMERS,
  feedback: CANTINA_FEEDBACK_WORDS,
};
