import { ROLES, type Role } from '@domain/access';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './role-choice.module.css';
import { useAccessWords } from '@entities/access/access-words';
import { GroupField } from '@shared/form/field-place';

interface RoleChoiceProps {
  value: Role;
  onChange: (role: Role) => void;
  /** Roles that may be given; the others are shown, so that nobody looks for them. */
  offered: readonly Role[];
  error?: string;
}

/** One of the roles, each with what it is for. */
export function RoleChoice({ value, onChange, offered, error }: RoleChoiceProps) {
  const { t } = useTranslation('team');
  const { roleName, roleText } = useAccessWords();
  const hint = offered.length < ROLES.length ? t('form.roleHint') : undefined;
  return (
    <GroupField legend={t('form.role')} error={error} hint={hint}>
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
    </GroupField>
  );
}
