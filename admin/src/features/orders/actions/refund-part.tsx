import { measured } from '@domain/menu/unit';
import { Checkbox, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './reason.module.css';
import { chosenOf, type RefundablePart, type RefundChoice, type useRefundChoice } from './use-refund-choice';
import { Quantity } from '../items/quantity';
import { lineWords } from '@entities/order/line-words';
import { MoneyInput } from '@entities/money/money-input';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

type RefundPartProps = Pick<
  ReturnType<typeof useRefundChoice>,
  'parts' | 'dueCents' | 'mostCents' | 'choice' | 'amountCents' | 'isGone' | 'discountsCents'
> & { onChange: (choice: RefundChoice) => void };

/** The part that a refund gives back – the amount owed, everything, chosen items and fees, or an amount – and its sum. */
export function RefundPart(props: RefundPartProps) {
  const { parts, dueCents, mostCents, choice, amountCents, isGone, discountsCents, onChange } = props;
  const { t } = useTranslation('order-money');
  const { money } = useFormat();
  const tooMuch = choice.typedCents !== null && choice.typedCents > mostCents;
  const choose = (part: RefundChoice['part']) => onChange({ ...choice, part, chosen: new Map() });
  const wholes = [
    ...(dueCents > 0 ? [{ part: 'DUE' as const, label: `${t('refund.due')} · ${money(dueCents)}` }] : []),
    { part: 'WHOLE' as const, label: `${t('refund.whole')} · ${money(mostCents)}` },
    { part: 'AMOUNT' as const, label: t('refund.amount') },
  ];
  return (
    <fieldset className={styles.parts}>
      <legend>{t('refund.what')}</legend>
      <Radio.Group className={styles.wholes} value={choice.part} aria-label={t('refund.what')}>
        {wholes.map(({ part, label }) => (
          <Radio key={part} value={part} onChange={() => choose(part)}>
            {label}
          </Radio>
        ))}
      </Radio.Group>
      {choice.part === 'AMOUNT' && (
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
      <ul className={styles.partList} aria-label={t('refund.parts')}>
        {parts.map((part) => (
          <Part key={part.key} part={part} choice={choice} onChange={onChange} />
        ))}
      </ul>
      {isGone && <p role="alert">{t('refund.gone')}</p>}
      {choice.part === 'PARTS' && (
        <p className={styles.net} role="status">
          {discountsCents > 0 && (
            <span>
              {t('refund.price', { amount: money(amountCents + discountsCents) })} ·{' '}
              {t('refund.discounts', { amount: money(discountsCents) })}
            </span>
          )}
          <b>{t('refund.net', { amount: money(amountCents) })}</b>
        </p>
      )}
    </fieldset>
  );
}

interface PartProps {
  part: RefundablePart;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
}

/** One item or fee: whether it is given back, and how many of it. */
function Part({ part, choice, onChange }: PartProps) {
  const { t } = useTranslation(['order-money', 'orders']);
  const { money } = useFormat();
  const { key, item, fee, amountCents } = part;
  const quantity = chosenOf(choice, part);
  const choose = (next: number) => {
    const chosen = new Map(choice.chosen);
    if (next > 0) chosen.set(key, next === item?.most ? null : next);
    else chosen.delete(key);
    onChange({ ...choice, part: 'PARTS', chosen });
  };
  const words = item
    ? lineWords({ quantity: item.most, unit: item.unit, name: item.name, choices: item.choices })
    : t(`orders:fees.${fee ?? 'SERVICE'}`);
  return (
    <li className={styles.part}>
      <Checkbox
        checked={quantity > 0}
        onChange={({ target }) => choose(target.checked ? (item?.most ?? 1) : 0)}
      >
        {`${words} · ${money(amountCents)}`}
      </Checkbox>
      {item && item.most > 1 && quantity > 0 && (
        <span className={styles.howMany}>
          <Quantity
            label={item.name}
            quantity={quantity}
            unit={item.unit}
            least={1}
            most={item.most}
            onChange={choose}
          />
          <span>{t('refund.ofThem', { most: measured(item.most, item.unit) })}</span>
        </span>
      )}
    </li>
  );
}
