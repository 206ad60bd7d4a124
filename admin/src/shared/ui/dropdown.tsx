import type { DropdownProps as AntDropdownProps, MenuProps } from 'antd';
import { Check, type LucideIcon } from 'lucide-react';
import { cloneElement, lazy, Suspense, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

export type MenuItem = NonNullable<MenuProps['items']>[number];

export interface DropdownProps extends Pick<AntDropdownProps, 'placement'> {
  menu?: MenuProps & { items: MenuItem[]; 'aria-label': string };
  /** In place of a menu: a dialog beside the button, with something to fill in. */
  panel?: { 'aria-label': string; className?: string; content: (close: () => void) => ReactNode };
  /** The button, without handlers and ref of its own. */
  children: ReactElement;
}

export const loadDropdownMenu = () => import('./dropdown-menu');
const DropdownMenu = lazy(loadDropdownMenu);

/**
 * antd's `Dropdown`, by a press. Until it opens for the first time it is its button alone, as lists have two or three in each
 * of their rows; what opens then takes the focus at once, gives it back, and knows Space, Tab and Escape.
 */
export function Dropdown({ children, ...props }: DropdownProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const expect = () => void loadDropdownMenu().catch(() => undefined);
  const onClick = () => {
    setAsked(true);
    setOpen(true);
  };
  const trigger = {
    ref: button,
    'aria-expanded': open,
    'aria-haspopup': props.panel ? 'dialog' : 'menu',
    'aria-controls': open ? id : undefined,
  };
  const alone = cloneElement(children, { ...trigger, onPointerEnter: expect, onFocus: expect, onClick });
  if (!asked) return alone;
  return (
    <Suspense fallback={alone}>
      <DropdownMenu {...props} floating={{ id, open, setOpen, close }}>
        {cloneElement(children, trigger)}
      </DropdownMenu>
    </Suspense>
  );
}

/** One list of several, parted by lines; those without items leave none. */
export const joinGroups = (...groups: MenuItem[][]): MenuItem[] =>
  groups
    .filter((items) => items.length > 0)
    .flatMap((items, index) => [
      ...(index > 0 ? [{ type: 'divider' as const, key: `line-${index}` }] : []),
      ...items,
    ]);

/** One of those of which one is chosen. */
export interface Choice {
  key: string;
  label: string;
  icon?: LucideIcon;
  chosen: boolean;
  choose: () => void;
}

/** antd's own item would not say which one is chosen. */
export const choiceItem = ({ key, label, icon: Icon, chosen, choose }: Choice): MenuItem => ({
  ...{ role: 'menuitemradio', 'aria-checked': chosen },
  key,
  label,
  icon: Icon && <Icon />,
  extra: chosen && <Check size={16} aria-hidden />,
  onClick: choose,
});
