import { isPaidBefore, type Payment, type PaymentMethod } from '../../../domain/orders/payment';
import { invalid } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import { paymentProvider } from '../../../integrations/payment';
import { brCode } from '../../../integrations/payment/pix/br-code';
import { newToken } from '../../../database/ids';
import type { LoadedStore } from '../../../store/load-store';

/** How an order is to be paid: Pix and online before it is made, everything else when it is handed over. */
export function paymentFor(
  wanted: { method: PaymentMethod; changeForCents?: number | null | undefined },
  amountCents: number,
  store: LoadedStore,
): Payment {
  const { method } = wanted;
  const changeForCents = method === 'CASH' ? (wanted.changeForCents ?? null) : null;
  if (changeForCents !== null && changeForCents < amountCents) {
    throw invalid(
      [
        {
          code: 'CHANGE_TOO_LITTLE',
          path: ['payment', 'changeForCents'],
          args: { totalCents: amountCents, ...moneyArguments(store.business) },
        },
      ],
      422,
    );
  }
  if (method === 'ONLINE' && paymentProvider?.takesAmount(amountCents, store.business.currency) === false) {
    const args = { totalCents: amountCents, ...moneyArguments(store.business) };
    throw invalid([{ code: 'AMOUNT_NOT_TAKEN_ONLINE', path: ['payment'], args }], 422);
  }
  const prepaid = isPaidBefore(method) && amountCents > 0;
  return {
    method,
    timing: prepaid ? 'PREPAID' : 'ON_DELIVERY',
    amountCents,
    changeForCents,
    state: prepaid ? 'PENDING' : 'CREATED',
    confirmedBy: null,
    confirmedAt: null,
    confirmedByName: null,
    evidence: null,
    claim: null,
    pixCode: prepaid && method === 'PIX' ? pixCodeFor(amountCents, store) : null,
    refunds: [],
  };
}

function pixCodeFor(amountCents: number, store: LoadedStore): string {
  const { pixKey } = store.branch;
  if (!pixKey) throw invalid([{ code: 'PAYMENT_METHOD_NOT_OFFERED', path: ['payment', 'method'] }], 422);
  return brCode({
    key: pixKey,
    name: store.profile.businessName,
    city: store.profile.address.city,
    amountCents,
    // Shown on the bank's statement: it lets the till find whose payment came in.
    txid: newToken().slice(0, 20),
  });
}
