/** A guest of a branch with a name and contact of their own. */
export interface GuestPlan {
  /** Place among the guests of the branch: 0 orders most often. */
  rank: number;
  name: string;
  /** E.164 */
  phone: string;
  email: string | null;
}

/** What the team wrote about some customers. */
export interface ProfilePlan {
  /** Given to this many customers. */
  count: number;
  /** To those who spent most, or to any. */
  among: 'BEST' | 'ANY';
  tags: readonly string[];
  notes?: string;
  allergies?: string;
  kitchenNote?: string;
}

export interface CustomerPlan {
  /** Share of the customers whose birthday is known, 0–1. */
  birthdays: number;
  /** Share of the customers who were asked whether they want offers, 0–1. */
  consents: number;
  profiles: readonly ProfilePlan[];
  /** One customer is blocked for each reason. */
  blocked: readonly string[];
}
