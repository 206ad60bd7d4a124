import type { OrderMenuDto } from '@contracts/staff-orders';
import { useMemo } from 'react';
import type { OrderDraft } from './draft';
import { storeMenu } from '../../../storefront/ordering';
import { useApi } from '@shared/api/use-api';

/**
 * What an order that is typed can be of: the menu of its channel, at the time that it is for. While that of another channel
 * or time comes, the former stays, and with it everything that was picked.
 */
export function useDraftMenu(
  branch: string,
  { channel, scheduledFor }: Pick<OrderDraft, 'channel' | 'scheduledFor'>,
) {
  const { data, error, refetch } = useApi<OrderMenuDto>('/api/orders/menu', {
    query: { branch, channel, at: scheduledFor ?? undefined },
    keepPrevious: true,
  });
  const menu = useMemo(() => (data ? storeMenu(data) : null), [data]);
  return {
    menu,
    skus: data?.skus ?? NO_SKUS,
    districts: data?.districts ?? NO_DISTRICTS,
    error: data ? null : error,
    refetch,
  };
}

const NO_SKUS: Record<string, string> = {};
const NO_DISTRICTS: OrderMenuDto['districts'] = [];
