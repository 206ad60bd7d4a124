import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import type { OwnSessionDto } from '@contracts/account';
import { CircleCheck, Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { ownAccount } from '../own-account';
import { ApiError } from '@shared/api/error';
import { useApi } from '@shared/api/use-api';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';
import { Tag } from '@shared/ui/tag';

const ICONS = { DESKTOP: Laptop, PHONE: Smartphone, TABLET: Tablet, OTHER: MonitorSmartphone };

/** Where one is signed in, and a way to end it there. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const { data, error, refetch } = useApi<OwnSessionDto[]>('/api/account/sessions');
  const [ending, setEnding] = useState<string | null>(null);
  const others = data?.filter(({ current }) => !current) ?? [];

  const end = async (what: string, verb: () => Promise<unknown>, message: string) => {
    setEnding(what);
    try {
      await verb();
      notify?.({ type: 'success', message });
      refetch();
    } catch (refusal) {
      const why = refusal instanceof ApiError ? refusal.message : '';
      notify?.({ type: 'error', message: t('failed'), description: why });
    } finally {
      setEnding(null);
    }
  };

  return (
    <Card
      title={t('sessions.title')}
      actions={
        others.length > 0 && (
          <Button
            size="small"
            loading={ending === 'others'}
            onClick={() => void end('others', ownAccount.endOtherSessions, t('sessions.othersEnded'))}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {data ? (
        <ul>
          {data.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={ending === device.id}
              onEnd={() => void end(device.id, () => ownAccount.endSession(device.id), t('sessions.ended'))}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} compact />
      ) : (
        <Skeleton lines={3} height={20} />
      )}
    </Card>
  );
}

interface DeviceProps {
  device: OwnSessionDto;
  busy: boolean;
  onEnd: () => void;
}

function Device({ device, busy, onEnd }: DeviceProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const now = useNow();
  const Icon = ICONS[device.kind];
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('sessions.unknown');
  return (
    <li className={styles.device}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <p className={styles.about}>
        <strong>{name}</strong>
        <span className="figures">
          {device.ip} · {t('sessions.since', { when: format.moment(device.createdAt) })}
          {!device.current && ` · ${t('sessions.seen', { when: format.relative(device.lastSeenAt, now) })}`}
        </span>
      </p>
      {device.current ? (
        <Tag tone="ready" icon={CircleCheck}>
          {t('sessions.here')}
        </Tag>
      ) : (
        <Button size="small" loading={busy} aria-label={t('sessions.endOn', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
