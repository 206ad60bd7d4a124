import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import type { BranchStatusDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';
import { useShownBranch } from './shown-branch';
import panel from './store-panel.module.css';
import { StoreReasons } from '@entities/branch/store-reasons';
import { StoreIcon, storeHealth } from '@entities/branch/store-state';
import { useStoreStatus } from '@entities/branch/store-status';
import { useGrant } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { classes } from '@shared/ui/classes';
import { Dropdown } from '@shared/ui/dropdown';

// With selects, which no page needs around it until somebody pauses.
const PauseControl = lazy(async () => ({
  default: (await import('@entities/branch/pause-control')).PauseControl,
}));

/** Whether the branch takes orders, always in sight; why not, and the pause, one press away. */
export function StoreStateChip() {
  const { t } = useTranslation('store');
  const { data, branch, refetch } = useStoreStatus();
  const { shown } = useShownBranch();
  if (!data || !branch) return null;
  const health = storeHealth(data);
  return (
    <Dropdown
      panel={{
        'aria-label': t('title'),
        className: panel.panel,
        content: (close) => (
          <StorePanel status={data} branchName={branch.name} close={close} changed={refetch} />
        ),
      }}
    >
      <Button
        size="small"
        shape="round"
        className={classes(styles.chip, styles[health])}
        icon={<StoreIcon state={data.state} health={health} />}
      >
        {shown === null && <span className={styles.wideOnly}>{branch.name}:</span>}
        {t(`states.${data.state}`)}
      </Button>
    </Dropdown>
  );
}

interface PanelProps {
  status: BranchStatusDto;
  branchName: string;
  close: () => void;
  changed: () => void;
}

function StorePanel({ status, branchName, close, changed }: PanelProps) {
  const { t } = useTranslation('store');
  const { clock } = useFormat();
  const mayPause = useGrant('branch.pause');
  const { state, reasons, closesAt, opensAt } = status;
  return (
    <div className={panel.stack}>
      <div>
        <p className={panel.branch}>{branchName}</p>
        <h2 className={panel.title}>{t(`states.${state}`)}</h2>
        {state === 'OPEN' && closesAt && (
          <p className={panel.note}>{t('closesAt', { at: clock(closesAt) })}</p>
        )}
        {state !== 'OPEN' && opensAt && <p className={panel.note}>{t('opensAt', { at: clock(opensAt) })}</p>}
      </div>
      <StoreReasons reasons={reasons} onGo={close} />
      {mayPause && (
        <div className={panel.apart}>
          <Suspense fallback={null}>
            <PauseControl status={status} limited={mayPause === 'limited'} changed={changed} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
