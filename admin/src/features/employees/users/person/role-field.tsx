import { ROLES, type Role } from '@domain/access';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './role-field.module.css';
import { useAccessWords } from '@entities/access/access-words';
import { FormGroup } from '@shared/form/form-field';

interface RoleFieldProps {
  value: Role;
  onChange: (role: Role) => void;
  /** Roles that may be given; the others are shown, so that nobody looks for them. */
  offered: readonly Role[];
}

/** The field for one of the roles, each with what it is for. */
export function RoleField({ value, onChange, offered }: RoleFieldProps) {
  const { t } = useTranslation('team');
  const { roleName, roleText } = useAccessWords();
  const hint = offered.length < ROLES.length ? t('form.roleHint') : undefined;
  return (
    <FormGroup name="role" hint={hint}>
      <Radio.Group className={styles.roles} value={value}>
        {ROLES.map((role) => (
          <Radio
            key={role}
            value={role}
            className={styles.role}
            disabled={!offered.includes(role)}
            onChange={() => onChange(role)}
          >
            <span className={styles.name}>{roleName(role)}</span>
            <span className={styles.text}>{roleText(role)}</span>
          </Radio>
        ))}
      </Radio.Group>
    </FormGroup>
  );
}
