import { sendEmail } from '../outbox/emails';
import type { OutboxHandlers } from '../outbox/outbox';
import { sendCartReminder } from '../api/carts/use-cases/send-cart-reminder';
import { sendFeedbackReply } from '../api/feedback/use-cases/reply-to-feedback';
import { sendSurveyMail } from '../api/feedback/use-cases/send-survey-mail';
import { sendOrderConfirmation } from '../api/orders/use-cases/send-order-confirmation';
import { sendEndingMail } from '../api/orders/use-cases/send-ending-mail';
import { sendRefundMail } from '../api/orders/use-cases/send-refund-mail';
import { sendSubstitutionMail } from '../api/orders/use-cases/send-substitution-mail';
import { closeCheckout } from '../api/payments/use-cases/close-checkout';
import { refundLostOrder } from '../api/payments/use-cases/refund-lost-order';
import { sendRefund } from '../api/payments/use-cases/send-refund';

/** Which use-case does which job. */
export const outboxHandlers: OutboxHandlers = {
  'order.confirmation-mail': sendOrderConfirmation,
  'order.ending-mail': sendEndingMail,
  'order.refund-mail': sendRefundMail,
  'order.substitution-mail': sendSubstitutionMail,
  'cart.reminder-mail': sendCartReminder,
  'feedback.survey-mail': sendSurveyMail,
  'feedback.reply-mail': sendFeedbackReply,
  letter: sendEmail,
  'payment.close-checkout': closeCheckout,
  'payment.refund': sendRefund,
  'payment.give-back': refundLostOrder,
};
