import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import type { AccessRequestDto } from '@contracts/access';
import { ShieldQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './requests.module.css';
import { users } from '../users.feature';
import type { AccessRequests } from '@entities/access/access-requests';
import { useAccessWords } from '@entities/access/access-words';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { fillPath } from '@shared/routing/path';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** Who asks for what; each question is answered where it stands. */
export function RequestsTab({ requests }: { requests: AccessRequests }) {
  const { t } = useTranslation('team');
  const { rows, error, isLoading, refetch } = requests;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isLoading)
    return (
      <Card>
        <Skeleton lines={4} height={28} />
      </Card>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={ShieldQuestionMark}
        title={t('requests.empty.title')}
        text={t('requests.empty.text')}
      />
    );
  return (
    <Card flush>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Question key={row.id} row={row} onDecided={refetch} />
        ))}
      </ul>
    </Card>
  );
}

function Question({ row, onDecided }: { row: AccessRequestDto; onDecided: () => void }) {
  const { t } = useTranslation('team');
  const { open: notify } = useNotification();
  const { permissionName, permissionText, roleName } = useAccessWords();
  const { relative, moment } = useFormat();
  const now = useNow();
  const [busy, setBusy] = useState<'grant' | 'dismiss' | null>(null);
  const { person, permission, grantable } = row;
  const what = permissionName(permission) ?? permission;

  const decide = async (verb: 'grant' | 'dismiss') => {
    setBusy(verb);
    try {
      await request('POST', `/api/access-requests/${row.id}/${verb}`);
      notify?.({ type: 'success', message: t(`requests.${verb}ed`, { name: person.name, what }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify?.({
        type: 'error',
        message: t('notDone', { name: person.name }),
        description: error.message || t('unreachable'),
      });
    } finally {
      setBusy(null);
      onDecided();
    }
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <Link to={fillPath(users.paths.edit, { id: person.id })} className={styles.name}>
            {person.name}
          </Link>{' '}
          <span className={styles.faint}>
            {roleName(person.role)} ·{' '}
            <time dateTime={row.at} title={moment(row.at)}>
              {relative(row.at, now)}
            </time>
          </span>
        </p>
        <p className={styles.what}>{what}</p>
        <p className={styles.faint}>{permissionText(permission)}</p>
      </div>
      <div className={styles.actions}>
        <Button loading={busy === 'dismiss'} disabled={busy !== null} onClick={() => void decide('dismiss')}>
          {t('requests.dismiss')}
        </Button>
        {grantable ? (
          <Button loading={busy === 'grant'} disabled={busy !== null} onClick={() => void decide('grant')}>
            {t('requests.grant')}
          </Button>
        ) : (
          <span className={styles.faint}>{t('requests.notYours')}</span>
        )}
      </div>
    </li>
  );
}
