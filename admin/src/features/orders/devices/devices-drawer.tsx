import { Drawer, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { DeviceRow } from './device-row';
import { DevicePrinting } from './device-printing';
import { DeviceTest } from './device-test';
import styles from './devices.module.css';
import { useRollCall } from './use-roll-call';
import { drawerWidth } from '@shared/tokens/tokens';
import { ErrorState, Skeleton } from '@shared/ui/states';

/** Every device on which an order should ring, what is wrong with it, and a test of all of them. */
export default function DevicesDrawer({ branchId, onClose }: { branchId: string; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const { data, error, refetch } = useRollCall(branchId);
  return (
    <Drawer open title={t('title')} width={drawerWidth.regular} onClose={onClose}>
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={4} />)}
      {data?.devices.length === 0 && <Empty description={t('none')} />}
      {data && (
        <ul className={styles.devices} aria-label={t('title')}>
          {data.devices.map((device) => (
            <DeviceRow key={device.id} branchId={branchId} device={device} />
          ))}
        </ul>
      )}
      <DevicePrinting />
      <DeviceTest branchId={branchId} />
    </Drawer>
  );
}
