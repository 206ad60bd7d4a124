import { Segmented, Select } from 'antd';
import type { PriceChange, PriceRule } from '@domain/menu';
import { minorDigits } from '@domain/money';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';
import { MoneyInput } from '@entities/money/money-input';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const DIRECTIONS = ['up', 'down', 'set'] as const;
const KINDS = ['percent', 'amount'] as const;
const MOST_PERCENT = 1000;

type Rounding = Pick<PriceRule, 'roundToCents' | 'endingCents'>;

/** What prices can be rounded to in a currency: not at all, to steps, or to what they end in. */
export function roundings(currency: string): Rounding[] {
  const whole = 10 ** minorDigits(currency);
  const steps = whole === 1 ? [1, 10, 100, 1000] : [1, whole / 20, whole / 10, whole / 2, whole];
  // 0.90 of a real; 990 of a thousand pesos.
  const ending =
    whole === 1
      ? { roundToCents: 1000, endingCents: 990 }
      : { roundToCents: whole, endingCents: (whole * 9) / 10 };
  return [
    ...steps
      .filter((step) => Number.isInteger(step))
      .map((roundToCents) => ({ roundToCents, endingCents: 0 })),
    ending,
  ];
}

/** Asks how prices are to change; null until it is said. */
export function usePriceRule(): { rule: PriceRule | null; fields: ReactNode } {
  const { t } = useTranslation('menu');
  const { money, amount, currency } = useFormat();
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('up');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('percent');
  const [percent, setPercent] = useState<number | null>(null);
  const [cents, setCents] = useState<number | null>(null);
  const all = roundings(currency);
  const [rounded, setRounded] = useState(0);
  const rounding = all[rounded] ?? { roundToCents: 1, endingCents: 0 };

  const sign = direction === 'up' ? 1 : -1;
  const mostPercent = direction === 'down' ? 100 : MOST_PERCENT;
  const percentWrong = percent !== null && (percent < 1 || percent > mostPercent);
  const byPercent = kind === 'percent' && direction !== 'set';
  const change = ((): PriceChange | null => {
    if (byPercent)
      return percent === null || percentWrong ? null : { kind: 'PERCENT', bps: sign * percent * 100 };
    if (cents === null) return null;
    return direction === 'set' ? { kind: 'SET', cents } : { kind: 'AMOUNT', cents: sign * cents };
  })();
  const nameOf = ({ roundToCents, endingCents }: Rounding): string => {
    if (endingCents > 0) {
      const ending = amount(endingCents, false);
      // "0,90" without what stands before the sign.
      return t('bulk.price.ending', { ending: minorDigits(currency) === 0 ? ending : ending.slice(1) });
    }
    return roundToCents === 1 ? t('bulk.price.exact') : t('bulk.price.to', { step: money(roundToCents) });
  };

  const fields = (
    <>
      <div className={styles.choices}>
        <Segmented
          aria-label={t('bulk.price.direction')}
          value={direction}
          onChange={setDirection}
          options={DIRECTIONS.map((value) => ({ value, label: t(`bulk.price.${value}`) }))}
        />
        {direction !== 'set' && (
          <Segmented
            aria-label={t('bulk.price.kind')}
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: t(`bulk.price.${value}`) }))}
          />
        )}
      </div>
      <div className={styles.row}>
        {byPercent ? (
          <Field label={t('bulk.price.byPercent')}>
            {({ id }) => (
              <WholeNumberInput
                id={id}
                suffix="%"
                status={percentWrong ? 'error' : undefined}
                aria-invalid={percentWrong || undefined}
                value={percent}
                onChange={setPercent}
              />
            )}
          </Field>
        ) : (
          <Field label={t(direction === 'set' ? 'bulk.price.setTo' : 'bulk.price.byAmount')}>
            {(control) => <MoneyInput {...control} value={cents} onChange={setCents} />}
          </Field>
        )}
        <Field label={t('bulk.price.round')}>
          {({ id }) => (
            <Select
              id={id}
              value={rounded}
              onChange={setRounded}
              options={all.map((each, index) => ({ value: index, label: nameOf(each) }))}
            />
          )}
        </Field>
      </div>
    </>
  );
  return { rule: change && { change, ...rounding }, fields };
}
