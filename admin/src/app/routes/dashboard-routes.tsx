import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { dashboardFeatures } from './features';
import { ErrorBoundary } from './error-boundary';
import { landingPath } from './landing';
import { isOpenPlace } from './menu';
import { pagesOf, type PageRoute } from './pages';
import { Shell } from '../shell/shell';
import { may } from '@entities/session/access';
import { notePlace } from '@shared/routing/last-place';
import { knowPlaces } from '@shared/routing/places';
import { Page as PageArea } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const Forbidden = lazy(() => import('../../features/forbidden/forbidden-page'));
const NotFound = lazy(() => import('./dashboard-not-found'));

knowPlaces((path) => isOpenPlace(path.split(/[?#]/)[0] ?? path));

const pages = dashboardFeatures.flatMap(pagesOf);
const framed = pages.filter(({ feature }) => !feature.bare);
const bare = pages.filter(({ feature }) => feature.bare);

const relative = (path: string) => path.replace(/^\/dashboard\//, '');

export function DashboardRoutes() {
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
function Guarded({ page }: { page: PageRoute }) {
  return may(page.permission) ? (
    <Loaded Page={page.Page} />
  ) : (
    <Suspense fallback={null}>
      <Forbidden permission={page.permission} />
    </Suspense>
  );
}

function Loaded({ Page }: { Page: PageRoute['Page'] }) {
  const { pathname } = useLocation();
  useEffect(() => notePlace(pathname), [pathname]);
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
