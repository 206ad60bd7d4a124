import type { CustomerDetailsDto, CustomerDto } from '@contracts/customers';
import { useTranslation } from 'react-i18next';
import { useVerb } from '@entities/record/use-verb';

export const CUSTOMER_REPORTS = ['/api/customers'];

/** Merges customers into one of them, with a way back for all of them. */
export function useMerge() {
  const { t } = useTranslation('customers');
  const merging = useVerb<CustomerDetailsDto>('customers', 'merge', { paths: CUSTOMER_REPORTS });
  const { unmerge } = useUnmerge();
  const merge = (head: Pick<CustomerDto, 'id' | 'version'>, all: readonly Pick<CustomerDto, 'id'>[]) => {
    const ids = all.map(({ id }) => id).filter((id) => id !== head.id);
    const undo = async (merged: CustomerDetailsDto) => {
      let { version } = merged;
      for (const id of ids) {
        const separated = await unmerge({ id: merged.id, version }, id);
        if (!separated) return;
        ({ version } = separated);
      }
    };
    return merging.run(
      head.id,
      { version: head.version, ids },
      { success: t('merge.done', { count: ids.length + 1 }), undo: (merged) => void undo(merged) },
    );
  };
  return { merge, isPending: merging.pending };
}

/** Makes a merged customer one of its own again. */
export function useUnmerge() {
  const unmerging = useVerb<CustomerDetailsDto>('customers', 'unmerge', { paths: CUSTOMER_REPORTS });
  return {
    unmerge: (head: Pick<CustomerDto, 'id' | 'version'>, id: string, success?: string) =>
      unmerging.run(head.id, { version: head.version, id }, { success }),
    isPending: unmerging.pending,
  };
}
