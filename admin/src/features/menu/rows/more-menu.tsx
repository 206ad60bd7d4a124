import { Button, type ButtonProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { Dropdown, type MenuItem } from '@shared/ui/dropdown';

interface MoreMenuProps extends Pick<ButtonProps, 'size' | 'type' | 'loading' | 'className'> {
  label: string;
  menu: { items: MenuItem[] };
}

/** What else can be done with something, behind "…"; where that is nothing there is no button. */
export function MoreMenu({ menu, label, ...button }: MoreMenuProps) {
  if (menu.items.length === 0) return null;
  return (
    <Dropdown placement="bottomRight" menu={{ ...menu, 'aria-label': label }}>
      <Button type="text" title={label} {...button} icon={<Ellipsis size={16} strokeWidth={1.5} />} />
    </Dropdown>
  );
}
