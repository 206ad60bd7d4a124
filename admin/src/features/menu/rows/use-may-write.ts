import { MENU_WRITE_PERMISSIONS } from '@contracts/menu-permissions';
import { permissionsIn } from '@domain/access';
import type { StagedEntity } from '@domain/menu-releases';
import { useSession } from '@entities/session/session';

/** Tells whether the person may write a field of a part of the menu, by the table the server goes by. */
export function useMayWrite(): (entity: StagedEntity, field: string) => boolean {
  const { grants } = useSession();
  return (entity, field) =>
    permissionsIn(MENU_WRITE_PERMISSIONS[entity][field] ?? 'menu.edit').every(
      (permission) => grants[permission] !== undefined,
    );
}
