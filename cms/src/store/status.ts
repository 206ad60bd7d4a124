import type { StoreStatus } from '../contracts/storefront';
import type { Language } from '../contracts/session';
import type { Sql } from '../database/sql';
import { canOrder } from '../domain/orders/can-order';
import { message } from '../errors/messages';
import { storeFacts } from './facts';
import type { LoadedStore } from './load-store';

/** Whether a store takes orders now, with its reasons in words. */
export async function storeStatus(
  sql: Sql,
  store: LoadedStore,
  language: Language,
  now: Date,
): Promise<StoreStatus> {
  const verdict = canOrder(store, { ...(await storeFacts(sql, store, now)), now });
  return {
    state: verdict.state,
    canOrder: verdict.canOrder,
    reasons: verdict.reasons.map(({ code, severity, args, fixRoute }) => ({
      code,
      severity,
      message: message(code, language, args),
      ...(fixRoute && { fixRoute }),
    })),
    closesAt: verdict.closesAt,
    opensAt: verdict.opensAt,
  };
}
