/** Tables that are filled from the code: large, and nothing that anybody entered. */
export const DERIVED = [
  'admin_permissions',
  'admin_permissions_role_lnk',
  'plans',
  'strapi_api_tokens',
  'strapi_core_store_settings',
  'strapi_database_schema',
  'strapi_migrations',
  'strapi_migrations_internal',
  'up_permissions',
  'up_permissions_role_lnk',
  'up_roles',
];
