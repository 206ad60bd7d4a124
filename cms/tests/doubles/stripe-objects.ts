/** A Checkout Session, as far as anybody here looks at it. */
export interface DoubleSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  currency: string;
  amount_total: number;
  payment_intent: string | null;
  client_reference_id: string;
  metadata: Record<string, string>;
  expires_at: number;
  locale: string;
  success_url: string;
  cancel_url: string;
  title: string;
}

export interface DoubleRefund {
  id: string;
  object: 'refund';
  status: 'succeeded' | 'pending' | 'failed';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  failure_reason?: string;
}
