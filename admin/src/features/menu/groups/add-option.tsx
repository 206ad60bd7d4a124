import { Button, Input, type InputRef } from 'antd';
import { Plus } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cell } from './option-lines';
import styles from './option-lines.module.css';
import { readOptions, type TypedOption } from './read-options';
import { useFormat } from '@shared/format/context';
import { MoneyInput } from '@shared/ui/inputs';

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
  const { currency, language } = useFormat();
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
    add(readOptions(text, currency, language));
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) addTyped();
  };

  return (
    // Told that one of its fields ends with Enter, and that the line was left.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
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
