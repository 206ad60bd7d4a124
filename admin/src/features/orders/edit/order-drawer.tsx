import type { OrderDto } from '@contracts/orders';
import type { ReactNode } from 'react';
import { useApi } from '@shared/api/use-api';
import { FormDrawer } from '@shared/form/form-drawer';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface OrderDrawerProps {
  orderId: string;
  title: string;
  close: () => void;
  children: (sold: OrderDto) => ReactNode;
}

/** Something that is done with an order as it is now, beside where it was asked for. */
export function OrderDrawer({ orderId, title, close, children }: OrderDrawerProps) {
  const { data, error, refetch } = useApi<OrderDto>(`/api/orders/${orderId}`, { fresh: true });
  return (
    <FormDrawer onClose={close} title={title}>
      {data ? children(data) : error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton />}
    </FormDrawer>
  );
}
