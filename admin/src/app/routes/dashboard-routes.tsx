import { CanAccess } from '@refinedev/core';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { dashboardFeatures } from './features';
import { ErrorBoundary } from './error-boundary';
import { landingPath } from './landing';
import { isOpenPlace } from './menu';
import { pagesOf, type PageRoute } from './pages';
import { Shell } from '../shell/shell';
import { useBranch } from '@entities/branch/branch';
import { NoBranch } from '@entities/branch/no-branch';
import type { DashboardFeature } from '@shared/routing/feature';
import { rememberPath } from '@shared/routing/last-place';
import { setPathAccess } from '@shared/routing/path-access';
import { Page as PageArea, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const Forbidden = lazy(() => import('../../features/forbidden/forbidden-page'));
const NotFound = lazy(() => import('./dashboard-not-found'));

setPathAccess((path) => isOpenPlace(path.split(/[?#]/)[0] ?? path));

const pages = dashboardFeatures.flatMap(pagesOf);

const relative = (path: string) => path.replace(/^\/dashboard\//, '');

export function DashboardRoutes() {
  // Without a branch there is nothing to fill the whole screen with, and the shell is the way on.
  const withoutBranch = useBranch() === null;
  const isBare = ({ feature }: PageRoute) => feature.bare === true && !withoutBranch;
  const bare = pages.filter(isBare);
  const framed = pages.filter((page) => !isBare(page));
  return (
    <Routes>
      <Route index element={<Navigate to={landingPath()} replace />} />
      {bare.map((page) => (
        <Route key={page.path} path={relative(page.path)} element={<Guarded page={page} />} />
      ))}
      <Route element={<Shell />}>
        {framed.map((page) => (
          <Route key={page.path} path={relative(page.path)} element={<Guarded page={page} />} />
        ))}
        <Route path="*" element={<Loaded Page={NotFound} />} />
      </Route>
    </Routes>
  );
}

/** The page, or why it is not shown: the address stays, so that it works once the permission is there. */
function Guarded({ page: { feature, kind, permission, Page } }: { page: PageRoute<DashboardFeature> }) {
  const withoutBranch = useBranch() === null;
  return (
    <CanAccess
      resource={feature.name}
      action={kind}
      fallback={
        <Suspense fallback={null}>
          <Forbidden permission={permission} />
        </Suspense>
      }
    >
      {feature.scope === 'branch' && withoutBranch ? (
        <WithoutBranch feature={feature} />
      ) : (
        <Loaded Page={Page} />
      )}
    </CanAccess>
  );
}

function WithoutBranch({ feature }: { feature: DashboardFeature }) {
  const { t } = useTranslation('navigation');
  return (
    <PageArea>
      <PageHeader title={t(feature.name)} />
      <NoBranch />
    </PageArea>
  );
}

function Loaded({ Page }: { Page: PageRoute['Page'] }) {
  const { pathname } = useLocation();
  useEffect(() => rememberPath(pathname), [pathname]);
  return (
    <ErrorBoundary place={pathname}>
      <Suspense
        fallback={
          <PageArea>
            <Skeleton lines={6} height={16} />
          </PageArea>
        }
      >
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
