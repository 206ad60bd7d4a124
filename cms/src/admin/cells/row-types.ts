export const BUSINESS = 'api::businesses.business';
export const BRANCH = 'api::branches.branch';
/** Of people the number is kept, of everything else the document's id. */
export const USER = 'plugin::users-permissions.user';
