import type { ExplanationDto, RuleVerdictDto } from '@contracts/coupons';
import { Alert } from 'antd';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './explain.module.css';
import { useRuleWords } from '../rules/use-rule-words';

const ICONS: Record<RuleVerdictDto['verdict'], LucideIcon> = {
  MET: CircleCheck,
  REFUSED: CircleX,
  UNDECIDED: CircleHelp,
};

/** The verdict of every rule, and the answer in one sentence above them. */
export function Explanation({
  answer: { coupon, verdicts },
  code,
}: {
  answer: ExplanationDto;
  code: string;
}) {
  const { t } = useTranslation('coupons');
  const { titleOf } = useRuleWords();
  if (!coupon) return <Alert type="warning" showIcon message={t('explain.unknown', { code })} />;
  const refused = verdicts.find(({ verdict }) => verdict === 'REFUSED');
  const isOpen = verdicts.some(({ verdict }) => verdict === 'UNDECIDED');
  const outcome = refused ? 'refused' : isOpen ? 'undecided' : 'accepted';
  const tone = { refused: 'error', undecided: 'info', accepted: 'success' } as const;
  return (
    <div className={styles.stack} role="status">
      <Alert
        type={tone[outcome]}
        showIcon
        message={t(`explain.${outcome}`, { code: coupon.code, name: coupon.name })}
        description={refused?.message}
      />
      <ul className={styles.verdicts} aria-label={t('explain.rules')}>
        {verdicts.map(({ rule, verdict, message }) => {
          const Icon = ICONS[verdict];
          return (
            <li key={rule} data-verdict={verdict}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span>
                <span className={styles.rule}>{titleOf(rule)}</span>
                <span className={styles.faint}>{message ?? t(`explain.verdicts.${verdict}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
