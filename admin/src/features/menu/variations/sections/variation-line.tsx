import { Input, Radio } from 'antd';
import type { VariationGroupDto } from '@contracts/menu';
import { useTranslation } from 'react-i18next';
import { variationGroupSchema, type VariationValues } from '../variation-group-values';
import { VARIATION_GROUPS } from '../variation-groups-kind';
import { OptionLine, type OptionLineProps } from '../../groups/option-line';
import lines from '../../groups/option-lines.module.css';
import { OptionStock, OptionTimes } from '../../groups/option-details';
import { fieldLimits } from '@shared/form/field-limits';
import { MoneyInput } from '@entities/money/money-input';

interface VariationLineProps extends OptionLineProps<VariationGroupDto> {
  /** What the radios of all lines have in common. */
  question: string;
  variation: VariationValues;
  error: (field: keyof VariationValues) => string | undefined;
  onChange: (changes: Partial<VariationValues>) => void;
  onDefault: () => void;
}

const { maxLength: LONGEST_SKU } = fieldLimits(variationGroupSchema, 'variations.0.sku');

export function VariationLine(props: VariationLineProps) {
  const { question, variation, error, onDefault, ...line } = props;
  const { disabled, onChange, row, stored, actions } = line;
  const { t } = useTranslation('menu');
  const { name, promoPriceCents, sku } = variation;
  const errors = {
    name: error('name'),
    price: error('priceCents'),
    promo: error('promoPriceCents'),
    sku: error('sku'),
    default: error('isDefault'),
    times: error('availability'),
    stock: error('stockLowAt'),
  };
  return (
    <OptionLine
      {...line}
      words="variationGroups"
      option={variation}
      longestName={VARIATION_GROUPS.longestName}
      errors={errors}
      cells={(described) => (
        <>
          <span className={lines.promo} data-head={t('variationGroups.heads.promo')}>
            <MoneyInput
              {...described('promo')}
              aria-label={t('variationGroups.cells.promo', { name })}
              value={promoPriceCents}
              onChange={(cents) => onChange({ promoPriceCents: cents })}
            />
          </span>
          <span className={lines.sku} data-head={t('variationGroups.heads.sku')}>
            <Input
              {...described('sku')}
              aria-label={t('variationGroups.cells.sku', { name })}
              maxLength={LONGEST_SKU}
              value={sku ?? ''}
              onChange={({ target }) => onChange({ sku: target.value === '' ? null : target.value })}
            />
          </span>
          <span className={lines.state} data-head={t('variationGroups.heads.default')}>
            <Radio
              name={question}
              aria-label={t('variationGroups.cells.default', { name })}
              checked={variation.isDefault}
              disabled={disabled}
              onChange={onDefault}
            />
          </span>
        </>
      )}
      details={(open) =>
        open && (
          <div className={lines.details}>
            <OptionStock
              value={variation}
              onChange={onChange}
              error={errors.stock}
              stored={row && stored && { row, option: stored }}
              actions={actions}
            />
            <OptionTimes
              value={variation.availability}
              onChange={(availability) => onChange({ availability })}
              error={errors.times}
              disabled={disabled}
            />
          </div>
        )
      }
    />
  );
}
