import { Ellipsis } from 'lucide-react';
import { IconButton, type IconButtonProps } from '@shared/ui/button';
import { Dropdown, type MenuItem } from '@shared/ui/dropdown';

interface MoreMenuProps extends Pick<IconButtonProps, 'label' | 'size' | 'type' | 'loading' | 'className'> {
  menu: { items: MenuItem[] };
}

/** What else can be done with something, behind "…"; where that is nothing there is no button. */
export function MoreMenu({ menu, ...button }: MoreMenuProps) {
  if (menu.items.length === 0) return null;
  return (
    <Dropdown placement="bottomRight" menu={{ ...menu, 'aria-label': button.label }}>
      <IconButton {...button} icon={<Ellipsis size={16} strokeWidth={1.5} />} />
    </Dropdown>
  );
}
