import type { ProductDto } from '@contracts/menu';
import type { OrderCardDto } from '@contracts/orders';
import { possibleNumbers } from '@domain/orders/number';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { ListOrdered, ReceiptText, UtensilsCrossed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { products } from '../../features/menu/products/products.feature';
import { orders } from '../../features/orders/orders.feature';
import type { Command } from './commands';
import { useBranch, useBranchScope } from '@entities/branch/branch';
import { may, useGrant } from '@entities/session/access';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';

const TYPING_PAUSE_MS = 200;
/** Of a kind: who means another types on. */
const SHOWN = 5;
/** What an order is asked for by who is not told names and phones. */
const isOrderNumber = (text: string) => possibleNumbers(text, []).length > 0;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface Found {
  commands: Command[];
  isSearching: boolean;
  failed: boolean;
}

/** Orders by number, name or phone and products by name or code, as far as the person may see them. */
export function useSearchResults(typed: string): Found {
  const { t } = useTranslation(['app', 'order']);
  const { moment } = useFormat();
  const navigate = useNavigate();
  const q = usePaused(typed.trim()).slice(0, 80);
  const scope = useBranchScope();
  const branch = useBranch();
  const ordersHeld = useGrant('order.view');
  const asksOrders = ordersHeld === 'full' ? q.length > 1 || isOrderNumber(q) : isOrderNumber(q);
  const wantsOrders = ordersHeld !== null && asksOrders;
  const wantsProducts = may(products.permission) && branch !== null && q.length > 1;

  const [orderQuery, productQuery] = useQueries({
    queries: [
      {
        queryKey: ['palette', 'orders', q, scope?.id],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          request<OrderCardDto[]>('GET', `/api/orders?${orderSearch(q, scope?.id)}`, undefined, signal),
        enabled: wantsOrders,
        placeholderData: keepPreviousData,
      },
      {
        queryKey: ['palette', 'products', q, branch?.id],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          request<ProductDto[]>('GET', `/api/products?${productSearch(q, branch?.id)}`, undefined, signal),
        enabled: wantsProducts,
        placeholderData: keepPreviousData,
      },
    ],
  });

  const toOrders = (wantsOrders ? (orderQuery.data ?? []) : []).map((order): Command => {
    const path = fillPath(orders.paths.show, { id: order.id });
    return {
      key: `order-${order.id}`,
      group: 'orders',
      label: order.customerName
        ? t('search.order', { number: order.number, name: order.customerName })
        : order.number,
      note: `${t(`order:states.${order.state}`)} · ${moment(order.placedAt)}`,
      icon: ReceiptText,
      run: () => void navigate(path),
    };
  });
  const allOrders: Command = {
    key: 'all-orders',
    group: 'orders',
    label: t('search.allOrders', { query: q }),
    icon: ListOrdered,
    run: () => void navigate(`${orders.paths.list}?${new URLSearchParams({ q })}`),
  };
  const toProducts = (wantsProducts ? (productQuery.data ?? []) : []).map(
    ({ id, name, sku }): Command => ({
      key: `product-${id}`,
      group: 'products',
      label: name,
      note: sku ?? undefined,
      icon: UtensilsCrossed,
      run: () => void navigate(fillPath(products.paths.show, { id })),
    }),
  );
  const asked = [...(wantsOrders ? [orderQuery] : []), ...(wantsProducts ? [productQuery] : [])];
  return {
    commands: [...toOrders, ...(toOrders.length > 0 ? [allOrders] : []), ...toProducts],
    isSearching: q !== typed.trim() || asked.some(({ isFetching }) => isFetching),
    failed: asked.some(({ isError }) => isError),
  };
}

function orderSearch(q: string, branch: string | undefined): URLSearchParams {
  return new URLSearchParams({ q, pageSize: String(SHOWN), ...(branch === undefined ? {} : { branch }) });
}

function productSearch(q: string, branch = ''): URLSearchParams {
  return new URLSearchParams({
    q,
    'filters[branchId][$eq]': branch,
    'pagination[pageSize]': String(SHOWN),
  });
}
