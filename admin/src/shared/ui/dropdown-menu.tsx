import { Dropdown } from 'antd';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { DropdownProps } from './dropdown';
import styles from './dropdown.module.css';
import { inSight, takeFocus, type Floating } from './floating';

/** A menu that has been opened: its button, and the list that floats by it. */
export default function DropdownMenu({
  menu,
  children,
  floating: { id, open, setOpen, close },
  ...props
}: DropdownProps & { floating: Floating }) {
  return (
    <Dropdown
      open={open}
      onOpenChange={(next, { source }) => (source === 'menu' ? close() : setOpen(next))}
      trigger={['click']}
      align={inSight}
      destroyOnHidden
      menu={{
        ...menu,
        id,
        className: styles.menu,
        items: open ? menu.items : [],
        onKeyDown: (event) => onMenuKey(event, close),
      }}
      popupRender={(list) => <FocusFirst>{list}</FocusFirst>}
      {...props}
    >
      {children}
    </Dropdown>
  );
}
/** antd takes the focus into a menu three frames later; a key pressed right after the click would be lost. */
function FocusFirst({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    takeFocus(element.current?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])'));
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
