/** What a plan can open, by the name under which the code asks for it. */
export const PLAN_FEATURES = [
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
] as const;

/** What a plan can limit. A limit of 0 is none. */
export const PLAN_LIMITS = [
  'branches',
  'users',
  'ordersPerMonth',
  'chatbots',
  'botMessages',
  'campaigns',
  'couriers',
] as const;

export type PlanLimit = (typeof PLAN_LIMITS)[number];
