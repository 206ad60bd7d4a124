import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { loadDashboard } from './load-dashboard';
import { publicFeatures } from './routes/features';
import { pagesOf } from './routes/pages';
import { PublicNotFound } from './routes/public-not-found';
import { Splash } from './shell/splash';
import { AntdRoot } from '@shared/antd/antd-root';
import { ToastRegion } from '@shared/ui/toast';

const Dashboard = lazy(loadDashboard);

const publicPages = publicFeatures.flatMap(pagesOf);

/** What needs no sign-in loads alone; everything below `/dashboard` comes with the dashboard's own bundle. */
export function App() {
  return (
    <AntdRoot>
      <BrowserRouter>
        <Suspense fallback={<Splash />}>
          <Routes>
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="/dashboard/*" element={<Dashboard />} />
            <Route path="*" element={<PublicNotFound />} />
          </Routes>
          <ToastRegion />
        </Suspense>
      </BrowserRouter>
    </AntdRoot>
  );
}
