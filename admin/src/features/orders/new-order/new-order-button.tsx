import { Button } from 'antd';
import i18next from 'i18next';
import { PhoneCall } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBranch } from '@entities/branch/branch';
import { useSession } from '@entities/session/session';
import { useLatest } from '@shared/state/use-latest';

const WORDS = ['new-order', 'order-items', 'orders', 'order', 'branch', 'form', 'ui'] as const;
/** Comes with its words, once somebody opens it: board and list stay as light as they are. */
const load = async () => {
  const [module] = await Promise.all([import('./new-order-drawer'), i18next.loadNamespaces(WORDS)]);
  return { default: module.NewOrderDrawer };
};
const NewOrderDrawer = lazy(load);

const TYPING = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]';

/** An order for somebody at the counter or on the phone; also by `N` wherever nothing is typed. */
export function NewOrderButton({ primary = false }: { primary?: boolean }) {
  const { t } = useTranslation('orders');
  const { grants } = useSession();
  const branch = useBranch();
  const [params, setParams] = useSearchParams();
  const possible = grants['order.create'] !== undefined && branch !== null;
  const isOpen = possible && params.get('new') === 'order';
  const show = (open: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('new', 'order');
        else for (const name of ['new', 'phone']) next.delete(name);
        return next;
      },
      { replace: true },
    );
  const latest = useLatest({ show, idle: possible && !isOpen });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || !latest.current.idle) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector('.ant-modal-wrap:not([style*="none"]), .ant-drawer-open')) return;
      event.preventDefault();
      latest.current.show(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest]);

  if (!possible) return null;
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<PhoneCall size={16} strokeWidth={1.75} aria-hidden />}
        aria-keyshortcuts="n"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => show(true)}
      >
        {t('newOrder')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewOrderDrawer key={branch.id} branch={branch} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
