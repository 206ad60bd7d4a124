import { Button, Input, type InputRef } from 'antd';
import { Plus } from 'lucide-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './option-lines.module.css';
import { readOptions, type TypedOption } from './read-options';
import { useFormat } from '@shared/format/context';
import { SortableList } from '@shared/sortable/sortable-list';
import { classes } from '@shared/ui/classes';
import { MoneyInput } from '@entities/money/money-input';

/** Tells the arrow keys where a control stands: spread on it. */
export const cell = (line: number, name: string) => ({ 'data-line': line, 'data-cell': name });

interface OptionLinesProps<O extends { id?: string | undefined; name: string }> {
  /** What the lines are, for who cannot see them. */
  label: string;
  /** How the columns are laid out: a class with `grid-template-columns`. */
  columns: string | undefined;
  heads: { key: string; title: string }[];
  options: readonly O[];
  fixed: boolean;
  onMove: (from: number, to: number) => void;
  /** One line; the handle stands first. */
  children: (option: O, line: number, handle: ReactNode) => ReactNode;
  /** The line in which a new one is typed. */
  adding?: ReactNode;
}

/** Options as lines of a table that is filled in by keyboard: arrows and Enter go from line to line in a column. */
export function OptionLines<O extends { id?: string | undefined; name: string }>(props: OptionLinesProps<O>) {
  const { label, columns, heads, options, fixed, onMove, children, adding } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all lines bubble up to here; each control is focusable by itself
    <div className={classes(styles.lines, columns)} onKeyDown={moveByKey}>
      {options.length > 0 && (
        <div className={styles.heads} aria-hidden>
          {heads.map(({ key, title }) => (
            <span key={key} data-head={key}>
              {title}
            </span>
          ))}
        </div>
      )}
      {options.length > 0 && (
        <SortableList
          label={label}
          rows={options}
          idOf={({ id }) => id ?? ''}
          nameOf={({ name }) => name}
          fixed={fixed}
          onMove={onMove}
        >
          {(option, handle) => children(option, options.indexOf(option), handle)}
        </SortableList>
      )}
      {adding}
    </div>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || event.defaultPrevented || event.nativeEvent.isComposing)
    return;
  const { line, cell: name } = target.dataset;
  const step = STEPS[key];
  if (line === undefined || name === undefined || step === undefined) return;
  // Enter would send the form, in the middle of typing a list.
  event.preventDefault();
  const at = (column: string) =>
    currentTarget.querySelector<HTMLInputElement>(
      `[data-line="${Number(line) + step}"][data-cell="${column}"]:enabled`,
    );
  const next = at(name) ?? at('name');
  next?.focus();
  next?.select();
}

interface AddOptionProps {
  /** The line after the last. */
  line: number;
  /** What is added, in words: "Add an option". */
  label: string;
  /** In characters. */
  longest: number | undefined;
  /** How many more there may be. */
  room: number;
  onAdd: (options: TypedOption[]) => void;
}

/** A new option, typed and ended with Enter; a list that is pasted becomes as many. What was typed is never lost. */
export function AddOption({ line, label, longest, room, onAdd }: AddOptionProps) {
  const { t } = useTranslation('menu');
  const { currency, country } = useFormat();
  const [name, setName] = useState('');
  const [priceCents, setPrice] = useState<number | null>(null);
  /** Another one for each that was added: its price field begins anew. */
  const [round, setRound] = useState(0);
  const field = useRef<InputRef>(null);

  const add = (options: TypedOption[]) => {
    const named = options.filter((option) => option.name.trim() !== '').slice(0, room);
    if (named.length === 0) return;
    onAdd(named.map((option) => ({ ...option, name: option.name.trim().slice(0, longest) })));
    setName('');
    setPrice(null);
    setRound(round + 1);
  };
  const addTyped = () => add([{ name, priceCents }]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addTyped();
    field.current?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n\t;]/.test(text.trim())) return;
    event.preventDefault();
    add(readOptions(text, currency, country));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) addTyped();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter and blur of the fields inside bubble up to here
    <div className={styles.adding} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Input
        ref={field}
        {...cell(line, 'name')}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        disabled={room <= 0}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onPaste={onPaste}
      />
      <MoneyInput
        key={round}
        {...cell(line, 'price')}
        aria-label={t('groups.priceOfNew')}
        disabled={room <= 0}
        value={priceCents}
        onChange={setPrice}
      />
      <Button icon={<Plus size={16} strokeWidth={1.75} />} disabled={room <= 0} onClick={addTyped}>
        {t('groups.add')}
      </Button>
    </div>
  );
}
