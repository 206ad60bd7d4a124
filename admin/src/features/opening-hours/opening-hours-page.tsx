import type { OpeningHoursDto } from '@contracts/opening-hours';
import { localTime } from '@domain/time';
import { useTranslation } from 'react-i18next';
import { ExceptionsCard } from './exceptions/exceptions-card';
import { useExceptions } from './exceptions/use-exceptions';
import { HoursForm } from './hours-form';
import { HoursShown } from './hours-shown';
import { openingHours } from './opening-hours.feature';
import styles from './opening-hours.module.css';
import { PreviewCard } from './preview/preview-card';
import { BranchPage } from '@entities/branch/branch-page';
import { useMay } from '@entities/session/use-may';
import { useNow } from '@shared/state/use-now';

/** `/dashboard/opening-hours/:id`: when a branch takes orders, week, holidays and exceptions. */
export default function OpeningHoursPage() {
  const { t } = useTranslation(['hours', 'navigation']);
  const mayEdit = useMay(openingHours.name, 'edit');
  return (
    <BranchPage<OpeningHoursDto>
      path={openingHours.paths.show}
      title={t('navigation:opening-hours')}
      subtitle={({ name }, data) => data && t('subtitle', { branch: name, zone: data.timezone })}
      resource="opening-hours"
    >
      {(data, refetch) => <Known data={data} mayEdit={mayEdit} onSaved={refetch} />}
    </BranchPage>
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
