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

/**
 * Whether a plan allows so many of what it limits.
 *
 * @param limits of the plan, integers ≥ 0; one of 0, or one that is missing, is none
 * @param count how many there would be, the new one with them
 */
export const allows = (
  limits: Readonly<Partial<Record<PlanLimit, number>>>,
  what: PlanLimit,
  count: number,
): boolean => count <= (limits[what] || Infinity);
