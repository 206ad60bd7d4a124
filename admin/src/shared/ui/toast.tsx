import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button';
import { classes } from './classes';
import styles from './toast.module.css';
import { closeToast, toasts, type Toast } from './toast-store';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const SECONDS = 5;
const SECONDS_WITH_UNDO = 8;

/** Where toasts appear; stands once, at the root. */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const shown = toasts.use();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    element.popover = 'manual';
    // Shown anew each time, so that it lies above a dialog opened since.
    element.togglePopover(false);
    if (shown.length > 0) element.togglePopover(true);
  }, [shown]);

  return (
    <div
      ref={region}
      className={styles.region}
      role="region"
      aria-label={t('toast.region')}
      aria-live="polite"
    >
      {shown.map((toast) => (
        <Shown key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Shown({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLDivElement>(null);
  const { id, kind, message, description, undo } = toast;
  const seconds = toast.seconds ?? (kind === 'error' ? 0 : undo ? SECONDS_WITH_UNDO : SECONDS);

  useEffect(() => {
    if (!seconds) return;
    // Who points at it or has the focus in it is still reading.
    const leave = () => {
      if (element.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000);
      else closeToast(id);
    };
    let timer = setTimeout(leave, seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds]);

  const Icon = ICONS[kind];
  return (
    <div
      ref={element}
      className={classes(styles.toast, styles[kind])}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>
        {message}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {undo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            undo();
            closeToast(id);
          }}
        >
          {t('undo')}
        </Button>
      )}
      <IconButton label={t('close')} icon={<X size={16} />} size="small" onClick={() => closeToast(id)} />
    </div>
  );
}
