import type { BranchDto } from '@contracts/branches';
import type { StaffQuoteDto } from '@contracts/staff-orders';
import { IF_SOLD_OUT, type IfSoldOut } from '@domain/orders/order';
import { PAYMENT_METHODS } from '@domain/orders/payment';
import { Collapse, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { staffPayments, type OrderDraft } from './draft';
import { LaterField } from './later-field';
import styles from './new-order.module.css';
import { SplitPart } from './split-part';
import { useBranchSettings } from '@entities/branch/branch-settings';
import { MoneyInput } from '@entities/money/money-input';
import { Field } from '@shared/ui/field';

interface PaymentPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  branch: BranchDto;
  quote: StaffQuoteDto | null;
}

/** How it is paid, and what is seldom said: a note, a coupon, another time, what is to be
 * done where something is sold out. */
export function PaymentPart({ draft, change, branch, quote }: PaymentPartProps) {
  const { t } = useTranslation(['new-order', 'order', 'orders']);
  const wrong = (field: string) => quote?.refusals.find(({ path }) => path[0] === field)?.message;
  const offersTips = useBranchSettings(branch.id).orders.tips;
  const payments = PAYMENT_METHODS.filter((method) => branch.payments.includes(method));
  const more = (
    <div className={styles.part}>
      <SplitPart draft={draft} change={change} payments={staffPayments(branch.payments)} />
      {offersTips && (
        <Field label={t('tip')} error={wrong('tipCents')} optional>
          {(control) => (
            <MoneyInput {...control} value={draft.tipCents} onChange={(tipCents) => change({ tipCents })} />
          )}
        </Field>
      )}
      <Field label={t('coupon')} error={wrong('coupon')} optional>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={20}
            value={draft.coupon}
            onChange={(event) => change({ coupon: event.target.value.toUpperCase() })}
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
      <Field label={t('notes')} optional>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
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
        <Field label={t('changeFor')} optional>
          {(control) => (
            <MoneyInput
              {...control}
              value={draft.changeForCents}
              onChange={(changeForCents) => change({ changeForCents })}
            />
          )}
        </Field>
      )}
      <Collapse ghost size="small" items={[{ key: 'more', label: t('moreFields'), children: more }]} />
    </div>
  );
}
