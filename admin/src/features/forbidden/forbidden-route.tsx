import { useSearchParams } from 'react-router';
import ForbiddenPage from './forbidden-page';
import { GrantedPage } from './granted-page';
import { isPermission } from '@entities/access/access-words';
import { may } from '@entities/session/access';

/** `/dashboard/forbidden?permission=menu.edit`: where refusals of the server lead. */
export default function ForbiddenRoute() {
  const [params] = useSearchParams();
  const name = params.get('permission');
  const permission = isPermission(name) ? name : null;
  // Whoever asked and was given it comes back to this address.
  return permission && may(permission) ? (
    <GrantedPage permission={permission} />
  ) : (
    <ForbiddenPage permission={permission} />
  );
}
