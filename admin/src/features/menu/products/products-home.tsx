import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import ProductsList from './products-list';
import { Page } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const ReleasesList = lazy(() => import('../releases/releases-list'));
const ReleasePage = lazy(() => import('../releases/release-page'));

/** The products – or, by the address's query, the releases of the menu that they are part of. */
export default function ProductsHome() {
  const [params] = useSearchParams();
  const release = params.get('release');
  if (release === null && !params.has('releases')) return <ProductsList />;
  const waiting = (
    <Page>
      <Skeleton lines={8} height={16} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      {release === null ? <ReleasesList /> : <ReleasePage key={release} id={release} />}
    </Suspense>
  );
}
