import { Button, Select } from 'antd';
import type { ExtraGroupDto, VariationGroupDto } from '@contracts/menu';
import type { PricedPieces } from '@domain/pricing';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preselectedPieces, visibleExtras, tryChoice, type Tries } from './try-choice';
import { TryOptions } from './try-options';
import styles from './try-it.module.css';
import { isInUse } from '../../groups/parts';
import { inPlace } from '../../groups/group-kind';
import { isWholeRule, useRuleWords } from '../../groups/group-rule';
import type { ExtraGroupValues } from '../extra-group-values';
import { useFormat } from '@shared/format/context';
import { Card } from '@shared/ui/card';
import { Field } from '@shared/ui/field';
import { MoneyInput } from '@entities/money/money-input';

interface TryItPanelProps {
  values: ExtraGroupValues;
  variationGroups: VariationGroupDto[];
  /** What its options may ask for. */
  groups: ExtraGroupDto[];
}

/** The group as customers choose from it while it is being typed, priced by the rules that price every order. */
export function TryItPanel({ values, variationGroups, groups }: TryItPanelProps) {
  const { t } = useTranslation('menu');
  const { money } = useFormat();
  const question = useId();
  const rule = useRuleWords();
  /** Null while nothing was touched: then what is chosen beforehand is chosen. */
  const [touched, setTouched] = useState<Tries | null>(null);
  const [priceCents, setPrice] = useState<number | null>(null);
  const [variationId, setVariation] = useState('');

  const options = visibleExtras(values);
  const tries = touched ?? { pieces: preselectedPieces(values), nested: {} };
  const priced = new Set(
    values.extras.flatMap(({ variationPrices }) => variationPrices.map((own) => own.variationId)),
  );
  const variations = variationGroups
    .filter((group) => group.variations.some(({ id }) => priced.has(id)))
    .flatMap((group) => inPlace(group.variations).filter(isInUse));
  const variation = variations.find(({ id }) => id === variationId) ?? variations[0] ?? null;
  const basis = priceCents ?? variation?.promoPriceCents ?? variation?.priceCents ?? 0;
  const tried = tryChoice(values, { ...tries, priceCents: basis, variation }, groups);
  const [problem] = tried.problems;

  const explain = () => {
    if (!problem) return '';
    const { code, args, path } = problem;
    const count = code === 'GROUP_TOO_FEW' ? Number(args.min) - Number(args.chosen) : Number(args.max);
    const words = t(`extraGroups.tryIt.problems.${code}`, {
      count,
      name: args.name,
      defaultValue: code,
    });
    // Of a group that an option asks for.
    return path.length > 1 && args.group ? `${args.group} – ${words}` : words;
  };

  return (
    <Card
      title={t('extraGroups.tryIt.title')}
      actions={
        touched && (
          <Button
            size="small"
            type="text"
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
        <Field label={t('extraGroups.tryIt.price')}>
          {(control) => <MoneyInput {...control} value={basis} onChange={(cents) => setPrice(cents ?? 0)} />}
        </Field>
        {variations.length > 0 && (
          <Field label={t('extraGroups.tryIt.variation')}>
            {(control) => (
              <Select
                id={control.id}
                value={variation?.id}
                onChange={(id: string) => {
                  setVariation(id);
                  setPrice(null);
                }}
                options={variations.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
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
          <TryOptions
            question={question}
            values={values}
            groups={groups}
            variationId={variation?.id ?? null}
            tries={tries}
            onChange={setTouched}
          />
        )}
      </fieldset>
      <dl className={styles.sum} aria-live="polite">
        {tried.extras.map(({ extras = [], ...extra }) => (
          <Fragment key={extra.extraId}>
            <Part {...extra} />
            {extras.map((nested) => (
              <Part key={`${nested.groupId} ${nested.extraId}`} {...nested} nested />
            ))}
          </Fragment>
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

/** What an option adds, and below it what was chosen with it. */
function Part({ name, quantity, totalCents, nested }: PricedPieces & { nested?: boolean }) {
  const { money } = useFormat();
  return (
    <div data-nested={nested || undefined}>
      <dt>{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
      <dd>{money(totalCents)}</dd>
    </div>
  );
}
