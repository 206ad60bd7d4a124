import {
  AREAS,
  grantOf,
  permissionsOfArea,
  type Permission,
  type PermissionArea,
  type Role,
} from '@domain/access';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { exceptionOf, withException, type Exception, type PersonValues } from './person-values';
import styles from './person-permissions.module.css';
import { useAccessWords } from '@entities/access/access-words';
import { GrantMark } from '@entities/access/grant-mark';
import { Tag } from '@shared/ui/tag';

type Exceptions = Pick<PersonValues, 'allow' | 'deny'>;

interface PersonPermissionsProps extends Exceptions {
  role: Role;
  /** Left out where nothing can be changed. */
  onChange?: (exceptions: Exceptions) => void;
  /** Whether the one who changes it may allow a permission. */
  mayGrant?: (permission: Permission) => boolean;
}

/** Every permission, whether this person has it and where it comes from; what differs from the role opens by itself. */
export function PersonPermissions(props: PersonPermissionsProps) {
  const { t } = useTranslation(['team', 'access']);
  const access = { ...props, branchIds: [] };
  return (
    <div className={styles.areas}>
      {AREAS.map((area) => {
        const permissions = permissionsOfArea(area);
        const had = permissions.filter((permission) => grantOf(access, permission) !== null);
        const differing = permissions.filter((permission) => exceptionOf(props, permission) !== 'role');
        return (
          <details key={area} className={styles.area} open={differing.length > 0 || undefined}>
            <summary>
              <span className={styles.title}>{t(`access:areas.${area}`)}</span>
              {differing.length > 0 && <Tag>{t('may.exceptions', { count: differing.length })}</Tag>}
              <span className={styles.count}>
                {t('may.count', { count: had.length, all: permissions.length })}
              </span>
            </summary>
            <Rows {...props} area={area} />
          </details>
        );
      })}
    </div>
  );
}

function Rows({
  area,
  role,
  allow,
  deny,
  onChange,
  mayGrant,
}: PersonPermissionsProps & { area: PermissionArea }) {
  const { t } = useTranslation(['team', 'access']);
  const { permissionName, permissionText, grantWords } = useAccessWords();
  const access = { role, branchIds: [], allow, deny };
  return (
    <ul className={styles.rows}>
      {permissionsOfArea(area).map((permission) => {
        const exception = exceptionOf({ allow, deny }, permission);
        const byRole = grantOf({ role, branchIds: [], allow: [], deny: [] }, permission);
        const options: { value: Exception; label: string; disabled?: boolean }[] = [
          { value: 'role', label: t('may.asRole', { what: grantWords(permission, byRole) }) },
          { value: 'allow', label: t('may.allow'), disabled: !mayGrant?.(permission) },
          // An owner is denied nothing.
          { value: 'deny', label: t('may.deny'), disabled: role === 'owner' },
        ];
        return (
          <li key={permission} className={styles.row}>
            <span className={styles.words}>
              <span>{permissionName(permission)}</span>
              <span className={styles.text}>{permissionText(permission)}</span>
            </span>
            <span className={styles.mark}>
              <GrantMark
                permission={permission}
                grant={grantOf(access, permission)}
                terse={Boolean(onChange)}
              />
              {!onChange && (
                <span className={styles.origin}>
                  {t(
                    `access:mark.${exception === 'allow' ? 'allowed' : exception === 'deny' ? 'denied' : 'role'}`,
                  )}
                </span>
              )}
            </span>
            {onChange && (
              <span className={styles.choice} data-differs={exception !== 'role' || undefined}>
                <Select
                  style={{ width: '100%' }}
                  aria-label={permissionName(permission) ?? permission}
                  value={exception}
                  options={options}
                  onChange={(chosen) => onChange(withException({ allow, deny }, permission, chosen))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
