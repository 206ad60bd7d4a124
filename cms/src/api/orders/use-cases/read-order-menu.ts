import { createHash } from 'node:crypto';
import type { OrderMenuDto } from '../../../contracts/staff-orders';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { servedDistricts } from '../../../domain/delivery';
import { saleTime } from '../../../domain/edit';
import { nextMenuChange } from '../../../domain/menu';
import { saleChannel, type OrderChannel, type StaffChannel } from '../../../domain/orders/order';
import { chosenTime } from '../../../domain/quote';
import { composeMenu } from '../../../domain/storefront';
import type { Viewer } from '../../../sessions/viewer';
import { notFound } from '../../../errors/api-error';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { ownStore } from '../../branches/use-cases/own-store';
import { productSkus } from '../../menu/exports';
import { orderToEdit } from './quote-edit';

export interface SentMenu {
  etag: string;
  body: Buffer;
}

interface KeptMenu extends SentMenu {
  /** Milliseconds since 1970 from which on it may look different. */
  until: number;
}

const kept = new WeakMap<LoadedStore, Map<OrderChannel, KeptMenu>>();

/** What can be ordered through a channel of the staff: now, or for later as the menu is then, by which the quote judges it. */
export const readOrderMenu = (
  viewer: Viewer,
  { branch, channel, at }: { branch: string; channel: StaffChannel; at?: string | undefined },
  now: Date,
): Promise<SentMenu> =>
  read(async (sql) => {
    const store = await ownStore(sql, viewer, branch);
    const then = at === undefined ? now : chosenTime(store, at, now).at;
    return then > now
      ? composed(sql, store, { channel, now: then })
      : menuOfNow(sql, store, { channel, now });
  });

/**
 * What an order can be given more of: the menu of the channel that it came through, at the prices of an edit – of an order
 * for later as the menu is at its time, by which an edit of it is judged.
 */
export const readMenuOfOrder = (viewer: Viewer, id: string, now: Date): Promise<SentMenu> =>
  read(async (sql) => {
    const { branchId, scheduledFor, ...order } = await orderToEdit(sql, viewer, id);
    const store = await storeOf(sql, branchId);
    if (!store) throw notFound();
    const channel = saleChannel(order.channel);
    return scheduledFor === null
      ? menuOfNow(sql, store, { channel, now })
      : composed(sql, store, { channel, now: saleTime({ scheduledFor }, now) });
  });

/** The menu of a channel now; its bytes are made once and kept until menu or time change them. */
async function menuOfNow(
  sql: Sql,
  store: LoadedStore,
  { channel, now }: { channel: OrderChannel; now: Date },
): Promise<SentMenu> {
  const known = kept.get(store)?.get(channel);
  if (known && now.getTime() < known.until) return known;
  const until = nextMenuChange(store.wholeMenu, now, store.branch.timezone)?.getTime() ?? Infinity;
  const menu = { ...(await composed(sql, store, { channel, now })), until };
  kept.set(store, new Map(kept.get(store)).set(channel, menu));
  return menu;
}

async function composed(
  sql: Sql,
  store: LoadedStore,
  { channel, now }: { channel: OrderChannel; now: Date },
): Promise<SentMenu> {
  const { menu, wholeMenu, branch } = store;
  const data: OrderMenuDto = {
    ...composeMenu(wholeMenu, menu, { now, timeZone: branch.timezone, channel }),
    skus: await productSkus(sql, store.businessId, branch.id),
    districts: servedDistricts(store.zones, store.business.language),
  };
  const body = Buffer.from(JSON.stringify({ data }));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { etag, body };
}
