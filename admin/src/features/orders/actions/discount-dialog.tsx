import { Button, InputNumber, Modal, Segmented } from 'antd';
import type { OrderDto } from '@contracts/orders';
import { manualDiscountCents, maxDiscountCents } from '@domain/edit/discount';
import { percentOf } from '@domain/money';
import { MAX_REASON } from '@domain/orders/notes';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionPromptProps } from './action-dialogs';
import { balanceOf } from './balance-of';
import styles from './reason.module.css';
import { useActionDialog } from './use-action-dialog';
import { WithWholeOrder } from './with-whole-order';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';
import { LimitedField } from '@shared/ui/limited-field';
import { isTooLong } from '@shared/ui/limited-text';

const SHORTEST = 3;
const WAYS = ['amount', 'percent'] as const;

/** How much is taken off an order by hand, and why. */
export const DiscountDialog = (props: ActionPromptProps) => (
  <WithWholeOrder {...props} about="discount">
    {(whole) => <Discounting {...props} whole={whole} />}
  </WithWholeOrder>
);

function Discounting({ whole, ...props }: ActionPromptProps & { whole: OrderDto }) {
  const { order, close } = props;
  const { t } = useTranslation('order-money');
  const { money } = useFormat();
  const { busy, send } = useActionDialog({ ...props, order: whole });
  const owing = balanceOf(whole);
  const mostCents = owing ? maxDiscountCents(owing) : 0;
  const givenCents = owing ? manualDiscountCents(owing) : 0;
  const [way, setWay] = useState<(typeof WAYS)[number]>('amount');
  const [typedCents, setTypedCents] = useState<number | null>(givenCents || null);
  const [percent, setPercent] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const form = useId();
  // Percent are of what the items cost, which is what a manager's bound is of too.
  const amountCents =
    way === 'amount' ? typedCents : percent && percentOf(whole.itemsCents ?? 0, percent * 100);
  const tooMuch = amountCents !== null && amountCents > mostCents;
  const most = t('discount.most', { amount: money(mostCents) });
  const wellReasoned = reason.trim().length >= SHORTEST && !isTooLong(reason, MAX_REASON);
  const valid =
    wellReasoned && amountCents !== null && amountCents > 0 && !tooMuch && amountCents !== givenCents;
  const take = (cents: number) => void send({ amountCents: cents, reason: reason.trim() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid && !busy) take(amountCents);
  };
  const error = tooMuch ? most : undefined;
  return (
    <Modal
      open
      onCancel={close}
      title={t('discount.title', { number: order.number })}
      width={dialogWidth.regular}
      okText={t('discount.confirm')}
      okButtonProps={{ htmlType: 'submit', form, disabled: !valid }}
      confirmLoading={busy}
      footer={(buttons) => (
        <>
          {givenCents > 0 && (
            <Button danger type="text" disabled={!wellReasoned || busy} onClick={() => take(0)}>
              {t('discount.remove')}
            </Button>
          )}
          {buttons}
        </>
      )}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <Segmented
          aria-label={t('discount.how')}
          value={way}
          onChange={setWay}
          options={WAYS.map((value) => ({ value, label: t(`discount.${value}`) }))}
        />
        {way === 'amount' ? (
          <Field label={t('discount.amount')} hint={most} error={error}>
            {(control) => <MoneyInput {...control} value={typedCents} onChange={setTypedCents} autoFocus />}
          </Field>
        ) : (
          <Field label={t('discount.percent')} hint={most} error={error}>
            {(control) => (
              <InputNumber
                {...control}
                min={1}
                max={100}
                suffix="%"
                value={percent}
                onChange={setPercent}
                autoFocus
              />
            )}
          </Field>
        )}
        <div className={styles.offers}>
          {t('discount.reasons', { returnObjects: true }).map((words) => (
            <Button key={words} size="small" aria-pressed={reason === words} onClick={() => setReason(words)}>
              {words}
            </Button>
          ))}
        </div>
        <LimitedField
          label={t('discount.reason')}
          hint={t('discount.reasonHint')}
          max={MAX_REASON}
          value={reason}
          onChange={setReason}
        />
        <p aria-live="polite">
          {t('discount.total', {
            amount: money((whole.totalCents ?? 0) + givenCents - (tooMuch ? 0 : (amountCents ?? givenCents))),
          })}
        </p>
      </form>
    </Modal>
  );
}
