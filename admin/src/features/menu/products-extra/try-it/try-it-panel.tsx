import type { VariationGroupDto } from '@contracts/menu';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenBefore, offered, tryChoice } from './try-choice';
import { TryOption } from './try-option';
import styles from './try-it.module.css';
import { inPlace } from '../../groups/group-kind';
import { isWholeRule, useRuleWords } from '../../groups/group-rule';
import type { ExtraGroupValues } from '../extra-group-values';
import { useFormat } from '@shared/format/context';
import { Button } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { ChoiceField, MoneyField } from '@shared/ui/inputs';

interface TryItPanelProps {
  values: ExtraGroupValues;
  variationGroups: VariationGroupDto[];
}

/** The group as customers choose from it while it is being typed, priced by the rules that price every order. */
export function TryItPanel({ values, variationGroups }: TryItPanelProps) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const question = useId();
  const rule = useRuleWords();
  /** Null while nothing was touched: then what is chosen beforehand is chosen. */
  const [touched, setTouched] = useState<Record<string, number> | null>(null);
  const [priceCents, setPrice] = useState<number | null>(null);
  const [variationId, setVariation] = useState('');

  const options = offered(values);
  const pieces = touched ?? chosenBefore(values);
  const priced = new Set(
    values.extras.flatMap(({ variationPrices }) => variationPrices.map((own) => own.variationId)),
  );
  const variations = variationGroups
    .filter((group) => group.variations.some(({ id }) => priced.has(id)))
    .flatMap((group) => inPlace(group.variations));
  const variation = variations.find(({ id }) => id === variationId) ?? variations[0] ?? null;
  const basis = priceCents ?? variation?.promoPriceCents ?? variation?.priceCents ?? 0;
  const tried = tryChoice(values, { pieces, priceCents: basis, variation });
  const [problem] = tried.problems;

  const explain = () => {
    if (!problem) return '';
    const { code, args } = problem;
    const count = code === 'GROUP_TOO_FEW' ? Number(args.min) - Number(args.chosen) : Number(args.max);
    return t(`extraGroups.tryIt.problems.${code}`, { count, name: args.name });
  };

  return (
    <Card
      title={t('extraGroups.tryIt.title')}
      actions={
        touched && (
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw size={14} strokeWidth={1.75} />}
            onClick={() => setTouched(null)}
          >
            {t('extraGroups.tryIt.again')}
          </Button>
        )
      }
    >
      <p className={styles.text}>{t('extraGroups.tryIt.text')}</p>
      <div className={styles.fields}>
        <MoneyField
          label={t('extraGroups.tryIt.price')}
          value={basis}
          onChange={(cents) => setPrice(cents ?? 0)}
        />
        {variations.length > 0 && (
          <ChoiceField
            label={t('extraGroups.tryIt.variation')}
            value={variation?.id}
            onChange={(id) => {
              setVariation(id);
              setPrice(null);
            }}
            options={variations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {values.name || t('extraGroups.tryIt.nameless')}
          {isWholeRule(values) && <span className={styles.rule}>{rule(values)}</span>}
        </legend>
        {options.length === 0 ? (
          <p className={styles.text}>{t('extraGroups.tryIt.empty')}</p>
        ) : (
          options.map((option) => (
            <TryOption
              key={option.id}
              question={question}
              values={values}
              option={option}
              variationId={variation?.id ?? null}
              pieces={pieces}
              onChange={setTouched}
            />
          ))
        )}
      </fieldset>
      <dl className={styles.sum} aria-live="polite">
        {tried.extras.map(({ extraId, name, quantity, totalCents }) => (
          <div key={extraId}>
            <dt>{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
            <dd>{money(totalCents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('extraGroups.tryIt.total')}</dt>
          <dd>{problem ? '–' : money(tried.totalCents)}</dd>
        </div>
      </dl>
      {problem && (
        <p className={styles.problem} role="status">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {explain()}
        </p>
      )}
    </Card>
  );
}
