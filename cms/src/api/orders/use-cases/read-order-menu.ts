import { createHash } from 'node:crypto';
import type { OrderMenuDto } from '../../../contracts/staff-orders';
import { read } from '../../../database/transaction';
import { servedDistricts } from '../../../domain/delivery';
import { nextMenuChange } from '../../../domain/menu';
import type { StaffChannel } from '../../../domain/orders/order';
import { composeMenu } from '../../../domain/storefront';
import type { Viewer } from '../../../sessions/viewer';
import type { LoadedStore } from '../../../store/load-store';
import { ownStore } from '../../branches/use-cases/own-store';
import { productSkus } from '../../menu/exports';

interface SentMenu {
  etag: string;
  body: Buffer;
  /** Milliseconds since 1970 from which on it may look different. */
  until: number;
}

const kept = new WeakMap<LoadedStore, Map<StaffChannel, SentMenu>>();

/** What can be ordered through a channel of the staff now; its bytes are made once and kept until menu or time change them. */
export async function readOrderMenu(
  viewer: Viewer,
  { branch: branchId, channel }: { branch: string; channel: StaffChannel },
  now: Date,
): Promise<SentMenu> {
  return read(async (sql) => {
    const store = await ownStore(sql, viewer, branchId);
    const known = kept.get(store)?.get(channel);
    if (known && now.getTime() < known.until) return known;
    const { menu, wholeMenu, branch } = store;
    const data: OrderMenuDto = {
      ...composeMenu(wholeMenu, menu, { now, timeZone: branch.timezone, channel }),
      skus: await productSkus(sql, store.businessId, branch.id),
      districts: servedDistricts(store.zones, store.business.language),
    };
    const body = Buffer.from(JSON.stringify({ data }));
    const sent = {
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      body,
      until: nextMenuChange(wholeMenu, now, branch.timezone)?.getTime() ?? Infinity,
    };
    kept.set(store, new Map(kept.get(store)).set(channel, sent));
    return sent;
  });
}
