import type { Context } from 'koa';
import { ApiError, notFound } from '../../../errors/api-error';
import { parameterOf } from '../../../routing/parameters';
import type { LoadedStore } from '../../../store/load-store';
import { branchAt, storeAt, storesBeside } from '../../../store/stores';
import { CUSTOMER_LIMITS, limitCustomer } from './customer-limits';

/** What is asked of addresses at which there is no store counts together. */
const NOBODY = '';

/** The store of the address, once the customer's network may ask more of it: by whichever of its addresses it is asked. */
export async function storeOfPath(
  ctx: Context,
  limit: 'pages' | 'quotes' | 'newCarts' = 'pages',
): Promise<LoadedStore> {
  const slug = parameterOf(ctx, 'slug').slice(0, 80);
  await limitCustomer(CUSTOMER_LIMITS[limit], ctx.ip, (await branchAt(slug)) ?? NOBODY);
  const store = await storeAt(slug);
  if (!store) throw notFound();
  if (store === 'closed')
    throw new ApiError(410, 'STORE_CLOSED', { details: { stores: await storesBeside(slug) } });
  return store;
}
