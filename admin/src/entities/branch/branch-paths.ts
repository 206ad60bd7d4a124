/** Where the pages about a branch are, for what leads there from elsewhere; `:id` is the branch's. */
export const BRANCH_PATHS = {
  list: '/dashboard/branches',
  edit: '/dashboard/branches/edit/:id',
  hours: '/dashboard/opening-hours/:id',
  social: '/dashboard/social/:id',
} as const;
