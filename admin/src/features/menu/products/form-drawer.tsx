import { Drawer } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { LeaveQuestion, UnsavedWithin, type Unsaved } from '@shared/form/unsaved-guard';
import { drawerWidth } from '@shared/tokens/tokens';

interface FormDrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A drawer with a form of its own, which asks before it is closed over what was typed. It stands beside the form of the
 * page, not inside of it: what is submitted in it must not submit the other one.
 */
export function FormDrawer({ title, onClose, children }: FormDrawerProps) {
  const unsaved = useRef<Unsaved | null>(null);
  const [asking, setAsking] = useState<Unsaved | null>(null);
  const close = () => (unsaved.current ? setAsking(unsaved.current) : onClose());
  return (
    <>
      <Drawer open title={title} width={drawerWidth.wide} onClose={close}>
        <UnsavedWithin.Provider value={unsaved}>{children}</UnsavedWithin.Provider>
      </Drawer>
      {asking && <LeaveQuestion unsaved={asking} onStay={() => setAsking(null)} onLeave={onClose} />}
    </>
  );
}
