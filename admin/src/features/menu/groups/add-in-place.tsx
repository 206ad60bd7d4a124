import { Button, Input, type InputRef } from 'antd';
import { Plus } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupKind, GroupRow } from './group-kind';
import styles from './groups.module.css';
import type { GroupActions } from './use-group-actions';
import { MoneyInput } from '@entities/money/money-input';

interface AddInPlaceProps<R extends GroupRow> {
  kind: GroupKind<R>;
  row: R;
  actions: GroupActions<R>;
}

/** One more option, from the list: a name, its price, Enter. It is on sale as soon as it is stored. */
export function AddInPlace<R extends GroupRow>({ kind, row, actions }: AddInPlaceProps<R>) {
  const { t } = useTranslation('menu');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [priceCents, setPrice] = useState<number | null>(null);
  /** Another one for each that was added: its price field begins anew. */
  const [round, setRound] = useState(0);
  const field = useRef<InputRef>(null);
  const label = t(`${kind.words}.addTo`, { name: row.name });
  const busy = actions.isBusy(row.id);
  const ready = name.trim() !== '' && (priceCents !== null || !kind.needsPrice);

  if (!open) {
    return (
      <Button
        size="small"
        type="text"
        aria-label={label}
        icon={<Plus size={14} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t('groups.add')}
      </Button>
    );
  }
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    if (!(await actions.addOption(row, { name: name.trim(), priceCents }))) return;
    setName('');
    setPrice(null);
    setRound(round + 1);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the fields inside bubbles up to here
    <form
      className={styles.addForm}
      aria-label={label}
      onSubmit={(event) => void add(event)}
      onKeyDown={onKeyDown}
    >
      <Input
        ref={field}
        // It was asked for by the press that opened the fields.
        autoFocus
        aria-label={t('groups.nameOfNew')}
        placeholder={t('groups.nameOfNew')}
        maxLength={kind.longestName}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <MoneyInput key={round} aria-label={t('groups.priceOfNew')} value={priceCents} onChange={setPrice} />
      <Button htmlType="submit" loading={busy} disabled={!ready}>
        {t('groups.add')}
      </Button>
      <Button type="text" onClick={() => setOpen(false)}>
        {t('groups.addDone')}
      </Button>
    </form>
  );
}
