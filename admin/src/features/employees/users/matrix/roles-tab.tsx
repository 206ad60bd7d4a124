import {
  AREAS,
  grantOf,
  permissionsOfArea,
  ROLES,
  type Permission,
  type PermissionArea,
  type Role,
} from '@domain/access';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './matrix.module.css';
import { useAccessWords } from '@entities/access/access-words';
import { GrantMark } from '@entities/access/grant-mark';
import { useSession } from '@entities/session/session';
import { useMedia } from '@shared/state/use-media';
import { Card } from '@shared/ui/card';
import { Field } from '@shared/ui/field';

const held = (role: Role, permission: Permission) =>
  grantOf({ role, branchIds: [], allow: [], deny: [] }, permission);

/** What each role may do, to read and to compare. One role at a time where there is no room for all. */
export function RolesTab() {
  const { t } = useTranslation('team');
  const { roleName, roleText } = useAccessWords();
  const { user } = useSession();
  const narrow = useMedia('(max-width: 1023px)');
  const [chosen, setChosen] = useState<Role>(user.role);
  const shown = narrow ? [chosen] : ROLES;

  return (
    <>
      <p className={styles.lead}>{t('matrix.lead')}</p>
      {narrow && (
        <div className={styles.choice}>
          <Field label={t('columns.role')} hint={roleText(chosen)}>
            {(control) => (
              <Select
                {...control}
                value={chosen}
                onChange={setChosen}
                options={ROLES.map((role) => ({ value: role, label: roleName(role) }))}
              />
            )}
          </Field>
        </div>
      )}
      <Card flush>
        <div className={styles.scroll}>
          <table className={styles.table} data-narrow={narrow || undefined}>
            <caption className="visually-hidden">{t('tabs.roles')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('matrix.permission')}</th>
                {shown.map((role) => (
                  <th key={role} scope="col" title={roleText(role)}>
                    {roleName(role)}
                  </th>
                ))}
              </tr>
            </thead>
            {AREAS.map((area) => (
              <AreaRows key={area} area={area} roles={shown} terse={!narrow} />
            ))}
          </table>
        </div>
      </Card>
    </>
  );
}

interface AreaRowsProps {
  area: PermissionArea;
  roles: readonly Role[];
  terse: boolean;
}

function AreaRows({ area, roles, terse }: AreaRowsProps) {
  const { t } = useTranslation('access');
  const { permissionName, permissionText } = useAccessWords();
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup" colSpan={roles.length + 1}>
          {t(`areas.${area}`)}
        </th>
      </tr>
      {permissionsOfArea(area).map((permission) => (
        <tr key={permission}>
          <th scope="row">
            <span className={styles.name}>{permissionName(permission)}</span>
            <span className={styles.text}>{permissionText(permission)}</span>
          </th>
          {roles.map((role) => (
            <td key={role}>
              <GrantMark permission={permission} grant={held(role, permission)} terse={terse} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
