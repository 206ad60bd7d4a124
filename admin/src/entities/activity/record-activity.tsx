import type { AuditEntryDto, AuditListMeta } from '@contracts/audit';
import { useLogList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './activity.module.css';
import { EntryList } from './entry-list';
import { useHasPermission } from '@entities/session/access';
import type { ApiError } from '@shared/api/error';
import { Card } from '@shared/ui/card';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface ActivityPage {
  data: AuditEntryDto[];
  meta: AuditListMeta;
}

interface RecordActivityProps {
  /** The noun in the log: `seller`. */
  entity: string;
  id: string;
  /** The version that is shown: a newer one means a newer entry. */
  version: number;
}

const FIRST_ENTRIES = 20;
/** The API's limit of a page. */
const MAX_ENTRIES = 100;

/** The log of one record, the newest entry first, for people who may read the log; nothing for anybody else. */
export function RecordActivity(props: RecordActivityProps) {
  return useHasPermission('audit.view') && <Entries key={props.id} {...props} />;
}

function Entries({ entity, id, version }: RecordActivityProps) {
  const { t } = useTranslation('activity');
  const { entries, error, hasMore, refetch, showMore } = useRecordActivity({ entity, id, version });
  return (
    <Card title={t('title')}>
      {entries ? (
        <>
          {entries.length === 0 ? (
            <p className={styles.problem}>{t('empty')}</p>
          ) : (
            <EntryList entries={entries} />
          )}
          {hasMore && (
            <Button type="text" onClick={showMore}>
              {t('earlier')}
            </Button>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={4} height={18} />
      )}
    </Card>
  );
}

/** The newest entries about one record. */
function useRecordActivity({ entity, id, version }: RecordActivityProps) {
  const [pageSize, setPageSize] = useState(FIRST_ENTRIES);
  const page = useLogList<ActivityPage, ApiError>({
    resource: entity,
    // Refine keeps an answer under its resource and `meta`; the version in its key has every change read again.
    meta: { id, pageSize: String(pageSize) },
    queryOptions: {
      placeholderData: keepPreviousData,
      queryKey: ['activity', entity, id, version, pageSize],
    },
  });
  return {
    entries: page.data?.data,
    error: page.error,
    hasMore: pageSize < MAX_ENTRIES && Boolean(page.data?.meta.next),
    refetch: () => void page.refetch(),
    showMore: () => setPageSize(MAX_ENTRIES),
  };
}
