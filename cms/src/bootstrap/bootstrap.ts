import { ensureIndexes } from './ensure-indexes';
import { configurePanelViews } from './panel/configure-views';
import { ensurePanelRoles } from './panel/roles';
import { endSessionsOnPasswordChange } from './panel/sessions';
import { ensurePlans } from './plans';
import { ensureRoles } from './roles';
import { checkRoutes } from './route-check';
import { ensureSuperAdmin } from './super-admin';

/** After the schema is in place and before anybody is answered. */
export async function bootstrap(): Promise<void> {
  checkRoutes();
  await ensureIndexes();
  await ensureRoles();
  await ensurePlans();
  await ensurePanelRoles();
  endSessionsOnPasswordChange(strapi);
  await ensureSuperAdmin();
  await configurePanelViews();
}
