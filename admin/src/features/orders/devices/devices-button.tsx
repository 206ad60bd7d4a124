import { Button } from 'antd';
import { MonitorCheck, MonitorX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRollCall } from './use-roll-call';

const DevicesDrawer = lazy(() => import('./devices-drawer'));

interface DevicesButtonProps {
  branchId: string;
  /** Of the branch, where several stand side by side. */
  name?: string | undefined;
}

/**
 * How many devices would ring for a new order, and that one of them would not; opens the roll call, at once for who came
 * for that of this branch.
 */
export function DevicesButton({ branchId, name }: DevicesButtonProps) {
  const { t } = useTranslation('devices');
  const { data } = useRollCall(branchId);
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('devices') === branchId;
  const show = (open: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('devices', branchId);
        else next.delete('devices');
        return next;
      },
      { replace: true },
    );
  if (!data) return null;
  const troubled = data.devices.filter(({ problems }) => problems.length > 0).length;
  const Icon = troubled > 0 || data.listening === 0 ? MonitorX : MonitorCheck;
  const words = [
    ...(name ? [name] : []),
    t('listening', { count: data.listening }),
    ...(data.kitchens > 0 ? [t('kitchens', { count: data.kitchens })] : []),
    ...(troubled > 0 ? [t('troubled', { count: troubled })] : []),
  ].join(' · ');
  return (
    <>
      <Button
        type="text"
        danger={troubled > 0 || data.listening === 0}
        title={words}
        aria-label={words}
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => show(true)}
      >
        {data.listening}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DevicesDrawer branchId={branchId} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
