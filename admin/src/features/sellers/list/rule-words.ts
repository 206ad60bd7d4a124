import type { CommissionRule } from '@domain/sellers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

type Rule = Pick<CommissionRule, 'commissionKind' | 'commissionBps' | 'commissionCents'>;

/** What a seller earns, in few words: "5% of each order". */
export function useRuleWords() {
  const { t } = useTranslation('sellers');
  const { money, percent } = useFormat();
  return ({ commissionKind, commissionBps, commissionCents }: Rule) =>
    commissionKind === 'PERCENT'
      ? t('rule.PERCENT', { share: percent(commissionBps, 2) })
      : t('rule.FIXED', { amount: money(commissionCents) });
}
