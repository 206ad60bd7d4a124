import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useLocale } from '../i18n/locale';
import { Icon } from './icon';
import styles from './sheet.module.css';
import { useBackdrop } from './use-backdrop';

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
}

/** A dialog that comes from the bottom of a phone, where the thumb is, and into the middle of wider screens. */
export function Sheet({ title, onClose, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const backdrop = useBackdrop(onClose);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    // Closed before it leaves the page, because only then does the browser give the focus back.
    return () => shown?.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={headingId} onCancel={cancel} {...backdrop}>
      <SheetFrame
        title={title}
        onClose={onClose}
        footer={footer}
        heading={{ ref: heading, id: headingId, tabIndex: -1 }}
      >
        {children}
      </SheetFrame>
    </dialog>
  );
}

/** What lies on a sheet, between its title and what stays at the bottom. */
export function SheetFrame({
  title,
  onClose,
  children,
  footer,
  heading,
}: SheetProps & { heading?: ComponentProps<'h2'> }) {
  const { t } = useLocale();
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h2 {...heading}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
          <Icon sign="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
