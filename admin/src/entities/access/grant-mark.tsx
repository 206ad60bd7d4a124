import type { Grant, Permission } from '@domain/access';
import { Check, EyeOff, KeyRound, Minus, SlidersHorizontal, UserRound, type LucideIcon } from 'lucide-react';
import { useAccessWords } from './access-words';
import styles from './grant-mark.module.css';

const ICONS: Record<Grant | 'none', LucideIcon> = {
  full: Check,
  own: UserRound,
  masked: EyeOff,
  pin: KeyRound,
  limited: SlidersHorizontal,
  none: Minus,
};

interface GrantMarkProps {
  permission: Permission;
  grant: Grant | null;
  /** Where many stand side by side, a plain yes or no needs no words in sight. */
  terse?: boolean;
}

/** How a permission is held: a sign, and what it means. */
export function GrantMark({ permission, grant, terse }: GrantMarkProps) {
  const { grantWords } = useAccessWords();
  const Icon = ICONS[grant ?? 'none'];
  const plain = grant === 'full' || grant === null;
  return (
    <span className={styles.mark} data-grant={grant ?? 'none'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={terse && plain ? 'visually-hidden' : undefined}>{grantWords(permission, grant)}</span>
    </span>
  );
}
