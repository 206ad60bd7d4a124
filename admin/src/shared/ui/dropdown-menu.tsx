import { Dropdown } from 'antd';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes';
import type { DropdownProps } from './dropdown';
import styles from './dropdown.module.css';

interface DropdownMenuProps extends DropdownProps {
  floating: { id: string; open: boolean; setOpen: (open: boolean) => void; close: () => void };
}

/**
 * Below its button or, without room, above it, and over it where a long menu has room on neither side; antd would let it
 * leave the screen.
 */
const IN_SIGHT = { overflow: { shiftX: true, shiftY: true, adjustY: true } };

/** What has been opened: its button, and the menu or the panel that floats by it. */
export default function DropdownMenu({ menu, panel, children, floating, ...props }: DropdownMenuProps) {
  const { id, open, setOpen, close } = floating;
  const ownMenu = menu && {
    ...menu,
    id,
    className: classes(styles.floating, styles.menu),
    items: open ? menu.items : [],
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onMenuKey(event, close),
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={(next, { source }) => (source === 'menu' ? close() : setOpen(next))}
      trigger={['click']}
      align={IN_SIGHT}
      destroyOnHidden
      menu={ownMenu}
      popupRender={(list) => (
        <FocusFirst>
          {panel ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed inside the dialog bubble up to here; its controls are focusable by themselves
            <div
              role="dialog"
              id={id}
              tabIndex={-1}
              aria-label={panel['aria-label']}
              className={classes(styles.floating, styles.panel, panel.className)}
              onKeyDown={(event) => onPanelKey(event, close)}
            >
              {panel.content(close)}
            </div>
          ) : (
            list
          )}
        </FocusFirst>
      )}
      {...props}
    >
      {children}
    </Dropdown>
  );
}

const FIRST = '[role=dialog], [role^=menuitem]:not([aria-disabled=true])';

/** antd takes the focus into a menu three frames later; a key pressed right after the click would be lost. */
function FocusFirst({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = element.current;
    const opener = document.activeElement;
    // antd puts a layer that is new into the page after the effects of what is in it.
    queueMicrotask(() => place?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true }));
    return () => {
      const { activeElement } = document;
      const lost = activeElement === document.body || place?.contains(activeElement);
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
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

const TABBABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The panel stands at the end of the page: from its edges Tab goes on where the button is. */
function onPanelKey(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const { currentTarget: panel, key, shiftKey } = event;
  if (key !== 'Escape' && key !== 'Tab') return;
  // A dialog around it stays, and antd would close it at every Tab.
  event.stopPropagation();
  if (key === 'Escape') return close();
  const stops = [...panel.querySelectorAll<HTMLElement>(TABBABLE)].filter(({ tabIndex }) => tabIndex >= 0);
  const { activeElement } = document;
  const first = activeElement === panel || activeElement === stops[0];
  if (shiftKey ? !first : activeElement !== (stops.at(-1) ?? panel)) return;
  if (shiftKey) event.preventDefault();
  close();
}
