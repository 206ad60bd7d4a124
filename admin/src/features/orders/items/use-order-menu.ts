import type { OrderMenuDto } from '@contracts/staff-orders';
import { useMemo } from 'react';
import { storeMenu } from '../../../storefront/ordering';
import { useApi } from '@shared/api/use-api';

/** What can be added to an order, at what the channel it came through sells it for. */
export function useOrderMenu(orderId: string) {
  const { data, error, refetch } = useApi<OrderMenuDto>(`/api/orders/${orderId}/menu`);
  const menu = useMemo(() => (data ? storeMenu(data) : null), [data]);
  return { menu, skus: data?.skus ?? EMPTY, error: data ? null : error, refetch };
}

const EMPTY: Record<string, string> = {};
