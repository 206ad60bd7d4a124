import { strapiService } from '../../strapi/parts';
import { MOVE_BUSINESSES } from './business-moves';
import { ruleOf } from './rules';

interface Action {
  actionId: string;
  subjects?: string[];
}

interface Provider {
  hooks: Record<'willRegister' | 'didRegister', Hook<{ key: string; value: Action }, void>>;
  delete(key: string): Promise<unknown>;
}

interface Hook<In, Out> {
  register(handler: (value: In) => Out | Promise<Out>): void;
}

export interface Permission {
  action: string;
  subject: string | null;
  properties: { fields?: readonly string[] };
}

export const EXPLORER = 'plugin::content-manager.explorer';

/**
 * What can be done in the panel at all. The rest of what Strapi offers there would be for nothing or in the way: its
 * media library, tokens and webhooks reach past our rules, its marketplace is elsewhere, its content types are code.
 */
const KEPT = new Set([
  `${EXPLORER}.create`,
  `${EXPLORER}.read`,
  `${EXPLORER}.update`,
  'plugin::content-manager.collection-types.configure-view',
  MOVE_BUSINESSES,
  ...['create', 'read', 'update', 'delete'].flatMap((verb) => [
    `admin::users.${verb}`,
    `admin::roles.${verb}`,
  ]),
]);

/**
 * Takes from the panel's catalogue of permissions what nobody is to have, so that no role can be given it and no screen
 * offers it: whole actions, and writing to types and fields without a rule. Must run before Strapi fills the catalogue.
 */
export function limitPanelActions(): void {
  const { actionProvider } = strapiService<{ actionProvider: Provider }>('admin::permission');
  actionProvider.hooks.willRegister.register(({ key, value }) => {
    if (value.subjects && isWriting(key))
      value.subjects = value.subjects.filter((uid) => writtenFields(key, uid).length > 0);
  });
  actionProvider.hooks.didRegister.register(async ({ key }) => {
    if (!KEPT.has(key)) await actionProvider.delete(key);
  });

  const roles = strapiService<{
    hooks: { willResetSuperAdminPermissions: Hook<Permission[], Permission[]> };
  }>('admin::role');
  roles.hooks.willResetSuperAdminPermissions.register((permissions) => permissions.map(narrowed));
}

/** A permission to write, for no more fields than are written in the panel. */
function narrowed(permission: Permission): Permission {
  const { action, subject, properties } = permission;
  if (subject === null || !isWriting(action)) return permission;
  return { ...permission, properties: { ...properties, fields: writtenFields(action, subject) } };
}

const isWriting = (action: string) => action.startsWith(EXPLORER) && action !== `${EXPLORER}.read`;

function writtenFields(action: string, uid: string): string[] {
  const rule = ruleOf(uid);
  const schemas: Record<string, object | undefined> = {
    [`${EXPLORER}.create`]: rule?.create?.shape,
    [`${EXPLORER}.update`]: rule?.update?.shape,
  };
  return Object.keys(schemas[action] ?? {});
}
