import type { OrderCardDto } from '@contracts/orders';
import { stationsOf } from '@domain/orders/station-parts';
import { ticketState } from '@domain/orders/ticket-state';
import { localTime } from '@domain/time';
import { CalendarClock, MessageCircleQuestion, PencilLine, Sparkles } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChannelLabel, PaymentLabel, TypeLabel } from './order-labels';
import styles from './order-card.module.css';
import { CustomerName } from './customer-name';
import { CustomerNotes } from './customer-notes';
import { LastCallTag } from './last-call-tag';
import { OrderClocks } from './order-clocks';
import { OrderItems } from './order-items';
import { isRinging, stateKey } from './order-moves';
import { OrderNote } from './order-note';
import { PaymentTruth } from './payment-truth';
import { RefundMark } from './refund-mark';
import { StationProgress } from './station-progress';
import { TestTag } from './test-tag';
import { TimeLeftBadge } from './time-left-badge';
import { BranchName } from '../branch/branch-name';
import { CourierLine } from '../courier/courier-line';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { classes } from '@shared/ui/classes';
import { Tag } from '@shared/ui/tag';

interface OrderCardProps {
  order: OrderCardDto;
  /** Whose it is, where orders of several branches stand together. */
  branchName?: string | undefined;
  /** Where the number leads. */
  to: string;
  /** Whether the keyboard reaches the number with Tab. */
  tabStop?: boolean;
  /** Number, name and sum alone, for what needs nobody any more. */
  compact?: boolean;
  /** It rings once more because it is about to expire. */
  calling?: boolean;
  /** Small buttons at the end of its last line. */
  tools?: ReactNode;
  /** The next step; without one there is no row for it. */
  children?: ReactNode;
}

/** An order as it is seen in passing: what, for whom, until when, and what is to be paid. */
export function OrderCard({
  order,
  branchName,
  to,
  tabStop = true,
  compact,
  calling = false,
  tools,
  children,
}: OrderCardProps) {
  const { t } = useTranslation('order');
  const { clock } = useFormat();
  const id = useId();
  const { number, state, channel, newCustomer, district } = order;
  return (
    <article
      className={classes(styles.card, compact && styles.compact)}
      aria-labelledby={id}
      data-ringing={calling || isRinging(order) || undefined}
      data-state={state}
    >
      <header className={styles.head}>
        <Link id={id} to={to} className={styles.number} tabIndex={tabStop ? 0 : -1} draggable={false}>
          <span className="visually-hidden">{t('card.order')} </span>
          {number}
        </Link>
        <span className={styles.origin}>
          <ChannelLabel channel={channel} iconOnly />
          <TypeLabel order={order} />
        </span>
        <When order={order} />
      </header>
      <p className={styles.who}>
        <span className={styles.name}>
          <CustomerName order={order} />
        </span>
        {order.test && <TestTag />}
        {order.modified && (
          <Tag tone="waiting" icon={PencilLine}>
            {t('card.modified')}
          </Tag>
        )}
        {newCustomer && (
          <span className={styles.new} title={t('card.newCustomer')}>
            <Sparkles size={12} strokeWidth={2} aria-hidden />
            {t('card.new')}
          </span>
        )}
        {district && <span className={styles.place}>{district}</span>}
      </p>
      {branchName && <BranchName>{branchName}</BranchName>}
      {!compact && <LastCallTag order={order} />}
      {order.substitution && (
        <p>
          <Tag tone="waiting" icon={MessageCircleQuestion}>
            {t('card.asked', { time: clock(order.substitution.answerBy) })}
          </Tag>
        </p>
      )}
      {!compact && <OrderClocks order={order} className={styles.clocks} />}
      {!compact && <OrderItems items={order.items} />}
      {!compact && <CustomerNotes order={order} className={styles.note} />}
      {!compact && order.notes && <OrderNote text={order.notes} className={styles.note} />}
      {!compact && <StationParts order={order} />}
      {!compact && <CourierLine order={order} />}
      <div className={styles.last}>
        <Sum order={order} />
        {tools && <span className={styles.tools}>{tools}</span>}
      </div>
      {children && <footer className={styles.foot}>{children}</footer>}
    </article>
  );
}

/** The one time that counts for the state it is in. */
function When({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation('order');
  const { clock } = useFormat();
  const { state, scheduledFor, deliveredAt, cancellation } = order;
  if (state === 'SCHEDULED' && scheduledFor) return <ScheduledFor at={scheduledFor} />;
  if (deliveredAt) return <span className={styles.when}>{clock(deliveredAt)}</span>;
  if (cancellation) return <span className={styles.when}>{t(`states.${stateKey(order)}`)}</span>;
  return <TimeLeftBadge order={order} />;
}

/** The time alone for today, with the day for any other. */
function ScheduledFor({ at }: { at: string }) {
  const { t } = useTranslation('order');
  const { clock, moment, timeZone } = useFormat();
  const now = useNow();
  const today = localTime(new Date(at), timeZone).day === localTime(new Date(now), timeZone).day;
  return (
    <span className={styles.when} title={t('card.scheduled')}>
      <CalendarClock size={14} strokeWidth={2} aria-hidden />
      {today ? clock(at) : moment(at)}
    </span>
  );
}

/** How far each station is; nothing while all are equally far, which the state of the order says, unless all are done. */
function StationParts({ order }: { order: OrderCardDto }) {
  if (order.state !== 'PREPARING') return null;
  const stations = stationsOf(order.items).map((station) => ({
    station,
    state: ticketState(order, station),
  }));
  const states = new Set(stations.map(({ state }) => state));
  if (states.size < 2 && !states.has('READY')) return null;
  return (
    <p className={styles.stations}>
      <StationProgress stations={stations} iconSize={14} />
    </p>
  );
}

/** What it comes to and what of it has still to be taken. */
function Sum({ order }: { order: OrderCardDto }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { totalCents, payment, cancellation, dueCents, refundDueCents } = order;
  if (cancellation)
    return (
      <p className={styles.sum}>
        {t(`codes.${cancellation.code}`)}
        <RefundMark order={order} />
      </p>
    );
  if (totalCents === null) return null;
  return (
    <p className={styles.sum}>
      <b className="figures">{money(totalCents)}</b>
      {payment && (
        <span className={styles.payment} data-due={dueCents !== 0 || undefined}>
          <PaymentLabel method={payment.method} iconOnly />
          {dueCents === 0
            ? t('card.paid')
            : dueCents === totalCents
              ? t('card.due')
              : t('card.dueOf', { amount: money(dueCents ?? 0) })}
          <PaymentTruth payment={payment} iconOnly />
        </span>
      )}
      {refundDueCents !== 0 && <RefundMark order={order} />}
    </p>
  );
}
