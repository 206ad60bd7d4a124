import { Modal } from 'antd';
import type { OrderDto } from '@contracts/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import { useApi } from '@shared/api/use-api';
import { dialogWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface WithWholeOrderProps extends Pick<ActionPromptProps, 'order' | 'close'> {
  about: 'refund' | 'discount';
  children: (whole: OrderDto) => ReactNode;
}

/** A dialog about what a card does not tell of an order: it is asked for first, as it is now. */
export function WithWholeOrder({ order, close, about, children }: WithWholeOrderProps) {
  const { t } = useTranslation('order-money');
  const { data, error, refetch } = useApi<OrderDto>(`/api/orders/${order.id}`, { fresh: true });
  if (data) return children(data);
  return (
    <Modal
      open
      onCancel={close}
      footer={null}
      title={t(`${about}.title`, { number: order.number })}
      width={dialogWidth.regular}
    >
      {error ? <ErrorState error={error} onRetry={refetch} compact /> : <Skeleton />}
    </Modal>
  );
}
