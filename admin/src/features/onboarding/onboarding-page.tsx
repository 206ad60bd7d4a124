import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Wizard } from './wizard';
import { applyPersonLanguage } from '@entities/language/language';
import { useLiveConnection } from '@entities/live/live';
import { may } from '@entities/session/access';
import { loadSession, session } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { PRODUCT_NAME } from '@shared/brand';
import { RegionProvider } from '@shared/format/context';
import { ErrorState } from '@shared/ui/states';

/** From a fresh business to its first order, one step at a time; each step is kept as soon as it is saved. */
export default function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  const person = session.use();
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    document.title = `${t('title')} · ${PRODUCT_NAME}`;
  }, [t]);
  useEffect(() => {
    if (person === undefined && error === null) loadSession().catch(setError);
  }, [person, error]);

  if (error !== null) return <ErrorState error={error} onRetry={() => setError(null)} />;
  if (person === undefined) return null;
  if (person === null) {
    const { pathname, search } = window.location;
    return <Navigate to={`/login?to=${encodeURIComponent(pathname + search)}`} replace />;
  }
  // Somebody who works at a counter has nothing to set up.
  if (!may('branch.edit')) return <Navigate to="/dashboard" replace />;
  return <SignedIn key={person.user.id} person={person} />;
}

function SignedIn({ person }: { person: SessionDto }) {
  useLiveConnection();
  useEffect(() => void applyPersonLanguage(), []);
  const timeZone = person.branches[0]?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <RegionProvider country={person.business.country} currency={person.business.currency} timeZone={timeZone}>
      <Wizard />
    </RegionProvider>
  );
}
