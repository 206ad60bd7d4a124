import { sendLetter } from '../outbox/letters';
import type { OutboxHandlers } from '../outbox/outbox';
import { sendCartReminder } from '../api/carts/use-cases/send-cart-reminder';
import { sendOrderConfirmation } from '../api/orders/use-cases/send-order-confirmation';
import { sendRefundMail } from '../api/orders/use-cases/send-refund-mail';
import { sendSubstitutionMail } from '../api/orders/use-cases/send-substitution-mail';

/** Which use-case does which job. */
export const outboxHandlers: OutboxHandlers = {
  'order.confirmation-mail': sendOrderConfirmation,
  'order.refund-mail': sendRefundMail,
  'order.substitution-mail': sendSubstitutionMail,
  'cart.reminder-mail': sendCartReminder,
  letter: sendLetter,
};
