import { useRouteError } from 'react-router';
import { ErrorState } from '@shared/ui/states';

/** What broke outside of any page of the dashboard, which have a frame that stays. */
export default function Broken() {
  return <ErrorState error={useRouteError()} onRetry={() => window.location.reload()} />;
}
