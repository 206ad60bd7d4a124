import { read } from '../database/transaction';
import { strapiDocuments } from '../strapi/parts';

/** What a business can subscribe to on a new server, the first being what a trial begins with. Limits of 0 are none. */
const PLANS = [
  {
    slug: 'start',
    name: 'Start',
    priceMonthlyCents: 9900,
    priceYearlyCents: 99000,
    currency: 'BRL',
    trialDays: 14,
    features: ['STORE_PAGE', 'ORDER_BOARD', 'KITCHEN_BOARD', 'COUPONS'],
    limits: {
      branches: 1,
      users: 5,
      ordersPerMonth: 600,
      chatbots: 0,
      botMessages: 0,
      campaigns: 2,
      couriers: 3,
    },
    active: true,
    position: 0,
  },
  {
    slug: 'pro',
    name: 'Pro',
    priceMonthlyCents: 24900,
    priceYearlyCents: 249000,
    currency: 'BRL',
    trialDays: 14,
    features: [
      'STORE_PAGE',
      'ORDER_BOARD',
      'KITCHEN_BOARD',
      'COUPONS',
      'LOYALTY',
      'CAMPAIGNS',
      'CHATBOT',
      'REPORTS',
    ],
    limits: {
      branches: 3,
      users: 25,
      ordersPerMonth: 4000,
      chatbots: 1,
      botMessages: 5000,
      campaigns: 20,
      couriers: 20,
    },
    active: true,
    position: 1,
  },
  {
    slug: 'network',
    name: 'Network',
    priceMonthlyCents: 59900,
    priceYearlyCents: 599000,
    currency: 'BRL',
    trialDays: 14,
    features: [
      'STORE_PAGE',
      'ORDER_BOARD',
      'KITCHEN_BOARD',
      'COUPONS',
      'LOYALTY',
      'CAMPAIGNS',
      'CHATBOT',
      'REPORTS',
      'API',
      'PRIORITY_SUPPORT',
    ],
    limits: {
      branches: 0,
      users: 0,
      ordersPerMonth: 0,
      chatbots: 5,
      botMessages: 50000,
      campaigns: 0,
      couriers: 0,
    },
    active: true,
    position: 2,
  },
] as const;

interface Documents {
  create(parameters: { data: object }): Promise<unknown>;
}

/** Offers plans where there are none: without one nobody could sign up. From then on they are the super-admin's. */
export async function ensurePlans(): Promise<void> {
  const any = await read((sql) => sql.one('SELECT 1 AS one FROM plans LIMIT 1'));
  if (any) return;
  const plans = strapiDocuments<Documents>('api::plans.plan');
  for (const plan of PLANS) await plans.create({ data: plan });
}
