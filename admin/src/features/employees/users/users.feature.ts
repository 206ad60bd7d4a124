import { UsersRound } from 'lucide-react';
import { feature } from '@shared/routing/feature';

export const users = feature({
  name: 'team',
  paths: {
    list: '/dashboard/employees/users',
    create: '/dashboard/employees/users/register-user',
    edit: '/dashboard/employees/users/edit-user/:id',
  },
  pages: {
    list: () => import('./team-page'),
    create: () => import('./person/invite-page'),
    edit: () => import('./person/person-page'),
  },
  permission: 'user.view',
  actions: { create: 'user.edit' },
  icon: UsersRound,
  menu: { group: 'people', order: 10 },
  scope: 'business',
});
