import { Button } from 'antd';
import type { OrderAction } from '@domain/orders/life-cycle';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { actionIcon, actionKey, isDestructive } from './action-looks';
import styles from './action-button.module.css';
import { useOrderActions, type ActionableOrder, type ActionWords } from './order-actions';
import { useIsWorking } from './use-is-working';

interface ActionButtonProps {
  order: ActionableOrder;
  action: OrderAction;
  words?: ActionWords;
  /** The next step of the order, which a press or Enter takes. */
  primary?: boolean;
  tabStop?: boolean;
  size?: 'middle' | 'large';
}

/** An action as a button: says for which order to those who only hear it. */
export function ActionButton({ order, action, words, primary, tabStop = true, size }: ActionButtonProps) {
  const { t } = useTranslation('orders');
  const { run, isOff } = useOrderActions();
  const working = useIsWorking(order.id, action);
  const verb = t(`actions.${actionKey(order, action)}`);
  // Accepting is what the board is for: only it wears the accent, so that a full board stays calm.
  const accent = action === 'accept' || action === 'confirm-payment';
  return (
    <Button
      className={primary ? styles.primary : undefined}
      type={accent ? 'primary' : 'default'}
      danger={isDestructive(action)}
      size={size}
      loading={working}
      disabled={isOff(action)}
      // A button that works hears no press, and says so also to those who do not see it turn; it keeps the focus.
      aria-disabled={working || undefined}
      icon={createElement(actionIcon(order, action), { size: 16, strokeWidth: 1.75, 'aria-hidden': true })}
      aria-label={t('actionOn', { action: verb, number: order.number })}
      data-primary={primary || undefined}
      data-action={action}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => run(order, action, words)}
    >
      {verb}
    </Button>
  );
}
