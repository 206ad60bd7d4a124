import type { CommissionRule } from '../src/domain/sellers';

/** A seller of the demo, and how they did. */
export interface SellerPlan extends CommissionRule {
  name: string;
  code: string;
  phone: string | null;
  /** The e-mail of the person of the team who they are, if they sign in. */
  person: string | null;
  goalCents: number | null;
  state: 'ACTIVE' | 'PAUSED';
  /** Of a hundred guests, how many have opened the link. */
  guests: number;
  /** From how many days ago until how many they sold. */
  days: readonly [from: number, until: number];
}
