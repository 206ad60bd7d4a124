import { CircleCheck, CirclePause, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { BranchStatusDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './header.module.css';
import { PauseControl } from './pause-control';
import panel from './store-panel.module.css';
import { useStoreStatus } from './store-status';
import { useGrant } from '@entities/session/access';
import { useFormat } from '@shared/format/context';
import { classes } from '@shared/ui/classes';
import { Popover } from '@shared/ui/popover';

type Health = 'good' | 'warning' | 'bad';
const ICONS: Record<Health, LucideIcon> = { good: CircleCheck, warning: TriangleAlert, bad: CircleX };

function healthOf({ state, canOrder }: BranchStatusDto): Health {
  if (!canOrder) return 'bad';
  return state === 'OPEN' ? 'good' : 'warning';
}

export function StoreStateChip() {
  const { t } = useTranslation('app');
  const { data, branch, refetch } = useStoreStatus();
  if (!data || !branch) return null;
  const health = healthOf(data);
  const Icon = data.state === 'PAUSED' ? CirclePause : ICONS[health];
  const word = t(`store.states.${data.state}`);
  return (
    <Popover
      label={t('store.title')}
      className={panel.panel}
      trigger={(props) => (
        <button type="button" className={classes(styles.chip, styles[health])} {...props}>
          <Icon size={15} strokeWidth={2} aria-hidden />
          {word}
        </button>
      )}
    >
      {(close) => <StorePanel status={data} branchName={branch.name} close={close} changed={refetch} />}
    </Popover>
  );
}

interface PanelProps {
  status: BranchStatusDto;
  branchName: string;
  close: () => void;
  changed: () => void;
}

/** Why it stands as it stands, what to do about it, and the pause. */
function StorePanel({ status, branchName, close, changed }: PanelProps) {
  const { t } = useTranslation('app');
  const { clock } = useFormat();
  const mayPause = useGrant('branch.pause');
  const { state, reasons, closesAt, opensAt } = status;
  return (
    <div className={panel.stack}>
      <header>
        <p className={panel.branch}>{branchName}</p>
        <h2 className={panel.title}>{t(`store.states.${state}`)}</h2>
        {state === 'OPEN' && closesAt && (
          <p className={panel.note}>{t('store.closesAt', { at: clock(closesAt) })}</p>
        )}
        {state !== 'OPEN' && opensAt && (
          <p className={panel.note}>{t('store.opensAt', { at: clock(opensAt) })}</p>
        )}
      </header>
      {reasons.length > 0 && (
        <ul className={panel.reasons}>
          {reasons.map(({ code, severity, message, fixRoute }) => (
            <li key={code} className={panel.reason} data-severity={severity}>
              <span>{message}</span>
              {fixRoute && (
                <Link to={fixRoute} className={panel.fix} onClick={close}>
                  {t('store.fix')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayPause && <PauseControl status={status} limited={mayPause === 'limited'} changed={changed} />}
    </div>
  );
}
