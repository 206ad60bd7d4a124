import { Input, Modal } from 'antd';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands, type Command } from './commands';
import { useSearchResults } from './search-results';
import styles from './palette.module.css';
import { matches } from './match';
import { rememberCommand, recentCommands } from './recent';
import { Kbd } from '@shared/ui/kbd';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every place and verb by its name, orders and products by what is known of them; opens with ⌘K or Ctrl K from anywhere. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onOpenChange(!open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, onOpenChange]);

  return open ? <PaletteDialog close={() => onOpenChange(false)} /> : null;
}

function PaletteDialog({ close }: { close: () => void }) {
  const { t } = useTranslation('app');
  return (
    <Modal
      open
      centered={false}
      // A dialog of antd is only named by a title.
      title={t('search.open')}
      footer={null}
      closable={false}
      onCancel={close}
      width={{ xs: 'calc(100vw - 32px)', sm: 560 }}
      className={styles.palette}
      classNames={{ header: 'visually-hidden', content: styles.content }}
    >
      <Search close={close} />
    </Modal>
  );
}

function Search({ close }: { close: () => void }) {
  const { t } = useTranslation('app');
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const known = useCommands().filter(({ label, words }) => matches(query, `${label} ${words ?? ''}`));
  const found = useSearchResults(query);
  const commands = query.trim() === '' ? [...recentCommands(), ...known] : [...known, ...found.commands];
  const list = useRef<HTMLDivElement>(null);
  const current = commands[Math.min(at, commands.length - 1)];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.key]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    close();
    rememberCommand(command);
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt(
        (before) =>
          (Math.min(before, commands.length - 1) + step + commands.length) % Math.max(1, commands.length),
      );
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(current);
    }
  };

  return (
    <>
      <Input
        data-autofocus
        variant="borderless"
        className={styles.field}
        prefix={<SearchIcon size={18} strokeWidth={1.5} aria-hidden />}
        suffix={<Kbd keys={['Esc']} />}
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={current && `command-${current.key}`}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id="palette-list"
        role="listbox"
        aria-label={t('search.results')}
        className={styles.list}
      >
        {commands.length === 0 && (
          <p className={styles.none} role="status">
            {found.isSearching
              ? t('search.searching')
              : t(found.failed ? 'search.failed' : 'search.none', { query })}
          </p>
        )}
        {commands.map((command, index) => (
          <CommandRow
            key={command.key}
            command={command}
            heading={
              command.group !== commands[index - 1]?.group ? t(`search.groups.${command.group}`) : null
            }
            selected={command === current}
            point={() => setAt(index)}
            run={() => run(command)}
          />
        ))}
      </div>
    </>
  );
}

interface CommandRowProps {
  command: Command;
  heading: string | null;
  selected: boolean;
  point: () => void;
  run: () => void;
}

function CommandRow({ command, heading, selected, point, run }: CommandRowProps) {
  const { icon: Icon, key, label, note } = command;
  return (
    <>
      {heading && (
        <p className={styles.heading} role="presentation">
          {heading}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a listbox by aria-activedescendant: the focus and the keys stay in the field above */}
      <div
        id={`command-${key}`}
        role="option"
        aria-selected={selected}
        className={styles.command}
        onPointerMove={point}
        onClick={run}
      >
        {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.where}>{note}</span>}
      </div>
    </>
  );
}
