import { UserRound } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const configUser = feature({
  name: 'config-user',
  paths: { list: '/dashboard/config-user', password: '/dashboard/config-user/password' },
  pages: { list: () => import('./profile/profile-page'), password: () => import('./password/password-page') },
  permission: 'account.edit',
  icon: UserRound,
  scope: 'business',
});
