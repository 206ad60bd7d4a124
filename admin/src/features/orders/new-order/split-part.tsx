import type { StaffPaymentMethod } from '@domain/orders/payment';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderDraft } from './draft';
import { MoneyInput } from '@entities/money/money-input';
import { Field } from '@shared/ui/field';

/** As many as an order can have beside the first. */
const MOST = 4;

interface SplitPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  payments: readonly StaffPaymentMethod[];
  /** Messages by field of the order that was sent. */
  errors: Record<string, string[]>;
}

/** What else it is paid with, each for its amount; Pix has to arrive first, so it is for the whole. */
export function SplitPart({ draft: { further, payment }, change, payments, errors }: SplitPartProps) {
  const { t } = useTranslation(['new-order', 'order']);
  const others = payments.filter((method) => method !== payment && method !== 'PIX');
  const nameOf = (method: StaffPaymentMethod) => t(`order:payments.${method}`);
  const amountOf = (method: StaffPaymentMethod) =>
    further.find((part) => part.method === method)?.amountCents ?? null;
  // Parts without an amount are not sent.
  const sent = further.filter(({ amountCents }) => amountCents);
  const wrongPart = (method: StaffPaymentMethod) => {
    const place = `payment.further.${sent.findIndex((part) => part.method === method)}`;
    return (errors[`${place}.amountCents`] ?? errors[`${place}.method`])?.[0];
  };
  return (
    <>
      <Field label={t('split')} hint={t('splitHint')} error={errors['payment.further']?.[0]} optional>
        {(control) => (
          <Select<StaffPaymentMethod[]>
            {...control}
            mode="multiple"
            maxCount={MOST}
            showSearch={false}
            value={further.map(({ method }) => method)}
            options={others.map((method) => ({ value: method, label: nameOf(method) }))}
            onChange={(methods) =>
              change({ further: methods.map((method) => ({ method, amountCents: amountOf(method) })) })
            }
          />
        )}
      </Field>
      {further.map(({ method, amountCents }) => (
        <Field key={method} label={t('splitAmount', { method: nameOf(method) })} error={wrongPart(method)}>
          {(control) => (
            <MoneyInput
              {...control}
              value={amountCents}
              onChange={(cents) =>
                change({
                  further: further.map((part) =>
                    part.method === method ? { method, amountCents: cents } : part,
                  ),
                })
              }
            />
          )}
        </Field>
      ))}
    </>
  );
}
