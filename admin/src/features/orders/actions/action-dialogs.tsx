import type { OrderActionName } from '@contracts/orders';
import { lazy, Suspense } from 'react';
import type { ActionableOrder, ActionWords } from './order-actions';
import { ConfirmPaymentDialog } from './confirm-payment-dialog';
import { PickupCodeDialog } from './pickup-code-dialog';
import { ReasonCodeDialog } from './reason-code-dialog';
import { ReasonTextDialog } from './reason-text-dialog';
import type { ApiError } from '@shared/api/error';

// With controls that a board has no other use for: they come when they are asked for.
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog')).RefundDialog }));
const DiscountDialog = lazy(async () => ({ default: (await import('./discount-dialog')).DiscountDialog }));
const TakePaymentDialog = lazy(async () => ({
  default: (await import('./take-payment-dialog')).TakePaymentDialog,
}));
const PaidOtherwiseDialog = lazy(async () => ({
  default: (await import('./paid-otherwise-dialog')).PaidOtherwiseDialog,
}));
const OfferDrawer = lazy(async () => ({ default: (await import('../edit/offer-drawer')).OfferDrawer }));
const EditDrawer = lazy(async () => ({ default: (await import('../edit/edit-drawer')).EditDrawer }));

/** What a person is asked before an action is taken. */
export type ActionPrompt = { order: ActionableOrder; action: OrderActionName } & (
  | { kind: 'code' | 'text' | 'payment' | 'refund' | 'discount' | 'edit' | 'offer' | 'take-payment' | 'paid' }
  | {
      kind: 'pickup-code';
      /** One was given, and it was not the right one. */
      wrong: boolean;
      /** What was said before the code was asked for. */
      words?: ActionWords | undefined;
    }
);

export interface ActionPromptProps {
  order: ActionableOrder;
  action: OrderActionName;
  /** Null when it was done; else why it was not. */
  perform: (order: ActionableOrder, action: OrderActionName, words?: ActionWords) => Promise<ApiError | null>;
  close: () => void;
}

type ActionDialogsProps = { asking: ActionPrompt } & Omit<ActionPromptProps, 'order' | 'action'>;

export const ActionDialogs = (props: ActionDialogsProps) => (
  <Suspense fallback={null}>
    <ActionDialog {...props} />
  </Suspense>
);

function ActionDialog({ asking, ...rest }: ActionDialogsProps) {
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
    case 'discount':
      return <DiscountDialog {...props} />;
    case 'edit':
      return <EditDrawer {...props} />;
    case 'offer':
      return <OfferDrawer {...props} />;
    case 'take-payment':
      return <TakePaymentDialog {...props} />;
    case 'paid':
      return <PaidOtherwiseDialog {...props} />;
    case 'pickup-code':
      return <PickupCodeDialog {...props} wrong={asking.wrong} words={asking.words} />;
  }
}
