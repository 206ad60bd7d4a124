import type { FeedbackCauseDto, FeedbackDto } from '@contracts/feedback';
import { useList } from '@refinedev/core';
import { Drawer } from 'antd';
import { AnswerText } from './answer-text';
import styles from './feedback.module.css';
import { useCauseTitle } from './use-cause-title';
import type { ApiError } from '@shared/api/error';
import { drawerWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** The bad answers behind a cause, each with the link to its order. */
export function CauseOrders({ cause, onClose }: { cause: FeedbackCauseDto; onClose: () => void }) {
  const title = useCauseTitle(cause);
  const { query, result } = useList<FeedbackDto, ApiError>({
    resource: 'feedback',
    filters: [{ field: 'orderId', operator: 'in', value: cause.orderIds }],
    sorters: [{ field: 'givenAt', order: 'desc' }],
    pagination: { pageSize: 100 },
    errorNotification: false,
  });
  return (
    <Drawer open title={title} width={drawerWidth.regular} onClose={onClose}>
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isLoading ? (
        <Skeleton lines={8} height={16} />
      ) : (
        <div className={styles.stack}>
          {result.data.map((feedback) => (
            <AnswerText key={feedback.id} feedback={feedback} />
          ))}
        </div>
      )}
    </Drawer>
  );
}
