import type { VariationGroupDto } from '@contracts/menu';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariationValues } from '../variation-group-values';
import { LineEnd, LineErrors, LineNotes } from '../../groups/line-end';
import { cell } from '../../groups/option-lines';
import lines from '../../groups/option-lines.module.css';
import { PartTimes } from '../../groups/part-times';
import type { GroupActions } from '../../groups/use-group-actions';
import type { BranchClock } from '../../sold-out/sold-out-until';
import { IconButton } from '@shared/ui/button';
import { MoneyInput, TextInput } from '@shared/ui/inputs';
import { Switch } from '@shared/ui/switch';

interface VariationLineProps {
  /** What the radios of all lines have in common. */
  question: string;
  variation: VariationValues;
  line: number;
  handle: ReactNode;
  /** The stored group and this variation in it, for what is said of it beside the form. */
  row: VariationGroupDto | undefined;
  stored: VariationGroupDto['variations'][number] | undefined;
  clock: BranchClock;
  actions: GroupActions<VariationGroupDto>;
  disabled: boolean;
  error: (field: keyof VariationValues) => string | undefined;
  onChange: (changes: Partial<VariationValues>) => void;
  onDefault: () => void;
  onRemove: () => void;
}

export function VariationLine(props: VariationLineProps) {
  const { question, variation, line, handle, row, stored, clock, actions, disabled, error, onChange } = props;
  const { t } = useTranslation('menu');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, priceCents, promoPriceCents, sku } = variation;
  const errors = {
    name: error('name'),
    price: error('priceCents'),
    promo: error('promoPriceCents'),
    sku: error('sku'),
    default: error('isDefault'),
    times: error('availability'),
  };
  const described = (field: keyof typeof errors) => ({
    ...cell(line, field),
    disabled,
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${id}-${field}` : undefined,
  });

  return (
    <div className={lines.entry} data-off={variation.state === 'PAUSED' || undefined}>
      <div className={lines.line}>
        <span className={lines.handle}>{handle}</span>
        <span className={lines.name}>
          <TextInput
            {...described('name')}
            aria-label={t('variationGroups.cells.name', { number: line + 1 })}
            maxLength={32}
            value={name}
            onChange={(text) => onChange({ name: text })}
          />
        </span>
        <span className={lines.price} data-head={t('variationGroups.heads.price')}>
          <MoneyInput
            {...described('price')}
            aria-label={t('variationGroups.cells.price', { name })}
            value={Number.isNaN(priceCents) ? null : priceCents}
            // An empty field is no price: the schema says so at the field.
            onChange={(cents) => onChange({ priceCents: cents ?? NaN })}
          />
        </span>
        <span className={lines.promo} data-head={t('variationGroups.heads.promo')}>
          <MoneyInput
            {...described('promo')}
            aria-label={t('variationGroups.cells.promo', { name })}
            value={promoPriceCents}
            onChange={(cents) => onChange({ promoPriceCents: cents })}
          />
        </span>
        <span className={lines.sku} data-head={t('variationGroups.heads.sku')}>
          <TextInput
            {...described('sku')}
            aria-label={t('variationGroups.cells.sku', { name })}
            maxLength={40}
            value={sku ?? ''}
            onChange={(code) => onChange({ sku: code === '' ? null : code })}
          />
        </span>
        <span className={lines.state} data-head={t('variationGroups.heads.default')}>
          <input
            type="radio"
            name={question}
            className={lines.radio}
            aria-label={t('variationGroups.cells.default', { name })}
            checked={variation.isDefault}
            disabled={disabled}
            onChange={props.onDefault}
          />
        </span>
        <span className={lines.state} data-head={t('variationGroups.heads.state')}>
          <Switch
            aria-label={t('groups.onSale', { name })}
            checked={variation.state === 'ACTIVE'}
            disabled={disabled}
            onChange={(on) => onChange({ state: on ? 'ACTIVE' : 'PAUSED' })}
          />
        </span>
        <LineEnd
          name={name}
          stored={row && stored && { row, option: stored }}
          clock={clock}
          actions={actions}
          onRemove={disabled ? undefined : props.onRemove}
        >
          <IconButton
            size="small"
            aria-expanded={open}
            className={lines.more}
            label={t(open ? 'groups.lessOf' : 'groups.moreOf', { name })}
            icon={<ChevronDown size={16} strokeWidth={1.5} />}
            onClick={() => setOpen(!open)}
          />
        </LineEnd>
      </div>
      <LineNotes availability={variation.availability} stored={stored} clock={clock} />
      <LineErrors id={id} errors={errors} />
      {open && (
        <div className={lines.details}>
          <PartTimes
            value={variation.availability}
            onChange={(availability) => onChange({ availability })}
            error={errors.times}
            disabled={disabled}
          />
        </div>
      )}
    </div>
  );
}
