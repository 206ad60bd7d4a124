import { PERMISSIONS, ROLES, type Grant, type Permission, type Role } from '@domain/access';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export const isPermission = (name: string | null | undefined): name is Permission =>
  typeof name === 'string' && Object.hasOwn(PERMISSIONS, name);

export const isRole = (name: string | null | undefined): name is Role => ROLES.some((role) => role === name);

/** Roles, permissions and the ways of holding them in the person's language. */
export function useAccessWords() {
  const { t, i18n } = useTranslation(['access', 'account', 'navigation']);
  return useMemo(() => {
    /** A permission that nothing of its own is said about is told by its verb and what the noun is called. */
    const said = (permission: Permission, part: 'name' | 'text'): string => {
      const [noun = '', verb = ''] = permission.split('.');
      const what = t(`navigation:nouns.${noun}`, { defaultValue: noun }).toLocaleLowerCase(i18n.language);
      return t([`permissions.${permission}.${part}`, `ofNoun.${verb}.${part}`], { what, defaultValue: '' });
    };
    return {
      roleName: (role: Role) => t(`account:roles.${role}`),
      roleText: (role: Role) => t(`roleTexts.${role}`),
      /** Null for a name that is no permission of this version. */
      permissionName: (name: string | null | undefined) => (isPermission(name) ? said(name, 'name') : null),
      permissionText: (name: Permission) => said(name, 'text'),
      /** How a permission is held; where its bound says more than "within limits", that. */
      grantWords: (permission: Permission, grant: Grant | null) =>
        t(`bounds.${permission}.${grant ?? 'none'}`, { defaultValue: t(`grants.${grant ?? 'none'}`) }),
      /** Several names as a sentence has them. */
      either: (names: readonly string[]) =>
        new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names),
    };
  }, [t, i18n.language]);
}
