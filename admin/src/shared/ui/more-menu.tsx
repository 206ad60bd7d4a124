import { Ellipsis } from 'lucide-react';
import { IconButton, type IconButtonProps } from './button';
import { Menu, type MenuProps } from './menu';

interface MoreMenuProps
  extends
    Pick<MenuProps, 'label' | 'groups'>,
    Pick<IconButtonProps, 'size' | 'type' | 'loading' | 'className'> {}

/** What else can be done with something, behind "…"; where that is nothing there is no button. */
export function MoreMenu({ label, groups, ...button }: MoreMenuProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Menu
      align="end"
      label={label}
      trigger={(trigger) => (
        <IconButton {...trigger} {...button} label={label} icon={<Ellipsis size={16} strokeWidth={1.5} />} />
      )}
      groups={filled}
    />
  );
}
