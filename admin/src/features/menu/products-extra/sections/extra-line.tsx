import type { ExtraGroupDto } from '@contracts/menu';
import { ChevronDown, Link2 } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtraDetails } from './extra-details';
import type { ExtraValues } from '../extra-group-values';
import { LineEnd, LineErrors, LineNotes } from '../../groups/line-end';
import { cell } from '../../groups/option-lines';
import lines from '../../groups/option-lines.module.css';
import type { GroupActions } from '../../groups/use-group-actions';
import type { BranchClock } from '../../sold-out/sold-out-until';
import { IconButton } from '@shared/ui/button';
import { MoneyInput, NumberInput, TextInput } from '@shared/ui/inputs';
import { Switch } from '@shared/ui/switch';

interface ExtraLineProps {
  extra: ExtraValues;
  line: number;
  handle: ReactNode;
  branchId: string;
  /** The stored group and this option in it, for what is said of it beside the form. */
  row: ExtraGroupDto | undefined;
  stored: ExtraGroupDto['extras'][number] | undefined;
  clock: BranchClock;
  actions: GroupActions<ExtraGroupDto>;
  disabled: boolean;
  error: (field: keyof ExtraValues) => string | undefined;
  onChange: (changes: Partial<ExtraValues>) => void;
  /** Its photo is on its way. */
  onSending: (sending: boolean) => void;
  onRemove: () => void;
}

/** One option: what decides in a line, the rest below it when it is asked for. */
export function ExtraLine(props: ExtraLineProps) {
  const { extra, line, handle, branchId, row, stored, clock, actions, disabled, error, onChange } = props;
  const { t } = useTranslation('menu');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const { onSending } = props;
  // A line that is removed sends nothing any more.
  useEffect(() => {
    if (!sending) return;
    onSending(true);
    return () => onSending(false);
  }, [sending, onSending]);
  const { name } = extra;
  const errors = {
    name: error('name'),
    price: error('priceCents'),
    most: error('maxQuantity'),
    before: error('defaultQuantity'),
    times: error('availability'),
  };
  const described = (field: keyof typeof errors) => ({
    ...cell(line, field),
    disabled,
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${id}-${field}` : undefined,
  });
  // An empty field is no number: the schema says so at the field.
  const number = (value: number) => (Number.isNaN(value) ? null : value);

  return (
    <div className={lines.entry} data-off={extra.state === 'PAUSED' || undefined}>
      <div className={lines.line}>
        <span className={lines.handle}>{handle}</span>
        <span className={lines.name}>
          <TextInput
            {...described('name')}
            aria-label={t('extraGroups.cells.name', { number: line + 1 })}
            maxLength={60}
            value={name}
            onChange={(text) => onChange({ name: text })}
            after={
              extra.linkedProductId !== null && (
                <Link2 size={14} strokeWidth={1.75} aria-label={t('extraGroups.isLinked')} />
              )
            }
          />
        </span>
        <span className={lines.price} data-head={t('extraGroups.heads.price')}>
          <MoneyInput
            {...described('price')}
            aria-label={t('extraGroups.cells.price', { name })}
            value={number(extra.priceCents)}
            onChange={(cents) => onChange({ priceCents: cents ?? NaN })}
          />
        </span>
        <span className={lines.most} data-head={t('extraGroups.heads.most')}>
          <NumberInput
            {...described('most')}
            aria-label={t('extraGroups.cells.most', { name })}
            value={number(extra.maxQuantity)}
            onChange={(most) => onChange({ maxQuantity: most ?? NaN })}
          />
        </span>
        <span className={lines.before} data-head={t('extraGroups.heads.before')}>
          <NumberInput
            {...described('before')}
            aria-label={t('extraGroups.cells.before', { name })}
            value={number(extra.defaultQuantity)}
            onChange={(before) => onChange({ defaultQuantity: before ?? NaN })}
          />
        </span>
        <span className={lines.state} data-head={t('extraGroups.heads.state')}>
          <Switch
            aria-label={t('groups.onSale', { name })}
            checked={extra.state === 'ACTIVE'}
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
      <LineNotes availability={extra.availability} stored={stored} clock={clock} />
      <LineErrors id={id} errors={errors} />
      {/* A photo goes on being sent while nobody looks. */}
      {(open || sending) && (
        <div hidden={!open}>
          <ExtraDetails
            extra={extra}
            branchId={branchId}
            disabled={disabled}
            error={error}
            onChange={onChange}
            onSending={setSending}
          />
        </div>
      )}
    </div>
  );
}
