import type { CallerOrder } from '@contracts/staff-orders';
import type { OrderType } from '@domain/orders/order';
import { STAFF_CHANNELS } from '@domain/orders/order';
import { Alert, Button, Input, Segmented } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atCounter, type OrderDraft } from './draft';
import styles from './new-order.module.css';
import { repeatable } from './repeatable';
import type { useCaller } from './use-caller';
import type { CartItem, StoreMenu } from '../../../storefront/ordering';
import { useFormat } from '@shared/format/context';
import { useLatest } from '@shared/state/use-latest';
import { Field } from '@shared/ui/field';

interface CallerPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  services: readonly OrderType[];
  caller: ReturnType<typeof useCaller>;
  menu: StoreMenu | null;
  onRepeat: (order: CallerOrder, items: CartItem[], lost: string[]) => void;
  /** Who it is for is said: on to what they want. */
  onDone: () => void;
}

/** Who it is for: a phone and Enter bring everything that is known of them. */
export function CallerPart({ draft, change, services, caller, menu, onRepeat, onDone }: CallerPartProps) {
  const { t } = useTranslation(['new-order', 'order']);
  const name = useRef<HTMLDivElement>(null);
  const repeat = useRef<HTMLButtonElement>(null);
  const [answered, setAnswered] = useState<{ found: boolean } | null>(null);
  const asked = caller.of(draft.phone);
  const known = asked?.caller ?? null;

  const onEnter = async () => {
    if (draft.phone.trim() === '') {
      change(atCounter(draft, services));
      return onDone();
    }
    setAnswered({ found: (await caller.ask(draft.phone)) !== null });
  };
  // Once what is known of them is drawn.
  const after = useLatest({ onDone, begun: draft.items.length > 0 });
  useEffect(() => {
    if (answered === null) return;
    if (!answered.found) name.current?.querySelector('input')?.focus();
    else if (repeat.current && !after.current.begun) repeat.current.focus();
    else after.current.onDone();
  }, [answered, after]);

  return (
    <div className={styles.part}>
      <div className={styles.kinds}>
        <Segmented
          aria-label={t('channel')}
          value={draft.channel}
          options={STAFF_CHANNELS.toReversed().map((channel) => ({
            value: channel,
            label: t(`order:channels.${channel}`),
          }))}
          onChange={(channel) => change(channel === 'COUNTER' ? atCounter(draft, services) : { channel })}
        />
        <Segmented
          aria-label={t('type')}
          value={draft.type}
          options={services.map((type) => ({ value: type, label: t(`order:types.${type}`) }))}
          onChange={(type) => change({ type })}
        />
      </div>
      <div className={styles.who}>
        <Field
          label={t('phone')}
          hint={t('phoneHint')}
          optional={draft.channel === 'COUNTER' && draft.type !== 'DELIVERY'}
          error={asked?.error?.message}
        >
          {(control) => (
            <Input
              {...control}
              data-autofocus
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={32}
              value={draft.phone}
              onChange={(event) => change({ phone: event.target.value })}
              onBlur={() => void (draft.phone.trim().length >= 8 && caller.ask(draft.phone))}
              onPressEnter={() => void onEnter()}
            />
          )}
        </Field>
        <div ref={name}>
          <Field label={t('name')} optional={draft.channel === 'COUNTER' && draft.type !== 'DELIVERY'}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={80}
                value={draft.name}
                onChange={(event) => change({ name: event.target.value })}
                onPressEnter={onDone}
              />
            )}
          </Field>
        </div>
      </div>
      {draft.type === 'DINE_IN' && (
        <Field label={t('table')} optional>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={20}
              value={draft.table}
              onChange={(event) => change({ table: event.target.value })}
              onPressEnter={onDone}
            />
          )}
        </Field>
      )}
      {asked && !asked.error && !known && <p className={styles.faint}>{t('unknown')}</p>}
      {known?.blocked && <Alert type="error" showIcon message={t('blocked')} />}
      {known?.notes && <Alert type="warning" showIcon message={known.notes} />}
      {known && known.orders.length > 0 && (
        <ul className={styles.orders} aria-label={t('lastOrders', { count: known.orderCount })}>
          {known.orders.map((order, index) => (
            <LastOrder
              key={order.id}
              order={order}
              menu={menu}
              buttonRef={index === 0 ? repeat : undefined}
              onRepeat={onRepeat}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LastOrderProps {
  order: CallerOrder;
  menu: StoreMenu | null;
  buttonRef?: React.Ref<HTMLButtonElement>;
  onRepeat: CallerPartProps['onRepeat'];
}

function LastOrder({ order, menu, buttonRef, onRepeat }: LastOrderProps) {
  const { t } = useTranslation('new-order');
  const { moment, money } = useFormat();
  const words = order.items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ');
  return (
    <li className={styles.lastOrder}>
      <span className={styles.lastWords}>
        <b>{moment(order.placedAt)}</b> {words}
        {order.notes && <em> {order.notes}</em>}
      </span>
      <span className="figures">{money(order.totalCents)}</span>
      <Button
        ref={buttonRef}
        size="small"
        icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
        disabled={!menu}
        aria-label={t('repeatThis', { items: words })}
        onClick={() => {
          if (!menu) return;
          const { items, lost } = repeatable(order, menu);
          onRepeat(order, items, lost);
        }}
      >
        {t('repeat')}
      </Button>
    </li>
  );
}
