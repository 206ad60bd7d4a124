import type { WalletLineDto } from '@contracts/wallet';
import { useTranslation } from 'react-i18next';

/** Gives a line of a statement in words; of cash it says so. */
export function useLineWords(account: string): (line: WalletLineDto) => string {
  const { t } = useTranslation('wallet');
  const isCash = account.startsWith('cash.');
  return ({ kind, orderNumber, person }) => {
    const values = { number: orderNumber ?? '–', person: person ?? t('unknown') };
    if (isCash && (kind === 'ORDER_PAYMENT' || kind === 'ORDER_REFUND'))
      return t(`linesInCash.${kind}`, values);
    return t(`lines.${kind}`, values);
  };
}
