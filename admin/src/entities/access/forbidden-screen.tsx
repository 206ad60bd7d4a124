import { Button } from 'antd';
import type { AccessExplanation } from '@contracts/access';
import type { Permission } from '@domain/access';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessWords } from './access-words';
import styles from './forbidden-screen.module.css';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { useFormat } from '@shared/format/context';
import { LinkButton } from '@shared/ui/button';
import { SkeletonLine, EmptyState } from '@shared/ui/states';

interface ForbiddenScreenProps {
  permission: Permission | null;
  /** Where it was missed, for whoever is asked. */
  path: string;
}

/** Which permission is missing, in words, who can give it, and a way to ask them. */
export function ForbiddenScreen({ permission, path }: ForbiddenScreenProps) {
  const { t } = useTranslation('access');
  const { permissionName, permissionText } = useAccessWords();
  return (
    <EmptyState
      icon={Lock}
      title={t('forbidden.heading')}
      text={
        permission ? (
          <>
            {t('forbidden.lead')}
            <span className={styles.permission}>
              <b>{permissionName(permission)}</b>
              <span>{permissionText(permission)}</span>
              <code>{permission}</code>
            </span>
          </>
        ) : (
          t('forbidden.unknown')
        )
      }
      action={
        permission ? (
          <AskForAccess key={permission} permission={permission} path={path} />
        ) : (
          <LinkButton to="/dashboard">{t('forbidden.back')}</LinkButton>
        )
      }
    />
  );
}

function AskForAccess({ permission, path }: { permission: Permission; path: string }) {
  const { t } = useTranslation('access');
  const { moment } = useFormat();
  const { roleName, either } = useAccessWords();
  const [known, setKnown] = useState<AccessExplanation | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'asked'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({ permission });
    request<AccessExplanation>('GET', `/api/access/explain?${query}`, undefined, controller.signal)
      .then(setKnown)
      // Who can help is an extra; that something is missing stands above.
      .catch(() => undefined);
    return () => controller.abort();
  }, [permission]);

  const ask = async () => {
    setState('busy');
    setProblem(null);
    try {
      setKnown(await request<AccessExplanation>('POST', '/api/access-requests', { permission, path }));
      setState('asked');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message || t('forbidden.notAsked'));
      setState('idle');
    }
  };

  const names =
    known?.grantors.map(({ name, role }) => t('forbidden.role', { name, role: roleName(role) })) ?? [];
  const helpers =
    names.length > 0
      ? t('forbidden.who', { count: names.length, names: either(names) })
      : known && t('forbidden.nobody');
  const asked = known?.asked;
  return (
    <div className={styles.help}>
      <p className={styles.who}>{helpers ?? <SkeletonLine width="220px" />}</p>
      <p className={styles.note} role="status">
        {state === 'asked'
          ? t('forbidden.askedNow')
          : asked && t('forbidden.asked', { when: moment(asked.at) })}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {names.length > 0 && !asked && (
          <Button type="primary" loading={state === 'busy'} onClick={() => void ask()}>
            {t('forbidden.ask')}
          </Button>
        )}
        <LinkButton to="/dashboard">{t('forbidden.back')}</LinkButton>
      </div>
    </div>
  );
}
