import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes';
import { Popover, type TriggerProps } from './popover';
import styles from './popover.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: LucideIcon;
  /** Smaller, to the right: a shortcut or what is so now. */
  note?: ReactNode;
  /** Given for items of which one is chosen. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** Leads out of the application: a call, a chat. */
export interface MenuLink extends Pick<MenuItem, 'key' | 'label' | 'icon' | 'note'> {
  href: string;
}

export interface MenuProps {
  trigger: (props: TriggerProps) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  /** Groups are parted by a line; a heading is optional. */
  groups: { heading?: string; items: (MenuItem | MenuLink)[] }[];
}

export function Menu({ trigger, label, align, groups }: MenuProps) {
  return (
    <Popover trigger={trigger} label={label} align={align} role="menu" className={styles.menu}>
      {(close) => (
        // The keys belong to the menu as a whole; each item is a button of its own.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
        <div onKeyDown={moveFocus}>
          {groups.map(({ heading, items }, index) => (
            <Fragment key={heading ?? index}>
              {index > 0 && <hr className={styles.separator} />}
              {heading && <p className={styles.heading}>{heading}</p>}
              {items.map((item) =>
                'href' in item ? (
                  <LinkItem key={item.key} item={item} close={close} />
                ) : (
                  <Item key={item.key} item={item} close={close} />
                ),
              )}
            </Fragment>
          ))}
        </div>
      )}
    </Popover>
  );
}

function LinkItem({ item: { href, icon: Icon, label, note }, close }: { item: MenuLink; close: () => void }) {
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={close}
    >
      {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />}
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </a>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const { icon: Icon, checked } = item;
  const chosen =
    checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button
      type="button"
      {...chosen}
      tabIndex={-1}
      aria-disabled={item.disabled || undefined}
      className={classes(styles.item, item.danger && styles.danger)}
      onClick={() => {
        if (item.disabled) return;
        close();
        item.onSelect();
      }}
    >
      {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />}
      <span className={styles.label}>{item.label}</span>
      {item.note && <span className={styles.note}>{item.note}</span>}
      {checked !== undefined && (
        <span className={styles.check}>{checked && <Check size={16} aria-hidden />}</span>
      )}
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
