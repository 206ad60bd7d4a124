import type { LoyaltyKind } from '@domain/loyalty';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@shared/format/context';

/** Words for a number of units of a program, such as `1,200 points`; a unit of cashback is a minor unit of money. */
export function useUnitWords() {
  const { t } = useTranslation('loyalty');
  const { money, number } = useFormat();
  return useCallback(
    (kind: LoyaltyKind, units: number): string =>
      kind === 'CASHBACK' ? money(units) : t(`units.${kind}`, { count: units, amount: number(units) }),
    [t, money, number],
  );
}
