import { Drawer, type DrawerProps } from 'antd';
import { useGuardedClose } from './unsaved-guard';
import { drawerWidth } from '../tokens/tokens';

interface FormDrawerProps extends Pick<DrawerProps, 'extra' | 'children'> {
  title: string;
  size?: 'regular' | 'wide';
  onClose: () => void;
}

/**
 * A drawer with a form of its own, which asks before it is closed over what was typed. It stands beside the form of the
 * page, not inside of it: what is submitted in it must not submit the other one.
 */
export function FormDrawer({ title, size = 'regular', onClose, children, ...drawer }: FormDrawerProps) {
  const { close, frame } = useGuardedClose(onClose);
  return (
    <Drawer open title={title} width={drawerWidth[size]} onClose={close} {...drawer}>
      {frame(children)}
    </Drawer>
  );
}
