import { ROLES, type Role } from '@domain/access';
import { useTranslation } from 'react-i18next';
import styles from './role-choice.module.css';
import { useAccessWords } from '@entities/access/access-words';
import { GroupField } from '@shared/form/form-section';

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
      <div className={styles.roles}>
        {ROLES.map((role) => (
          <label key={role} className={styles.role}>
            <input
              type="radio"
              name="role"
              checked={role === value}
              disabled={!offered.includes(role)}
              onChange={() => onChange(role)}
            />
            <span className={styles.name}>{roleName(role)}</span>
            <span className={styles.text}>{roleText(role)}</span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}
