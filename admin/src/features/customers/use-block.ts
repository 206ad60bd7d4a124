import type { CustomerDto } from '@contracts/customers';
import { useTranslation } from 'react-i18next';
import { CUSTOMER_REPORTS } from './use-merge';
import { useVerb } from '@entities/record/use-verb';

/** Lets a blocked customer order again. */
export function useBlock({ id, version, name }: Pick<CustomerDto, 'id' | 'version' | 'name'>) {
  const { t } = useTranslation('customers');
  const unblocking = useVerb<CustomerDto>('customers', 'unblock', { paths: CUSTOMER_REPORTS });
  return {
    unblock: () => unblocking.run(id, { version }, { success: t('block.undone', { name }) }),
    isPending: unblocking.pending,
  };
}
