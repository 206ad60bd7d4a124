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
  ],
  tickets: TICKETS,
  branches: [CENTRO, PRAIA],
  guests: CANTINA_GUESTS,
  customers: CANTINA_CUSTOMERS,
  feedback: CANTINA_FEEDBACK_WORDS,
};
