import type { OrderCardDto } from '@contracts/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ContactButtons } from './contact-buttons';
import { CustomerName } from './customer-name';
import styles from './missed-order.module.css';
import { BranchName } from '../branch/branch-name';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';

interface MissedOrderProps {
  order: OrderCardDto;
  /** Address of its page. */
  to: string;
  /** Shown where orders of several branches stand together. */
  branchName?: string | undefined;
  /** The actions that are offered for it. */
  children?: ReactNode;
}

/** A missed order: its value, since when it is lost, and the customer with phone and WhatsApp. */
export function MissedOrder({ order, to, branchName, children }: MissedOrderProps) {
  const { money, relative } = useFormat();
  const now = useNow(30_000);
  const { number, totalCents, endedAt, customerPhone } = order;
  return (
    <div className={styles.order}>
      <p className={styles.facts}>
        <Link to={to} className={styles.number}>
          {number}
        </Link>
        {totalCents !== null && <b className="figures">{money(totalCents)}</b>}
        {endedAt && <span className={styles.since}>{relative(endedAt, now)}</span>}
        {branchName && <BranchName>{branchName}</BranchName>}
        <span className={styles.name}>
          <CustomerName order={order} />
        </span>
      </p>
      <div className={styles.buttons}>
        <ContactButtons phone={customerPhone} number={number} />
        {children}
      </div>
    </div>
  );
}
