import { useOne } from '@refinedev/core';
import type { ReactNode } from 'react';
import { RecordProblem } from './record-problem';
import styles from './resource-details.module.css';
import type { VersionedRow } from './versioned-row';
import type { ApiError } from '@shared/api/error';
import { Page, PageHeader } from '@shared/ui/page';
import { Skeleton } from '@shared/ui/states';

interface ResourceDetailsProps<Row extends VersionedRow> {
  resource: string;
  id: string;
  /** The list that the row belongs to. */
  back: { to: string; label: string };
  titleOf: (row: Row) => string;
  subtitle?: (row: Row) => ReactNode;
  /** Buttons at the head, the verbs of the row. */
  actions?: (row: Row) => ReactNode;
  /** The narrow column: what the row is. */
  aside: (row: Row) => ReactNode;
  /** The wide column: what happened with it. */
  children: (row: Row) => ReactNode;
}

/** The page of one row: header with actions, facts in a narrow column, figures and history in a wide one. */
export function ResourceDetails<Row extends VersionedRow>(props: ResourceDetailsProps<Row>) {
  const { resource, id, back, titleOf, subtitle, actions, aside, children } = props;
  const { query, result } = useOne<Row, ApiError>({ resource, id, errorNotification: false });
  const row = query.data ? result : undefined;
  if (!row)
    return (
      <Page>
        <PageHeader title={back.label} back={back} />
        {query.error ? (
          <RecordProblem error={query.error} onRetry={() => void query.refetch()} list={back} />
        ) : (
          <Skeleton lines={8} height={20} />
        )}
      </Page>
    );
  return (
    <Page>
      <PageHeader title={titleOf(row)} subtitle={subtitle?.(row)} back={back} actions={actions?.(row)} />
      <div className={styles.columns}>
        <div className={styles.aside}>{aside(row)}</div>
        <div className={styles.main}>{children(row)}</div>
      </div>
    </Page>
  );
}
