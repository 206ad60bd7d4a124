import type { OrderActionName } from '@contracts/orders';
import type { ActionableOrder, ActionWords } from './order-actions';
import { ConfirmPaymentDialog } from './confirm-payment-dialog';
import { PickupCodeDialog } from './pickup-code-dialog';
import { ReasonCodeDialog } from './reason-code-dialog';
import { RefundDialog } from './refund-dialog';
import { ReasonTextDialog } from './reason-text-dialog';
import type { ApiError } from '@shared/api/error';

/** What a person is asked before an action is taken. */
export type Asking = { order: ActionableOrder; action: OrderActionName } & (
  | { kind: 'code' | 'text' | 'payment' | 'refund' }
  | { kind: 'pickup-code'; /** One was given, and it was not the right one. */ wrong: boolean }
);

export interface AskingProps {
  order: ActionableOrder;
  action: OrderActionName;
  /** Null when it was done; else why it was not. */
  perform: (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => Promise<ApiError | null>;
  close: () => void;
}

export function ActionDialogs({
  asking,
  ...rest
}: { asking: Asking } & Omit<AskingProps, 'order' | 'action'>) {
  const props = { order: asking.order, action: asking.action, ...rest };
  switch (asking.kind) {
    case 'code':
      return <ReasonCodeDialog {...props} />;
    case 'text':
      return <ReasonTextDialog {...props} />;
    case 'payment':
      return <ConfirmPaymentDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'pickup-code':
      return <PickupCodeDialog {...props} wrong={asking.wrong} />;
  }
}
