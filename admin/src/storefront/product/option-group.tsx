import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale';
import styles from './option-group.module.css';
import { Icon } from '../ui/icon';

interface OptionGroupProps {
  id: string;
  name: string;
  /** The option after which it is asked, for who cannot see where it stands. */
  after?: string | undefined;
  description?: string;
  /** What may be chosen, in words. */
  rule: string;
  required: boolean;
  /** The rule is met. */
  satisfied: boolean;
  /** How many are chosen of how many; null where that is obvious. */
  count: string | null;
  problem: string | undefined;
  children: ReactNode;
}

/** A question about a product with its rule, and the answers to choose from. */
export function OptionGroup({
  id,
  name,
  after,
  description,
  rule,
  required,
  satisfied,
  count,
  problem,
  children,
}: OptionGroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>
          {after && <span className="visually-hidden">{after}: </span>}
          {name}
        </span>{' '}
        <span className={styles.rule}>{rule}</span>
        <span className={styles.marks}>
          {count && <span className={styles.count}>{count}</span>}
          <RequiredMark required={required} satisfied={satisfied} />
        </span>
      </legend>
      {description && <p className={styles.description}>{description}</p>}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon sign="error" size={16} /> {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function RequiredMark({ required, satisfied }: Pick<OptionGroupProps, 'required' | 'satisfied'>) {
  const { t } = useLocale();
  if (!required) return <span className={styles.optional}>{t('rule.optional')}</span>;
  if (!satisfied) return <span className={styles.required}>{t('rule.required')}</span>;
  return (
    <span className={styles.satisfied}>
      <Check size={14} strokeWidth={1.5} aria-hidden /> {t('rule.chosen')}
    </span>
  );
}
