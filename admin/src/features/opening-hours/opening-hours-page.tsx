import type { OpeningHoursDto } from '@contracts/opening-hours';
import { localTime } from '@domain/time';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ExceptionsCard } from './exceptions/exceptions-card';
import { useExceptions } from './exceptions/use-exceptions';
import { HoursForm } from './hours-form';
import { HoursShown } from './hours-shown';
import { openingHours } from './opening-hours.feature';
import styles from './opening-hours.module.css';
import { PreviewCard } from './preview/preview-card';
import { useBranchOfAddress } from '@entities/branch/branch-of-address';
import { useLiveEvents } from '@entities/live/live';
import { useHasPermission } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { useApi } from '@shared/api/use-api';
import { RecordProblem } from '@entities/record/record-problem';
import { useNow } from '@shared/state/use-now';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

const BRANCHES = '/dashboard/branches';
const pathOf = (id: string) => openingHours.paths.show.replace(':id', id);

/** `/dashboard/opening-hours/:id`: when a branch takes orders, week, holidays and exceptions. */
export default function OpeningHoursPage() {
  const { t } = useTranslation(['hours', 'navigation']);
  const { id = '' } = useParams();
  const branch = useBranchOfAddress(id, pathOf);
  const editsBranches = useHasPermission('branch.edit');
  const mayEdit = useMay(openingHours.name, 'edit');
  const { data, error, refetch } = useApi<OpeningHoursDto>(`/api/branches/${id}/opening-hours`);
  useLiveEvents(['store.changed'], (event) => {
    if (event === null || event.branchId === id) refetch();
  });

  return (
    <Page>
      <PageHeader
        title={t('navigation:opening-hours')}
        back={branch && editsBranches ? { to: `${BRANCHES}/edit/${id}`, label: branch.name } : undefined}
        subtitle={branch && data && t('subtitle', { branch: branch.name, zone: data.timezone })}
      />
      {data ? (
        <Known key={id} data={data} mayEdit={mayEdit} onSaved={refetch} />
      ) : error ? (
        <RecordProblem
          error={error}
          onRetry={refetch}
          list={{ to: BRANCHES, label: t('navigation:branches') }}
        />
      ) : (
        <Skeleton lines={8} height={16} />
      )}
    </Page>
  );
}

interface KnownProps {
  data: OpeningHoursDto;
  mayEdit: boolean;
  onSaved: () => void;
}

function Known({ data, mayEdit, onSaved }: KnownProps) {
  const exceptions = useExceptions(data.branchId).rows ?? [];
  const now = new Date(useNow());
  const today = localTime(now, data.timezone).day;
  const shared = { exceptions, now };
  return (
    <div className={styles.page}>
      {mayEdit ? (
        <HoursForm stored={data} onSaved={onSaved} {...shared} />
      ) : (
        <>
          <HoursShown hours={data.hours} />
          <PreviewCard hours={data.hours} services={data.services} timeZone={data.timezone} {...shared} />
        </>
      )}
      <ExceptionsCard branchId={data.branchId} today={today} mayEdit={mayEdit} />
    </div>
  );
}
