import type { StoreProfileDto } from '@contracts/storefront';

export function profile(more: Partial<StoreProfileDto> = {}): StoreProfileDto {
  return {
    slug: 'one',
    name: 'One',
    businessName: 'One',
    description: '',
    phone: null,
    whatsapp: null,
    address: {
      street: 'Praça',
      number: '1',
      district: 'Centro',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01001-000',
    },
    country: 'BR',
    currency: 'BRL',
    language: 'pt-BR',
    timezone: 'America/Sao_Paulo',
    logoUrl: null,
    bannerUrl: null,
    color: null,
    links: [],
    store: { state: 'OPEN', canOrder: true, reasons: [], closesAt: null, opensAt: null },
    hours: [],
    services: ['DELIVERY', 'TAKEOUT'],
    payments: ['PIX', 'CREDIT', 'CASH'],
    minOrderCents: 0,
    preparationMin: 30,
    tips: false,
    scheduling: { enabled: false, minLeadMin: 0, maxDays: 0 },
    delivery: null,
    districts: [],
    ...more,
  };
}
