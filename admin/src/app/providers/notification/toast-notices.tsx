import { Button, notification } from 'antd';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './toast.module.css';
import { closeToast, toasts, type Toast } from '@shared/ui/toast-store';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const SECONDS = 5;
const SECONDS_WITH_UNDO = 8;

/** What is in the region of toasts; `container` is that region. */
export default function ToastNotices({ container }: { container: () => HTMLElement }) {
  const [api, holder] = notification.useNotification({
    placement: 'bottom',
    stack: false,
    getContainer: container,
  });
  const shown = toasts.use();
  const before = useRef<Toast[]>([]);

  useEffect(() => {
    const gone = before.current.filter(({ id }) => !shown.some((toast) => toast.id === id));
    const fresh = shown.filter((toast) => !before.current.includes(toast));
    before.current = shown;
    for (const { id } of gone) api.destroy(id);
    for (const toast of fresh) {
      api.open({
        key: toast.id,
        role: toast.kind === 'error' ? 'alert' : 'status',
        message: <Content toast={toast} />,
        className: styles[toast.kind],
        closable: false,
        // Content counts itself: antd waits for the pointer, but not for the keyboard.
        duration: 0,
      });
    }
  }, [shown, api]);

  return holder;
}

function Content({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const element = useRef<HTMLDivElement>(null);
  const { id, kind, message, description, undo } = toast;
  const action = undo ? { label: t('undo'), run: undo } : toast.action;

  useEffect(() => {
    const seconds = toast.seconds ?? (kind === 'error' ? 0 : undo ? SECONDS_WITH_UNDO : SECONDS);
    if (!seconds) return;
    // Who points at it or has the focus in it is still reading.
    const leave = () => {
      if (element.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000);
      else closeToast(id);
    };
    let timer = setTimeout(leave, seconds * 1000);
    return () => clearTimeout(timer);
  }, [toast, id, kind, undo]);

  const Icon = ICONS[kind];
  return (
    <div ref={element} className={styles.content}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.text}>
        {message}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {action && (
        <Button
          type="text"
          size="small"
          onClick={() => {
            action.run();
            closeToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        type="text"
        title={t('close')}
        icon={<X size={16} />}
        size="small"
        onClick={() => closeToast(id)}
      />
    </div>
  );
}
