import type { OrderCardDto } from '@contracts/orders';
import { useState } from 'react';
import styles from './board-card.module.css';
import { useBoardSettings } from './board-settings';
import { AcceptPromise } from '../actions/accept-promise';
import { ActionButton } from '../actions/action-button';
import { PreparationStepper } from '../actions/preparation-stepper';

/**
 * Accepts with the time that cooking takes; without a word about it, what the order was promised with. Beside it stands
 * what that promises.
 */
export function AcceptControl({ order, tabStop }: { order: OrderCardDto; tabStop: boolean }) {
  const { preparationMin } = useBoardSettings();
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? order.preparationMin ?? preparationMin;
  return (
    <>
      <AcceptPromise order={order} chosen={chosen} className={styles.promise} />
      <PreparationStepper minutes={minutes} onChange={setChosen} number={order.number} tabStop={tabStop} />
      <ActionButton
        order={order}
        action="accept"
        words={chosen === null ? undefined : { preparationMin: minutes }}
        tabStop={tabStop}
        primary
      />
    </>
  );
}
