import type { OutboxPayloads, Topic } from './outbox';
import { sendOrderConfirmation } from '../api/orders/use-cases/send-order-confirmation';

type Handlers = { [T in Topic]: (payload: OutboxPayloads[T], jobId: string) => Promise<void> };

/** Which use-case does which job. */
export const handlers: Handlers = {
  'order.confirmation-mail': sendOrderConfirmation,
};
