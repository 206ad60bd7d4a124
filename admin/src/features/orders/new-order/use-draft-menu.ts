import type { OrderMenuDto } from '@contracts/staff-orders';
import { useMemo, useState } from 'react';
import type { OrderDraft } from './draft';
import { storeMenu } from '../../../storefront/ordering';
import { useApi } from '@shared/api/use-api';

/**
 * What an order that is typed can be of: the menu of its channel, at the time that it is for. While that of another channel
 * or time comes, or cannot be got, the former stays, and with it everything that was picked: the quote judges it.
 */
export function useDraftMenu(
  branch: string,
  { channel, scheduledFor }: Pick<OrderDraft, 'channel' | 'scheduledFor'>,
) {
  const { data, error, isLoading, readAgain } = useApi<OrderMenuDto>('/api/orders/menu', {
    query: { branch, channel, at: scheduledFor ?? undefined },
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const menu = useMemo(() => (last ? storeMenu(last) : null), [last]);
  return {
    menu,
    skus: last?.skus ?? NO_SKUS,
    districts: last?.districts ?? NO_DISTRICTS,
    /** The menu of another channel or time is on its way. */
    isAsking: isLoading,
    error: last ? null : error,
    readAgain,
  };
}

const NO_SKUS: Record<string, string> = {};
const NO_DISTRICTS: OrderMenuDto['districts'] = [];
