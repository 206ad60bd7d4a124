import { Drawer as AntDrawer, Modal, type ModalProps } from 'antd';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';
import { useOverlayFocus, useStrayEscape } from './overlay-focus';

interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the decisive one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

function Title({ children, onClose }: { children: string; onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useOverlayFocus(title, true);
  useStrayEscape(title, onClose);
  return (
    <h2 ref={title} className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  );
}

const PARTS = { header: styles.head, body: styles.body, footer: styles.foot };

/** What a dialog and a drawer have in common. */
function useFrame(title: string, onClose: () => void) {
  const { t } = useTranslation('ui');
  return {
    open: true,
    title: <Title onClose={onClose}>{title}</Title>,
    closable: { 'aria-label': t('close'), closeIcon: <X size={16} strokeWidth={1.5} aria-hidden /> },
  };
}

/** Each is only there while it is open, so that what is in it begins afresh. */
function OpenDialog({
  title,
  onClose,
  wide,
  ...props
}: Omit<OverlayProps, 'open'> & { wide?: boolean } & Omit<ModalProps, 'title'>) {
  return (
    <Modal
      {...useFrame(title, onClose)}
      onCancel={onClose}
      centered
      focusTriggerAfterClose={false}
      width={{ xs: '100vw', sm: wide ? 640 : 440 }}
      className={styles.dialog}
      classNames={{ ...PARTS, content: styles.content }}
      {...props}
    />
  );
}

/** To decide something; nothing else can be done meanwhile. */
export function Dialog({ open, footer = null, ...props }: OverlayProps & { wide?: boolean }) {
  return open ? <OpenDialog footer={footer} {...props} /> : null;
}

interface DrawerProps extends OverlayProps {
  side?: 'left' | 'right';
  wide?: boolean;
}

function OpenDrawer({ title, footer, onClose, side = 'right', wide, children }: Omit<DrawerProps, 'open'>) {
  const { closable, ...frame } = useFrame(title, onClose);
  return (
    <AntDrawer
      {...frame}
      closable={{ ...closable, placement: 'end' }}
      onClose={onClose}
      autoFocus={false}
      push={false}
      footer={footer}
      placement={side}
      width={side === 'left' ? 'min(280px, 86vw)' : wide ? 880 : 480}
      classNames={PARTS}
    >
      {children}
    </AntDrawer>
  );
}

/** For quick edits beside what they belong to. */
export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

interface ConfirmProps extends Omit<OverlayProps, 'footer'> {
  /** The verb of what will happen. */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
}

/** For what cannot be undone: says what will happen, and its button says it again. */
export function ConfirmDialog({ open, confirm, danger, busy, onConfirm, ...props }: ConfirmProps) {
  const { t } = useTranslation('ui');
  if (!open) return null;
  return (
    <OpenDialog
      {...props}
      okText={confirm}
      // antd's filled red is too light for its words in the dark.
      okType={danger ? 'default' : 'primary'}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      cancelText={t('cancel')}
      onOk={onConfirm}
    />
  );
}
