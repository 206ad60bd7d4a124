import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button';
import { classes } from './classes';
import styles from './dialog.module.css';
import { useBackdrop } from './use-backdrop';

interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the decisive one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The browser's own modal: keeps the focus inside, gives it back, closes on Escape. */
function Modal({ open, onClose, title, footer, children, className }: OverlayProps & { className: string }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdrop(onClose);

  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // What the browser focuses by itself is the button that closes; a form wants to be filled, anything else read.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus();
    return () => dialog.close();
  }, [open]);

  if (!open) return null;
  return (
    // Escape does for the keyboard what a press on the backdrop does for the pointer.
    <dialog
      ref={element}
      aria-labelledby={id}
      className={className}
      {...backdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton
            label={t('close')}
            icon={<X size={16} strokeWidth={1.5} />}
            size="small"
            onClick={onClose}
          />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** To decide something; nothing else can be done meanwhile. */
export function Dialog({ wide, ...props }: OverlayProps & { wide?: boolean }) {
  return <Modal {...props} className={classes(styles.dialog, wide && styles.wide)} />;
}

/** For quick edits beside what they belong to. */
export function Drawer({
  side = 'right',
  wide,
  ...props
}: OverlayProps & { side?: 'left' | 'right'; wide?: boolean }) {
  return (
    <Modal
      {...props}
      className={classes(styles.drawer, side === 'left' && styles.left, wide && styles.broad)}
    />
  );
}

interface ConfirmProps extends Omit<OverlayProps, 'footer'> {
  /** The verb of what will happen. */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
}

/** For what cannot be undone: says what will happen, and its button says it again. */
export function ConfirmDialog({ confirm, danger, busy, onConfirm, ...props }: ConfirmProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      {...props}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
