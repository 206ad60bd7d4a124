import { measured } from '@domain/menu/unit';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './reason.module.css';
import { OTHER_AMOUNT, type RefundChoice, type useRefundChoice } from './use-refund-choice';
import { Quantity } from '../items/quantity';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

type RefundPartProps = Pick<
  ReturnType<typeof useRefundChoice>,
  'options' | 'option' | 'mostCents' | 'choice' | 'amountCents'
> & { onChange: (choice: RefundChoice) => void };

/** What is given back: one of what there is, how many of it, or an amount. */
export function RefundPart(props: RefundPartProps) {
  const { options, option, mostCents, choice, amountCents, onChange } = props;
  const { t } = useTranslation('order-money');
  const { money } = useFormat();
  const item = option?.item;
  const isTyped = choice.key === OTHER_AMOUNT;
  const tooMuch = choice.typedCents !== null && choice.typedCents > mostCents;
  return (
    <>
      {/* The box has one line, of which a phone shows half: what tells an item from another stands below it. */}
      <Field label={t('refund.what')} hint={item?.hasChoices ? option?.label : undefined}>
        {(control) => (
          <Select
            {...control}
            value={option || isTyped ? choice.key : undefined}
            placeholder={t('refund.gone')}
            optionRender={({ label }) => <span className={styles.wholeLine}>{label}</span>}
            onChange={(key: string) => onChange({ ...choice, key, quantity: null })}
            options={[
              ...options.map(({ key, label }) => ({ value: key, label })),
              { value: OTHER_AMOUNT, label: t('refund.amount') },
            ]}
          />
        )}
      </Field>
      {item && item.most > 1 && (
        <div className={styles.howMany}>
          <Quantity
            label={item.name}
            quantity={Math.min(choice.quantity ?? item.most, item.most)}
            unit={item.unit}
            least={1}
            most={item.most}
            onChange={(quantity) => onChange({ ...choice, quantity })}
          />
          <span role="status">
            {t('refund.ofThem', { most: measured(item.most, item.unit), amount: money(amountCents) })}
          </span>
        </div>
      )}
      {isTyped && (
        <Field
          label={t('take.amount')}
          hint={t('refund.most', { amount: money(mostCents) })}
          error={tooMuch ? t('refund.most', { amount: money(mostCents) }) : undefined}
        >
          {(control) => (
            <MoneyInput
              {...control}
              value={choice.typedCents}
              onChange={(typedCents) => onChange({ ...choice, typedCents })}
            />
          )}
        </Field>
      )}
    </>
  );
}
