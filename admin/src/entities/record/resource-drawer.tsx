import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { Archive } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRowActions } from './use-row-actions';
import type { VersionedRow } from './versioned-row';
import type { ApiError } from '@shared/api/error';
import { FormDrawer } from '@shared/form/form-drawer';
import { ErrorState, Skeleton } from '@shared/ui/states';

interface ResourceDrawerProps<Row extends VersionedRow> {
  resource: string;
  /** Null for a new row. */
  id: string | null;
  title: string;
  onClose: () => void;
  /** A button in the head that takes the row out of use, with the sentence that says so afterwards. */
  archive?: { label: string; done: string };
  /** The form, a `RecordForm`; null is what a new row begins with. */
  children: (row: Row | null) => ReactNode;
}

/**
 * Makes or edits a row beside its list. The form stays mounted while the row is read again: `useRecordForm` takes a newer
 * version while nothing is typed, and offers to compare while something is. Closing asks while the form has changes.
 */
export function ResourceDrawer<Row extends VersionedRow & { state: string }>(
  props: ResourceDrawerProps<Row>,
) {
  const { resource, id, title, onClose, archive, children } = props;
  const actions = useRowActions<Row>(resource);
  // An archived row is missing: reading it again would show an error until the drawer is closed.
  const [archiving, setArchiving] = useState(false);
  const { query, result } = useOne<Row, ApiError>({
    resource,
    id: id ?? undefined,
    errorNotification: false,
    // A form begins with what is stored now, not with what a list showed a while ago.
    queryOptions: { staleTime: 0, refetchOnWindowFocus: false, enabled: id !== null && !archiving },
  });
  const row = result ?? null;

  const onArchive = async (stored: Row, { done }: { done: string }) => {
    setArchiving(true);
    if (await actions.archive(stored, done)) onClose();
    else setArchiving(false);
  };
  return (
    <FormDrawer
      title={title}
      onClose={onClose}
      extra={
        archive &&
        row && (
          <Button
            danger
            type="text"
            icon={<Archive size={16} strokeWidth={1.75} aria-hidden />}
            loading={actions.isBusy(row.id)}
            onClick={() => void onArchive(row, archive)}
          >
            {archive.label}
          </Button>
        )
      }
    >
      {row || id === null ? (
        children(row)
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={6} height={16} />
      )}
    </FormDrawer>
  );
}
