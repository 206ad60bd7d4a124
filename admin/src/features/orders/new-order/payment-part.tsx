import type { BranchDto } from '@contracts/branches';
import type { StaffQuoteDto } from '@contracts/staff-orders';
import { MAX_ORDER_NOTES } from '@domain/orders/notes';
import { IF_SOLD_OUT, type IfSoldOut } from '@domain/orders/order';
import { PAYMENT_METHODS } from '@domain/orders/payment';
import { Collapse, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponPart, couponError } from './coupon-part';
import { staffPayments, type OrderDraft } from './draft';
import { LaterField } from './later-field';
import styles from './new-order.module.css';
import { SplitPart } from './split-part';
import { useBranchSettings } from '@entities/branch/branch-settings';
import { MoneyInput } from '@entities/money/money-input';
import type { ApiError } from '@shared/api/error';
import { Field } from '@shared/ui/field';
import { LimitedField } from '@shared/ui/limited-field';

interface PaymentPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  branch: BranchDto;
  quote: StaffQuoteDto | null;
  /** Whether the quote is of what is typed now. */
  current: boolean;
  /** Why it was not taken when it was sent. */
  problem: ApiError | null;
}

/** What is folded away until somebody asks for it, or something is wrong with it. */
const FOLDED = ['payment.further', 'tipCents', 'seller', 'scheduledFor'];

/**
 * How it is paid, and what is seldom said: a note, a coupon, another time, who sold it, what is to be done where something
 * is sold out.
 */
export function PaymentPart({ draft, change, branch, quote, current, problem }: PaymentPartProps) {
  const { t } = useTranslation(['new-order', 'order', 'orders']);
  const wrong = (field: string) =>
    quote?.refusals.find(({ path }) => path[0] === field)?.message ?? problem?.errors[field]?.[0];
  const [open, setOpen] = useState(false);
  const isFoldedWrong =
    FOLDED.some((field) => wrong(field) !== undefined) ||
    couponError(draft, { quote, current }, problem) !== undefined ||
    Object.keys(problem?.errors ?? {}).some((field) => field.startsWith('payment.further.'));
  // It stays open once it was put right.
  if (isFoldedWrong && !open) setOpen(true);
  const offersTips = useBranchSettings(branch.id).orders.tips;
  const payments = PAYMENT_METHODS.filter((method) => branch.payments.includes(method));
  const more = (
    <div className={styles.part}>
      <SplitPart
        draft={draft}
        change={change}
        payments={staffPayments(branch.payments)}
        errors={problem?.errors ?? {}}
      />
      {offersTips && (
        <Field label={t('tip')} error={wrong('tipCents')} optional>
          {(control) => (
            <MoneyInput {...control} value={draft.tipCents} onChange={(tipCents) => change({ tipCents })} />
          )}
        </Field>
      )}
      <CouponPart {...{ draft, change, quote, current, problem }} />
      <Field label={t('seller')} hint={t('sellerHint')} error={wrong('seller')} optional>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={16}
            value={draft.seller}
            onChange={(event) => change({ seller: event.target.value.toUpperCase() })}
          />
        )}
      </Field>
      <Field label={t('ifSoldOut')} hint={t('ifSoldOutHint')}>
        {(control) => (
          <Select<IfSoldOut>
            {...control}
            value={draft.ifSoldOut}
            options={IF_SOLD_OUT.map((wish) => ({ value: wish, label: t(`orders:answers.${wish}`) }))}
            onChange={(ifSoldOut) => change({ ifSoldOut })}
          />
        )}
      </Field>
      <LaterField draft={draft} change={change} branch={branch} error={wrong('scheduledFor')} />
    </div>
  );
  return (
    <div className={styles.part}>
      <LimitedField
        label={t('notes')}
        error={wrong('notes')}
        optional
        max={MAX_ORDER_NOTES}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
      <Segmented
        className={styles.payments}
        aria-label={t('payment')}
        value={draft.payment ?? ''}
        options={payments.map((method) => ({ value: method, label: t(`order:payments.${method}`) }))}
        onChange={(value) => {
          const payment = payments.find((method) => method === value);
          // One method is not both parts of the bill.
          if (payment) change({ payment, further: draft.further.filter(({ method }) => method !== payment) });
        }}
      />
      {draft.payment === 'CASH' && (
        <Field label={t('changeFor')} error={wrong('payment.changeForCents')} optional>
          {(control) => (
            <MoneyInput
              {...control}
              value={draft.changeForCents}
              onChange={(changeForCents) => change({ changeForCents })}
            />
          )}
        </Field>
      )}
      <Collapse
        ghost
        size="small"
        activeKey={open ? 'more' : []}
        onChange={(keys) => setOpen(keys.length > 0)}
        items={[
          {
            key: 'more',
            label: t('moreFields'),
            extra: !open && draft.seller.trim() !== '' && t('soldBy', { seller: draft.seller.trim() }),
            children: more,
          },
        ]}
      />
    </div>
  );
}
