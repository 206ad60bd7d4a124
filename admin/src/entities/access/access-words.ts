import { PERMISSIONS, ROLES, type Grant, type Permission, type Role } from '@domain/access';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export const isPermission = (name: string | null | undefined): name is Permission =>
  typeof name === 'string' && Object.hasOwn(PERMISSIONS, name);

export const isRole = (name: string | null | undefined): name is Role => ROLES.some((role) => role === name);

/** Roles, permissions and the ways of holding them in the person's language. */
export function useAccessWords() {
  const { t, i18n } = useTranslation(['access', 'account']);
  return useMemo(
    () => ({
      roleName: (role: Role) => t(`account:roles.${role}`),
      roleText: (role: Role) => t(`roleTexts.${role}`),
      /** Null for a name that is no permission of this version. */
      permissionName: (name: string | null | undefined) =>
        isPermission(name) ? t(`permissions.${name}.name`) : null,
      permissionText: (name: Permission) => t(`permissions.${name}.text`),
      /** How a permission is held; where its bound says more than "within limits", that. */
      grantWords: (permission: Permission, grant: Grant | null) =>
        t(`bounds.${permission}.${grant ?? 'none'}`, { defaultValue: t(`grants.${grant ?? 'none'}`) }),
      /** Several names as a sentence has them. */
      either: (names: readonly string[]) =>
        new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names),
    }),
    [t, i18n.language],
  );
}
