import { sendLetter } from '../outbox/letters';
import type { OutboxHandlers } from '../outbox/outbox';
import { sendOrderConfirmation } from '../api/orders/use-cases/send-order-confirmation';
import { sendRefundMail } from '../api/orders/use-cases/send-refund-mail';

/** Which use-case does which job. */
export const outboxHandlers: OutboxHandlers = {
  'order.confirmation-mail': sendOrderConfirmation,
  'order.refund-mail': sendRefundMail,
  letter: sendLetter,
};
