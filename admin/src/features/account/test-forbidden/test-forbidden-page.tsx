import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { testForbidden } from './test-forbidden.feature';
import styles from './test-forbidden.module.css';
import { PublicPage } from '../public/public-page';
import { isPermission, useAccessWords } from '@entities/access/access-words';
import { ForbiddenScreen } from '@entities/access/forbidden-screen';
import { loadSession, session } from '@entities/session/session';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { RegionProvider } from '@shared/format/context';
import { ErrorState, Skeleton } from '@shared/ui/states';

const REFUSED = '/api/forbidden/test';

/** Shows, with a call that nobody may make, that a refusal arrives, is understood and is said. */
export default function TestForbiddenPage() {
  const { t } = useTranslation('access');
  const person = session.use();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    loadSession().catch(setError);
  }, []);

  if (person === null) {
    return <Navigate to={`/login?to=${encodeURIComponent(testForbidden.paths.list)}`} replace />;
  }
  return (
    <PublicPage title={t('test.title')} subtitle={t('test.intro')}>
      {error !== null ? (
        <ErrorState error={error} onRetry={() => window.location.reload()} compact />
      ) : person === undefined ? (
        <Skeleton lines={4} height={16} />
      ) : (
        <RegionProvider
          country={person.business.country}
          currency={person.business.currency}
          timeZone={person.branches[0]?.timezone ?? 'UTC'}
        >
          <Trial />
        </RegionProvider>
      )}
    </PublicPage>
  );
}

type Outcome = { refusal: ApiError } | { refusal: null };

function Trial() {
  const { t } = useTranslation('access');
  const { permissionName } = useAccessWords();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    setOutcome(null);
    request<null>('GET', REFUSED, undefined, leaving.signal).then(
      () => setOutcome({ refusal: null }),
      (error: unknown) => {
        if (error instanceof ApiError) setOutcome({ refusal: error });
      },
    );
    return () => leaving.abort();
  }, [round]);

  if (!outcome) return <Skeleton lines={4} height={16} />;
  const { refusal } = outcome;
  const missing = refusal?.details.permission;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('test.call')}</dt>
        <dd>
          <code>{`GET ${REFUSED}`}</code>
        </dd>
        <dt>{t('test.answer')}</dt>
        <dd>
          <code>{refusal ? refusal.status : 204}</code>
        </dd>
        {refusal && (
          <>
            <dt>{t('test.code')}</dt>
            <dd>
              <code>{refusal.code}</code>
            </dd>
            {missing && (
              <>
                <dt>{t('test.permission')}</dt>
                <dd>
                  {permissionName(missing)} <code>{missing}</code>
                </dd>
              </>
            )}
            <dt>{t('test.message')}</dt>
            <dd>{refusal.message}</dd>
          </>
        )}
      </dl>
      <Button onClick={() => setRound(round + 1)}>{t('test.again')}</Button>
      {refusal ? (
        <section className={styles.screen}>
          <h2 className={styles.lead}>{t('test.screen')}</h2>
          <ForbiddenScreen
            permission={isPermission(missing) ? missing : null}
            path={testForbidden.paths.list}
          />
        </section>
      ) : (
        <p role="alert">{t('test.surprising')}</p>
      )}
    </>
  );
}
