import type { OrderCardDto } from '@contracts/orders';
import { BranchName } from '@entities/branch/branch-name';
import { OrderItems } from '@entities/order/order-items';
import { OrderNote } from '@entities/order/order-note';
import type { ReactNode } from 'react';
import styles from './order-briefs.module.css';
import { useBranchesTogether } from '@entities/branch/branch';

interface OrderBriefsProps {
  orders: readonly OrderCardDto[];
  /** What stands above an order, given its number and name; these alone where it is left out. */
  headOf?: (order: OrderCardDto, name: ReactNode) => ReactNode;
}

/**
 * What is to be made of several orders, to be read before something is done to all of them: a note is not overlooked because
 * there is a hurry.
 */
export function OrderBriefs({ orders, headOf = (_, name) => <p>{name}</p> }: OrderBriefsProps) {
  const branches = useBranchesTogether();
  return (
    <ul className={styles.orders}>
      {orders.map((order) => {
        const branch = branches?.get(order.branchId);
        return (
          <li key={order.id}>
            {headOf(
              order,
              <>
                <b>{order.number}</b> {order.customerName}
              </>,
            )}
            <div className={styles.what}>
              {branch && <BranchName>{branch.name}</BranchName>}
              <OrderItems items={order.items} />
              {order.notes && <OrderNote text={order.notes} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
