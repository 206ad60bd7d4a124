import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadDashboard } from './load-dashboard';
import { publicFeatures } from './routes/features';
import { pagesOf } from './routes/pages';
import { PublicNotFound } from './routes/public-not-found';
import { Splash } from './shell/splash';
import { RegionProvider } from '@shared/format/context';
import { AntdRoot } from './providers/antd/antd-root';
import { ToastRegion } from './providers/notification/toast';

const Dashboard = lazy(loadDashboard);
const Broken = lazy(() => import('./routes/broken'));

/** What needs no sign-in loads alone; everything below `/dashboard` comes with the dashboard's own bundle. */
const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: (
      <Suspense fallback={<Splash />}>
        <Broken />
      </Suspense>
    ),
    children: [
      ...publicFeatures.flatMap(pagesOf).map(({ path, Page }) => ({ path, element: <Page /> })),
      { path: '/dashboard/*', element: <Dashboard /> },
      { path: '*', element: <PublicNotFound /> },
    ],
  },
]);

export function App() {
  return (
    <AntdRoot>
      <RouterProvider router={router} />
    </AntdRoot>
  );
}

function Root() {
  return (
    <Suspense fallback={<Splash />}>
      <RegionProvider>
        <Outlet />
        <ToastRegion />
      </RegionProvider>
    </Suspense>
  );
}
