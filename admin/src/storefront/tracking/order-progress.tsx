import {
  Bell,
  Bike,
  CalendarClock,
  Check,
  CircleCheck,
  CircleX,
  Flame,
  Hourglass,
  PackageCheck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { TrackedOrderDto } from '@contracts/storefront';
import type { OrderState } from '@domain/orders/order';
import { useLocale } from '../i18n/locale';
import { useNow } from '../ui/use-now';
import { promiseWords } from './headline';
import styles from './order-progress.module.css';
import { RefundWords } from './refund-words';
import { hasEnded, orderSteps, type Step } from './steps';

const LOOKS: Record<OrderState, { icon: LucideIcon; tone: string | undefined }> = {
  AWAITING_PAYMENT: { icon: Hourglass, tone: styles.waiting },
  SCHEDULED: { icon: CalendarClock, tone: styles.waiting },
  PENDING: { icon: Bell, tone: styles.waiting },
  ACCEPTED: { icon: CircleCheck, tone: styles.preparing },
  PREPARING: { icon: Flame, tone: styles.preparing },
  READY: { icon: PackageCheck, tone: styles.ready },
  DISPATCHED: { icon: Bike, tone: styles.onTheWay },
  RETURNING: { icon: Undo2, tone: styles.waiting },
  DELIVERED: { icon: Check, tone: styles.ready },
  CONCLUDED: { icon: Check, tone: styles.ready },
  REJECTED: { icon: CircleX, tone: styles.cancelled },
  EXPIRED: { icon: CircleX, tone: styles.cancelled },
  CANCELLED: { icon: CircleX, tone: styles.cancelled },
};

/** Where the order is, when it is to be had, and the way it has come. */
export function OrderProgress({ order, words }: { order: TrackedOrderDto; words: string }) {
  const { t, clock, moment } = useLocale();
  const now = useNow(15_000);
  const { icon: Icon, tone } = LOOKS[order.state];
  const ended = hasEnded(order);
  // Nothing moves before it is paid; how to pay is what has to be seen first.
  const unpaid = order.state === 'AWAITING_PAYMENT';
  const time = order.scheduledFor ? moment : clock;
  const promise = promiseWords(order, { t, time, clock, now });
  return (
    <section className={styles.card} aria-label={t('track.progress')}>
      <div className={`${styles.now} ${tone}`}>
        <Icon size={28} strokeWidth={1.5} aria-hidden />
        <div>
          <h1>{words}</h1>
          {promise && <p className={promise.late ? styles.late : undefined}>{promise.words}</p>}
          {unpaid && <p>{t('track.AWAITING_PAYMENT.hint')}</p>}
          {order.courier && !ended && order.state !== 'CONCLUDED' && order.state !== 'DELIVERED' && (
            <p>
              {t(order.courier.onTheWay ? 'track.courier.onTheWay' : 'track.courier', {
                name: order.courier.name,
              })}
            </p>
          )}
        </div>
      </div>
      {ended && <Ending order={order} />}
      {!ended && !unpaid && (
        <ol className={styles.steps}>
          {orderSteps(order).map((step) => (
            <StepRow key={step.name} step={step} order={order} />
          ))}
        </ol>
      )}
    </section>
  );
}

function StepRow({ step, order }: { step: Step; order: TrackedOrderDto }) {
  const { t, clock, moment } = useLocale();
  const { name, state, at } = step;
  const inHouse = order.type !== 'DELIVERY' && (name === 'READY' || name === 'DELIVERED');
  const where = order.type === 'DINE_IN' ? 'table' : 'pickup';
  const words =
    name === 'SCHEDULED' && order.scheduledFor
      ? t('step.SCHEDULED', { time: moment(order.scheduledFor) })
      : t(inHouse ? `step.${name}.${where}` : `step.${name === 'SCHEDULED' ? 'ACCEPTED' : name}`);
  return (
    <li className={`${styles.step} ${styles[state]}`} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden>
        {state === 'done' && <Check size={14} strokeWidth={2.5} />}
      </span>
      <span className={styles.stepWords}>
        {words}
        {state !== 'ahead' && (
          <span className="visually-hidden"> – {t(state === 'done' ? 'step.done' : 'step.now')}</span>
        )}
      </span>
      {at && <time dateTime={at}>{clock(at)}</time>}
    </li>
  );
}

/** Why it came to nothing, and what becomes of the money. */
function Ending({ order }: { order: TrackedOrderDto }) {
  const { t } = useLocale();
  const { cancellation } = order;
  const code = cancellation?.code;
  const reason =
    code === undefined ? t('track.EXPIRED.hint') : isReason(code) ? t(`cancel.${code}`) : t('cancel.OTHER');
  return (
    <div className={styles.ending}>
      <p>{reason}</p>
      {cancellation?.note && cancellation.by !== 'CUSTOMER' && <p>“{cancellation.note}”</p>}
      <RefundWords order={order} />
    </div>
  );
}

/** Codes worth telling a customer; all others are the store's own affair. */
const REASONS = [
  'ITEM_UNAVAILABLE',
  'NO_COURIER',
  'OUTDATED_MENU',
  'OUT_OF_AREA',
  'OUTSIDE_HOURS',
  'RUSH_HOUR',
  'CLOSED_EARLY',
  'PAYMENT_PROBLEM',
  'CUSTOMER_REQUEST',
  'DUPLICATE',
  'DELIVERY_PROBLEM',
  'NO_SHOW',
  'NO_ANSWER',
] as const;

function isReason(code: string): code is (typeof REASONS)[number] {
  return REASONS.some((reason) => reason === code);
}
