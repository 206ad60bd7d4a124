import type { Sql } from '../../database/sql';
import { notFound } from '../../errors/api-error';
import type { LoadedStore } from '../../store/load-store';
import { storeOf } from '../../store/stores';
import { idOfToken, isLinkOf } from './link';
import { linkedCourier, type StoredCourier } from './store/couriers';

export interface Linked {
  courier: StoredCourier;
  store: LoadedStore;
}

/** Whose link a token is, with the store they ride for; a link that is not, or not any more, does not exist. */
export async function courierOfLink(sql: Sql, token: string): Promise<Linked> {
  const id = idOfToken(token);
  const courier = id === null ? null : await linkedCourier(sql, id);
  if (!courier || !isLinkOf(token, courier)) throw notFound();
  const store = await storeOf(sql, courier.branchId);
  if (!store) throw notFound();
  return { courier, store };
}
