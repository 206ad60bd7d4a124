import { Refine } from '@refinedev/core';
import routerProvider, { UnsavedChangesNotifier } from '@refinedev/react-router';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { accessControlProvider } from './providers/access-control/access-control-provider';
import { authProvider, loginPath } from './providers/auth/auth-provider';
import { followPersonTheme } from './providers/auth/person-theme';
import { dataProvider } from './providers/data/data-provider';
import { queryClient } from './providers/data/query-client';
import { i18nProvider } from './providers/i18n/i18n-provider';
import { liveProvider } from './providers/live/live-provider';
import { useLiveLine } from './providers/live/use-live-line';
import { notificationProvider } from './providers/notification/notification-provider';
import { DashboardRoutes } from './routes/dashboard-routes';
import { resources } from './routes/resources';
import { Splash } from './shell/splash';
import { PinDialog } from '@entities/approval/pin-dialog';
import { useBranch } from '@entities/branch/branch';
import { followPerson } from '@entities/language/language';
import { loadSession, session, useSession } from '@entities/session/session';
import { RegionProvider } from '@shared/format/context';
import { ErrorState } from '@shared/ui/states';

/** Everything behind the sign-in: only drawn once it is known who is there. */
export function Dashboard() {
  const location = useLocation();
  const person = session.use();
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    if (person === undefined && error === null) loadSession().catch(setError);
  }, [person, error]);

  if (error !== null) return <ErrorState error={error} onRetry={() => setError(null)} />;
  if (person === undefined) return <Splash />;
  if (person === null) return <Navigate to={loginPath(location)} replace />;
  return <SignedIn key={person.user.id} />;
}

function SignedIn() {
  const { business } = useSession();
  const branch = useBranch();
  useLiveLine();
  useEffect(() => void followPerson(), []);
  useEffect(followPersonTheme, []);

  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      i18nProvider={i18nProvider}
      liveProvider={liveProvider}
      notificationProvider={notificationProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        liveMode: 'auto',
        syncWithLocation: true,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <RegionProvider currency={business.currency} timeZone={branch?.timezone ?? 'UTC'}>
        <DashboardRoutes />
        <PinDialog />
      </RegionProvider>
      <UnsavedChangesNotifier />
    </Refine>
  );
}
