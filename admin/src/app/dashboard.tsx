import { Authenticated, Refine, useIsAuthenticated } from '@refinedev/core';
import { App as AntdApp } from 'antd';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { KeptSender } from './kept-sender';
import { accessControlProvider } from './providers/access-control/access-control-provider';
import { auditLogProvider } from './providers/audit-log/audit-log-provider';
import { authProvider } from './providers/auth/auth-provider';
import { answerFromSession } from './providers/auth/known-answers';
import { syncPersonTheme } from './providers/auth/person-theme';
import { dataProvider } from './providers/data/data-provider';
import { queryClient } from './providers/data/query-client';
import { i18nProvider } from './providers/i18n/i18n-provider';
import { liveProvider } from './providers/live/live-provider';
import { useLiveStream } from './providers/live/use-live-stream';
import { notificationProvider } from './providers/notification/notification-provider';
import { routerProvider } from './providers/router/router-provider';
import { DashboardRoutes } from './routes/dashboard-routes';
import { resources } from './routes/resources';
import { StoppedBusiness } from './routes/stopped-business';
import { Splash } from './shell/splash';
import { deviceKey } from '@entities/device/device';
import { PinDialog } from '@entities/approval/pin-dialog';
import { useBranch } from '@entities/branch/branch';
import { applyPersonLanguage } from '@entities/language/language';
import { session, useSession } from '@entities/session/session';
import { sendAs } from '@shared/api/sender';
import { RegionProvider } from '@shared/format/context';
import { ErrorState } from '@shared/ui/states';

answerFromSession(queryClient);
// The pages that have no name of their own are the browser's; without a secure context nobody can make one.
if (window.isSecureContext) sendAs(deviceKey());

/** Everything behind the sign-in: only drawn once it is known who is there. */
export function Dashboard() {
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      auditLogProvider={auditLogProvider}
      i18nProvider={i18nProvider}
      liveProvider={liveProvider}
      notificationProvider={notificationProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        liveMode: 'auto',
        syncWithLocation: true,
        // Forms ask through `UnsavedGuard`: Refine's notifier knows the browser's question alone, and no data router.
        warnWhenUnsavedChanges: false,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <Authenticated key="dashboard" loading={<Splash />} fallback={<NotSignedIn />}>
        <SignedIn />
      </Authenticated>
    </Refine>
  );
}

function NotSignedIn() {
  const { pathname, search } = useLocation();
  const { data, refetch } = useIsAuthenticated();
  if (data?.error) return <ErrorState error={data.error} onRetry={() => void refetch()} />;
  return <Navigate to={`/login?to=${encodeURIComponent(pathname + search)}`} replace />;
}

function SignedIn() {
  // A session ends here first, before Refine has heard of it.
  const person = session.use();
  if (!person) return null;
  // Nothing else is asked of the server then: it would refuse.
  if (person.stopped) return <StoppedBusiness stopped={person.stopped} />;
  return <Workspace key={person.user.id} />;
}

function Workspace() {
  const { business } = useSession();
  const branch = useBranch();
  useLiveStream();
  useEffect(() => void applyPersonLanguage(), []);
  useEffect(syncPersonTheme, []);
  return (
    <RegionProvider
      country={business.country}
      currency={business.currency}
      timeZone={branch?.timezone ?? 'UTC'}
    >
      <AntdApp component={false}>
        <DashboardRoutes />
        <KeptSender />
        <PinDialog />
      </AntdApp>
    </RegionProvider>
  );
}
