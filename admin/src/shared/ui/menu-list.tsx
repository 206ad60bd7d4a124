import { Dropdown, type MenuProps as AntMenuProps } from 'antd';
import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { MenuItem, MenuLink, MenuProps } from './menu';
import styles from './menu.module.css';
import { placed, type Floating } from './popover';

type AntItem = NonNullable<AntMenuProps['items']>[number];

interface MenuListProps extends MenuProps {
  floating: Floating;
}

/** A menu that has been opened: its button, and the list that floats by it. */
export default function MenuList({ trigger, label, align = 'start', groups, floating }: MenuListProps) {
  const { id, open, setOpen, close, trigger: triggerProps } = floating;
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      {...placed(align)}
      destroyOnHidden
      menu={{
        id,
        'aria-label': label,
        className: styles.menu,
        items: open ? groups.flatMap((group, index) => groupItems(group, index, close)) : [],
        onKeyDown: (event) => onMenuKey(event, close),
      }}
      popupRender={(menu) => <FocusFirst>{menu}</FocusFirst>}
    >
      {trigger(triggerProps)}
    </Dropdown>
  );
}

function groupItems(
  { heading, items }: MenuProps['groups'][number],
  index: number,
  close: () => void,
): AntItem[] {
  const children = items.map((item) => menuItem(item, close));
  const line: AntItem[] = index > 0 ? [{ type: 'divider', key: `line-${index}` }] : [];
  return [
    ...line,
    ...(heading ? [{ type: 'group' as const, key: `group-${index}`, label: heading, children }] : children),
  ];
}

function menuItem(item: MenuItem | MenuLink, close: () => void): AntItem {
  const { key, label, icon: Icon, note } = item;
  const icon = Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />;
  if ('href' in item) {
    const link = (
      <a href={item.href} target="_blank" rel="noreferrer" tabIndex={-1}>
        {label}
      </a>
    );
    return { key, icon, label: link, extra: note, onClick: close };
  }
  const { checked, danger, disabled, onSelect } = item;
  const chosen = checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked };
  const mark = checked && <Check size={16} aria-hidden />;
  return {
    ...chosen,
    key,
    icon,
    label,
    danger,
    disabled,
    extra:
      note || mark ? (
        <span className={styles.extra}>
          {note}
          {mark}
        </span>
      ) : undefined,
    onClick: () => {
      close();
      onSelect();
    },
  };
}

/** antd takes the focus into a menu three frames later; a key pressed right after the click would be lost. */
function FocusFirst({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])');
    first?.focus({ preventScroll: true });
  }, []);
  return <div ref={element}>{children}</div>;
}

/**
 * antd moves by arrows, Home and End. What it leaves to do: Space, links by Enter, Escape without closing a dialog around
 * the menu too, and Tab, which goes on from the button.
 */
function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const { key, target } = event;
  if (key === 'Escape' || key === 'Tab') {
    event.stopPropagation();
    return close();
  }
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
  // The button, focused again by now, would take the key for a press.
  event.preventDefault();
  const link = target.closest('a') ?? target.querySelector('a');
  if (link) link.click();
  else if (key === ' ') target.click();
}
