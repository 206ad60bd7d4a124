import { useId } from 'react';
import type { CourierStopDto } from '@contracts/courier-page';
import { splitCollected, type Collected } from '@domain/couriers/collect';
import { parseMoney } from '@domain/money/parse';
import type { PaymentMethod } from '@domain/orders/payment';
import { useLocale, type Locale } from '../i18n/locale';
import styles from './courier.module.css';

type Handover = NonNullable<CourierStopDto['handover']>;

/** How a door was paid, as it is being told: in one way, or in two of which the second has its amount as it is typed. */
export interface OtherWay {
  method: PaymentMethod;
  second: { method: PaymentMethod; amount: string } | null;
}

const dueOf = (collect: Handover['collect']) =>
  collect.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The ways to choose from: those that are taken at a door, and what was agreed. */
const waysOf = ({ methods, collect }: Handover): PaymentMethod[] => [
  ...new Set([...methods, ...collect.map(({ method }) => method)]),
];

/** What the choice begins with: another way than was agreed; null where nothing is due, or there is no other way. */
export function otherwiseOf(handover: Handover): OtherWay | null {
  const agreed = handover.collect[0];
  const method = agreed && waysOf(handover).find((each) => each !== agreed.method);
  return method ? { method, second: null } : null;
}

/** What is told of it; null while it does not add up to what is due. */
export const paidOtherwise = (
  { method, second }: OtherWay,
  collect: Handover['collect'],
  { currency, country }: Pick<Locale, 'currency' | 'country'>,
): Collected[] | null =>
  splitCollected(
    dueOf(collect),
    method,
    second && { method: second.method, amountCents: parseMoney(second.amount, currency, country) },
  );

interface OtherwiseProps {
  other: OtherWay;
  handover: Handover;
  onChange: (other: OtherWay) => void;
}

/** How it was paid at the door, where that is not as agreed. */
export function Otherwise({ other, handover, onChange }: OtherwiseProps) {
  const locale = useLocale();
  const { t, money } = locale;
  const { method, second } = other;
  const ways = waysOf(handover);
  const seconds = ways.filter((each) => each !== method);
  const [next] = seconds;
  const paid = paidOtherwise(other, handover.collect, locale);
  const choose = (chosen: PaymentMethod) =>
    onChange({ method: chosen, second: second?.method === chosen ? { ...second, method } : second });
  return (
    <div className={styles.otherwise}>
      <Ways legend={t('c.howPaid')} ways={ways} chosen={method} onChoose={choose} />
      {next && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={second !== null}
            onChange={({ target }) =>
              onChange({ method, second: target.checked ? { method: next, amount: '' } : null })
            }
          />
          <span>{t('c.inTwo')}</span>
        </label>
      )}
      {second && (
        <>
          <Ways
            legend={t('c.secondWay')}
            ways={seconds}
            chosen={second.method}
            onChoose={(chosen) => onChange({ method, second: { ...second, method: chosen } })}
          />
          <label className={styles.written}>
            <span>{t('c.amountOf', { method: t(`c.method.${second.method}`) })}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={second.amount}
              onChange={({ target }) => onChange({ method, second: { ...second, amount: target.value } })}
            />
          </label>
        </>
      )}
      {paid && (
        <p className={styles.items} role="status">
          {paid.map((each) => `${money(each.amountCents)} ${t(`c.method.${each.method}`)}`).join(' + ')}
        </p>
      )}
    </div>
  );
}

interface WaysProps {
  legend: string;
  ways: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

function Ways({ legend, ways, chosen, onChoose }: WaysProps) {
  const { t } = useLocale();
  const name = useId();
  return (
    <fieldset className={styles.ways}>
      <legend>{legend}</legend>
      {ways.map((method) => (
        <label key={method} className={styles.check}>
          <input type="radio" name={name} checked={method === chosen} onChange={() => onChoose(method)} />
          <span>{t(`c.method.${method}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
