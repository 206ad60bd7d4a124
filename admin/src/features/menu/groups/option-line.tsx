import { Button, Input, Switch } from 'antd';
import type { Availability, ItemState } from '@domain/menu';
import { Archive, ChevronDown, CircleAlert, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupRow, Option } from './group-kind';
import { OptionControls } from './option-controls';
import { OptionNotes } from './option-notes';
import { cell } from './option-lines';
import lines from './option-lines.module.css';
import type { GroupActions } from './use-group-actions';
import type { BranchClock } from '../sold-out/sold-out-until';
import { useHasPermission } from '@entities/session/access';
import { MoneyInput } from '@entities/money/money-input';

interface Said {
  name: string;
  priceCents: number;
  state: ItemState;
}

/** What every line of a group's form is given. */
export interface OptionLineProps<R extends GroupRow> {
  line: number;
  handle: ReactNode;
  /** The stored group and this option in it, for what is said of it beside the form. */
  row: R | undefined;
  stored: Option | undefined;
  clock: BranchClock;
  actions: GroupActions<R>;
  /** Who sets no prices changes nothing of a line but whether it is on sale. */
  disabled: boolean;
  onRemove: () => void;
}

interface FrameProps<R extends GroupRow> extends OptionLineProps<R> {
  words: 'extraGroups' | 'variationGroups';
  option: Said & { availability: Availability | null };
  /** In characters. */
  longestName: number | undefined;
  /** In the field of the name, behind it. */
  mark?: ReactNode;
  /** What is wrong with each cell. */
  errors: Record<string, string | undefined>;
  onChange: (changes: Partial<Said>) => void;
  /** The cells between price and state; what is given for a field belongs on its control. */
  cells: (described: (field: string) => object) => ReactNode;
  /** What stands below the line when it is asked for. */
  details: (open: boolean) => ReactNode;
}

/** One option as a line: what decides stands in it, the rest below it. */
export function OptionLine<R extends GroupRow>(props: FrameProps<R>) {
  const { words, option, longestName, mark, errors, onChange, cells, details, ...rest } = props;
  const { line, handle, row, stored, clock, actions, disabled, onRemove } = rest;
  const { t } = useTranslation('menu');
  const id = useId();
  const [open, setOpen] = useState(false);
  const maySellOut = useHasPermission('menu.sold-out');
  const { name, priceCents, state, availability } = option;
  const described = (field: string) => ({
    ...cell(line, field),
    disabled,
    status: errors[field] ? ('error' as const) : undefined,
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${id}-${field}` : undefined,
  });

  return (
    <div className={lines.entry} data-off={state === 'PAUSED' || undefined}>
      <div className={lines.line}>
        <span className={lines.handle}>{handle}</span>
        <span className={lines.name}>
          <Input
            {...described('name')}
            aria-label={t(`${words}.cells.name`, { number: line + 1 })}
            maxLength={longestName}
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
            suffix={mark}
          />
        </span>
        <span className={lines.price} data-head={t(`${words}.heads.price`)}>
          <MoneyInput
            {...described('price')}
            aria-label={t(`${words}.cells.price`, { name })}
            value={Number.isNaN(priceCents) ? null : priceCents}
            // An empty field is no price: the schema says so at the field.
            onChange={(cents) => onChange({ priceCents: cents ?? NaN })}
          />
        </span>
        {cells(described)}
        <span className={lines.state} data-head={t(`${words}.heads.state`)}>
          <Switch
            aria-label={t('groups.onSale', { name })}
            checked={state === 'ACTIVE'}
            disabled={!maySellOut}
            onChange={(on) => onChange({ state: on ? 'ACTIVE' : 'PAUSED' })}
          />
        </span>
        <LineEnd
          name={name}
          stored={row && stored && { row, option: stored }}
          clock={clock}
          actions={actions}
          // What is stored is archived.
          onRemove={disabled || (stored && !maySellOut) ? undefined : onRemove}
        >
          <Button
            type="text"
            size="small"
            aria-expanded={open}
            className={lines.more}
            title={t(open ? 'groups.lessOf' : 'groups.moreOf', { name })}
            icon={<ChevronDown size={16} strokeWidth={1.5} />}
            onClick={() => setOpen(!open)}
          />
        </LineEnd>
      </div>
      <OptionNotes availability={availability} stored={stored} clock={clock} />
      <LineErrors id={id} errors={errors} />
      {details(open)}
    </div>
  );
}

interface LineEndProps<R extends GroupRow> {
  name: string;
  /** As it is stored; undefined for one that is only typed yet. */
  stored: { row: R; option: Option } | undefined;
  clock: BranchClock;
  actions: GroupActions<R>;
  onRemove: (() => void) | undefined;
  /** More buttons of the line. */
  children?: ReactNode;
}

/** The end of a line: what is said of a stored option at once, whatever becomes of the form, and its removal. */
function LineEnd<R extends GroupRow>(props: LineEndProps<R>) {
  const { name, stored, clock, actions, onRemove, children } = props;
  const { t } = useTranslation('menu');
  const maySellOut = useHasPermission('menu.sold-out');
  return (
    <span className={lines.end}>
      {stored && maySellOut && (
        <OptionControls
          option={stored.option}
          clock={clock}
          busy={actions.isBusy(stored.option.id)}
          onSoldOut={(next, message) => actions.setOptionSoldOut(stored.row, stored.option, next, message)}
        />
      )}
      {children}
      {onRemove && (
        <Button
          type="text"
          size="small"
          title={t(stored ? 'groups.archiveName' : 'groups.remove', { name })}
          icon={stored ? <Archive size={15} strokeWidth={1.5} /> : <X size={16} strokeWidth={1.5} />}
          onClick={onRemove}
        />
      )}
    </span>
  );
}

/** What is wrong in a line, each tied to its field. */
function LineErrors({ id, errors }: { id: string; errors: Record<string, string | undefined> }) {
  const found = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (found.length === 0) return null;
  return (
    <div className={lines.errors}>
      {found.map(([field, words]) => (
        <span key={field} id={`${id}-${field}`} className={lines.error}>
          <CircleAlert size={12} aria-hidden />
          {words}
        </span>
      ))}
    </div>
  );
}
