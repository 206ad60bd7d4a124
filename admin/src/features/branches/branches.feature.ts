import { Store } from 'lucide-react';
import { feature } from '@shared/routing/feature';

/** Everybody knows the branches they work in; this is where somebody sets them up. */
export const branches = feature({
  name: 'branches',
  paths: {
    list: '/dashboard/branches',
    create: '/dashboard/branches/new',
    edit: '/dashboard/branches/edit/:id',
    clone: '/dashboard/branches/clone',
  },
  pages: {
    list: () => import('./list/branch-list'),
    create: () => import('./form/branch-create'),
    edit: () => import('./form/branch-edit'),
    clone: () => import('./clone/branch-clone'),
  },
  permission: 'branch.edit',
  actions: { create: 'branch.create', clone: 'branch.clone' },
  icon: Store,
  menu: { group: 'business', order: 10 },
});
