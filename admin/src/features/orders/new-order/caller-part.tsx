import type { BranchDto } from '@contracts/branches';
import type { CallerOrder } from '@contracts/staff-orders';
import { STAFF_CHANNELS } from '@domain/orders/order';
import { Alert, Input, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { atCounter, type OrderDraft } from './draft';
import { LastOrders } from './last-orders';
import styles from './new-order.module.css';
import type { Repeatable } from './repeatable';
import type { useCaller } from './use-caller';
import type { StoreMenu } from '../../../storefront/ordering';
import { CustomerRewards } from '@entities/loyalty/customer-rewards';
import type { ApiError } from '@shared/api/error';
import { FormProblem } from '@shared/form/form-problem';
import { useLatest } from '@shared/state/use-latest';
import { Field } from '@shared/ui/field';

interface CallerPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  branch: Pick<BranchDto, 'id' | 'services'>;
  caller: Pick<ReturnType<typeof useCaller>, 'ask' | 'of'>;
  /** Why it was not taken when it was sent. */
  problem: ApiError | null;
  menu: StoreMenu | null;
  onRepeat: (order: CallerOrder, found: Repeatable) => void;
  /** They want something else than before. */
  onSearch: () => void;
  /** Who it is for is said: on to what they want. */
  onDone: () => void;
}

/** Who it is for: a phone and Enter bring everything that is known of them. */
export function CallerPart(props: CallerPartProps) {
  const { draft, change, branch, caller, problem, menu, onRepeat, onSearch, onDone } = props;
  const { services } = branch;
  const { t } = useTranslation(['new-order', 'order']);
  const name = useRef<HTMLDivElement>(null);
  const repeat = useRef<HTMLButtonElement>(null);
  const [answered, setAnswered] = useState<{ found: boolean } | null>(null);
  const asked = caller.of(draft.phone);
  const known = asked?.caller ?? null;
  const isLimited = asked?.error?.status === 429;
  const wrong = (field: string) => problem?.errors[`customer.${field}`]?.[0];

  const onEnter = async () => {
    if (draft.phone.trim() === '') {
      change(atCounter(draft, services));
      return onDone();
    }
    setAnswered({ found: (await caller.ask(draft.phone)) !== null });
  };
  // A link such as "Order again" on the page of a customer names the phone.
  const [params] = useSearchParams();
  const linked = useRef(params.get('phone'));
  const start = useLatest((phone: string) => {
    change({ phone, channel: 'PHONE' });
    void caller.ask(phone).then((found) => setAnswered({ found: found !== null }));
  });
  const isUntouched = draft.phone === '';
  useEffect(() => {
    const phone = linked.current;
    linked.current = null;
    if (phone && isUntouched) start.current(phone);
  }, [isUntouched, start]);

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
          error={(isLimited ? undefined : asked?.error?.message) ?? wrong('phone')}
        >
          {(control) => (
            <Input
              {...control}
              data-autofocus
              // Also for the next caller, where no dialog opens.
              autoFocus
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
          <Field
            label={t('name')}
            optional={draft.channel === 'COUNTER' && draft.type !== 'DELIVERY'}
            error={wrong('name')}
          >
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
      <Field label={t('email')} hint={t('emailHint')} error={wrong('email')} optional>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            onPressEnter={onDone}
          />
        )}
      </Field>
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
      {isLimited && <FormProblem problem={asked.error} onWaited={() => void caller.ask(draft.phone)} />}
      {asked && !asked.error && !known && <p className={styles.faint}>{t('unknown')}</p>}
      {known?.blocked && <Alert type="error" showIcon message={t('blocked')} />}
      {known?.notes && <Alert type="warning" showIcon message={known.notes} />}
      {known && (
        <CustomerRewards
          customerId={known.id}
          branchId={branch.id}
          chosen={draft.reward?.phone === draft.phone ? draft.reward : null}
          onChoose={(reward) => change({ reward: { ...reward, phone: draft.phone } })}
          onRemove={() => change({ reward: null })}
        />
      )}
      {known && known.orders.length > 0 && (
        <LastOrders
          known={known}
          branchId={branch.id}
          address={draft.address}
          menu={menu}
          repeatRef={repeat}
          onRepeat={onRepeat}
          onSearch={onSearch}
        />
      )}
    </div>
  );
}
