import type { LoyaltyAccountDto, LoyaltyMembersDto } from '@contracts/loyalty';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MemberDrawer } from './member-drawer';
import { useLoyaltyRefetch } from '../use-loyalty-refetch';
import { useApi } from '@shared/api/use-api';
import { FormDrawer } from '@shared/form/form-drawer';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

interface OpenedMemberProps {
  customerId: string;
  programId: string;
  /** The member's row, if it is on the page of the list that is shown. */
  listed: LoyaltyAccountDto | undefined;
  onClose: () => void;
}

/** The drawer of the member whom the address names; a member who is not on the page is read by id. */
export function OpenedMember({ customerId, programId, listed, onClose }: OpenedMemberProps) {
  const { t } = useTranslation('loyalty');
  const { data, error, refetch, readAgain } = useApi<LoyaltyMembersDto>('/api/loyalty-accounts', {
    query: { programId, customerId },
    enabled: !listed,
  });
  useLoyaltyRefetch(readAgain);
  const member = listed ?? data?.members[0];
  if (member) return <MemberDrawer member={member} onClose={onClose} />;
  return (
    <FormDrawer title={t('statement.title')} onClose={onClose}>
      {error ? (
        <ErrorState compact error={error} onRetry={refetch} />
      ) : data ? (
        <EmptyState icon={UserX} title={t('members.unknown')} text={t('members.unknownText')} />
      ) : (
        <Skeleton lines={6} height={20} />
      )}
    </FormDrawer>
  );
}
