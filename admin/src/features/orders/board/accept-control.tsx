import type { OrderCardDto } from '@contracts/orders';
import styles from './board-card.module.css';
import { useBoardSettings } from './board-settings';
import { acceptWords, chooseMinutes, useChosenMinutes } from './chosen-minutes';
import { AcceptPromise } from '../actions/accept-promise';
import { ActionButton } from '../actions/action-button';
import { PreparationStepper } from '../actions/preparation-stepper';

/**
 * Accepts with the time that cooking takes; without a word about it, what the order was promised with. Beside it stands
 * what that promises.
 */
export function AcceptControl({ order, tabStop }: { order: OrderCardDto; tabStop: boolean }) {
  const { preparationMin } = useBoardSettings();
  const chosen = useChosenMinutes(order.id);
  const minutes = chosen ?? order.preparationMin ?? preparationMin;
  return (
    <>
      <AcceptPromise order={order} chosen={chosen} className={styles.promise} />
      <PreparationStepper
        minutes={minutes}
        onChange={(next) => chooseMinutes(order.id, next)}
        number={order.number}
        tabStop={tabStop}
      />
      <ActionButton order={order} action="accept" words={acceptWords(order.id)} tabStop={tabStop} primary />
    </>
  );
}
