import { PERMISSIONS, type Permission } from '@domain/access';
import { useSearchParams } from 'react-router';
import ForbiddenPage from './forbidden-page';

const isPermission = (name: string | null): name is Permission => name !== null && name in PERMISSIONS;

/** `/dashboard/forbidden?permission=menu.edit`: where refusals of the server lead. */
export default function ForbiddenRoute() {
  const [params] = useSearchParams();
  const name = params.get('permission');
  return <ForbiddenPage permission={isPermission(name) ? name : null} />;
}
