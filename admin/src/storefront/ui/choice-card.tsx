import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  name: string;
  label: string;
  hint?: string | undefined;
  icon?: LucideIcon;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** Asked once it is chosen. */
  children?: ReactNode;
}

/** One of several ways to go on, as large as a thumb. */
export function ChoiceCard({
  name,
  label,
  hint,
  icon: Icon,
  checked,
  disabled = false,
  onChoose,
  children,
}: ChoiceCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.label}>
        <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
        {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden />}
        <span className={styles.words}>
          <span>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </label>
      {checked && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
