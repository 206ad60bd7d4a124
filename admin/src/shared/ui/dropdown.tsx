import type { DropdownProps as AntDropdownProps, MenuProps } from 'antd';
import { Check, type LucideIcon } from 'lucide-react';
import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';
import { useFloating, type TriggerProps } from './floating';

export type MenuItem = NonNullable<MenuProps['items']>[number];

export interface DropdownProps extends Pick<AntDropdownProps, 'placement'> {
  menu: MenuProps & { items: MenuItem[]; 'aria-label': string };
  /** The button, without handlers and ref of its own. */
  children: ReactElement;
}

export const loadDropdownMenu = () => import('./dropdown-menu');
const DropdownMenu = lazy(loadDropdownMenu);

/**
 * antd's `Dropdown`, by a press. Until it opens for the first time it is its button alone, as lists have two or three in each
 * of their rows; its menu then takes the focus at once, and knows Space, Tab and Escape.
 */
export function Dropdown({ children, ...props }: DropdownProps) {
  const floating = useFloating('menu');
  const [asked, setAsked] = useState(false);
  const expect = () => void loadDropdownMenu().catch(() => undefined);
  const trigger: TriggerProps = {
    ...floating.trigger,
    onPointerEnter: expect,
    onFocus: expect,
    onClick: () => {
      setAsked(true);
      floating.setOpen(true);
    },
  };
  const button = cloneElement(children, trigger);
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <DropdownMenu {...props} floating={floating}>
        {cloneElement(children, floating.trigger)}
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
