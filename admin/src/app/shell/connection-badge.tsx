import { Button } from 'antd';
import { LoaderCircle, Radio, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './header.module.css';
import { liveConnection, useConnectionState } from '@entities/live/live';
import { classes } from '@shared/ui/classes';

const LOOKS = {
  idle: { icon: LoaderCircle, look: null },
  connecting: { icon: LoaderCircle, look: null },
  online: { icon: Radio, look: styles.good },
  offline: { icon: WifiOff, look: styles.bad },
};

/** Whether this screen hears of changes by itself; pressing it while it does not tries at once. */
export function ConnectionBadge() {
  const { t } = useTranslation('app');
  const state = useConnectionState();
  const { icon: Icon, look } = LOOKS[state];
  const lost = state === 'offline';
  return (
    <span role="status">
      {lost ? (
        <Button
          size="small"
          shape="round"
          className={classes(styles.chip, look)}
          icon={<Icon size={14} strokeWidth={2} aria-hidden />}
          onClick={() => liveConnection.retryNow()}
        >
          {t('connection.offline')}
        </Button>
      ) : (
        <span
          className={classes(styles.quietState, look)}
          title={t(`connection.${state}`)}
          data-connection={state}
        >
          <Icon size={14} strokeWidth={2} aria-hidden />
          <span className={styles.stateWord}>{t(`connection.${state}`)}</span>
        </span>
      )}
    </span>
  );
}
