import { changedPrice, type PriceChange } from '@domain/menu';
import { minorDigits } from '@domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from './bulk-dialog';
import { BulkFrame } from './bulk-frame';
import styles from './bulk.module.css';
import { useFormat } from '@shared/format/context';
import { ChoiceField, MoneyField, NumberField } from '@shared/ui/inputs';
import { SegmentedControl } from '@shared/ui/switch';

const DIRECTIONS = ['up', 'down'] as const;
const KINDS = ['percent', 'amount'] as const;
const MOST_PERCENT = 1000;
const SHOWN = 100;

/** Dearer or cheaper, by per cent or by an amount, with every price before and after in sight. */
export function PriceDialog({ products, pricedByVariation, busy, into, onClose, onApply }: BulkDialogProps) {
  const { t } = useTranslation('menu');
  const { money, currency } = useFormat();
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('up');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('percent');
  const [percent, setPercent] = useState<number | null>(null);
  const [cents, setCents] = useState<number | null>(null);
  const [step, setStep] = useState(1);

  const whole = 10 ** minorDigits(currency);
  const steps = [...new Set([1, whole / 20, whole / 10, whole / 2, whole])].filter(
    (each) => each >= 1 && Number.isInteger(each),
  );
  const priced = products.filter((product) => !pricedByVariation(product));
  const sign = direction === 'up' ? 1 : -1;
  const wanted: PriceChange | false =
    kind === 'percent'
      ? percent !== null && { kind: 'PERCENT', bps: sign * percent * 100 }
      : cents !== null && { kind: 'AMOUNT', cents: sign * cents };
  const change = wanted || null;
  const next = (priceCents: number) => (change ? changedPrice(priceCents, change, step) : priceCents);
  const different = priced.filter(({ priceCents }) => next(priceCents) !== priceCents);

  return (
    <BulkFrame
      wide
      title={t('bulk.price.title', { count: products.length })}
      into={into}
      confirm={t('bulk.price.apply', { count: different.length })}
      disabled={!change || different.length === 0}
      busy={busy}
      onClose={onClose}
      onApply={() => change && onApply('price', different, { change, roundToCents: step })}
    >
      <div className={styles.choices}>
        <SegmentedControl
          label={t('bulk.price.direction')}
          value={direction}
          onChange={setDirection}
          options={DIRECTIONS.map((value) => ({ value, label: t(`bulk.price.${value}`) }))}
        />
        <SegmentedControl
          label={t('bulk.price.kind')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(`bulk.price.${value}`) }))}
        />
      </div>
      <div className={styles.row}>
        {kind === 'percent' ? (
          <NumberField
            label={t('bulk.price.byPercent')}
            unit="%"
            min={1}
            max={direction === 'down' ? 100 : MOST_PERCENT}
            value={percent}
            onChange={setPercent}
          />
        ) : (
          <MoneyField label={t('bulk.price.byAmount')} value={cents} onChange={setCents} />
        )}
        <ChoiceField
          label={t('bulk.price.round')}
          value={String(step)}
          onChange={(value) => setStep(Number(value))}
          options={steps.map((each) => ({
            value: String(each),
            label: each === 1 ? t('bulk.price.exact') : t('bulk.price.to', { step: money(each) }),
          }))}
        />
      </div>
      {priced.length < products.length && (
        <p className={styles.hint}>
          {t('bulk.price.variations', { count: products.length - priced.length })}
        </p>
      )}
      {/* What scrolls has to be reached by the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={styles.preview} role="region" aria-label={t('bulk.price.preview')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('products.columns.name')}</th>
              <th scope="col">{t('bulk.price.now')}</th>
              <th scope="col">{t('bulk.price.then')}</th>
            </tr>
          </thead>
          <tbody>
            {priced.slice(0, SHOWN).map(({ id, name, priceCents }) => (
              <tr key={id} data-same={next(priceCents) === priceCents}>
                <td>{name}</td>
                <td className="figures">{money(priceCents)}</td>
                <td className="figures">{money(next(priceCents))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {priced.length > SHOWN && (
          <p className={styles.hint}>{t('bulk.andMore', { count: priced.length - SHOWN })}</p>
        )}
      </div>
    </BulkFrame>
  );
}
