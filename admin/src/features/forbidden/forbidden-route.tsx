import { useSearchParams } from 'react-router';
import ForbiddenPage from './forbidden-page';
import { isPermission } from '@entities/access/access-words';

/** `/dashboard/forbidden?permission=menu.edit`: where refusals of the server lead. */
export default function ForbiddenRoute() {
  const [params] = useSearchParams();
  const name = params.get('permission');
  return <ForbiddenPage permission={isPermission(name) ? name : null} />;
}
