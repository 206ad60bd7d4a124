import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFloating, type TriggerProps } from './popover';

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

export const loadMenuList = () => import('./menu-list');
const MenuList = lazy(loadMenuList);

/** Until it opens for the first time it is its button alone: lists have two or three menus in each of their rows. */
export function Menu({ trigger, ...list }: MenuProps) {
  const floating = useFloating('menu');
  const [asked, setAsked] = useState(false);
  const expect = () => void loadMenuList().catch(() => undefined);
  const button = trigger({
    ...floating.trigger,
    onPointerEnter: expect,
    onFocus: expect,
    onClick: () => {
      setAsked(true);
      floating.setOpen(true);
    },
  });
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <MenuList {...list} trigger={trigger} floating={floating} />
    </Suspense>
  );
}
