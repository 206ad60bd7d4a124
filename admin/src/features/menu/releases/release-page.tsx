import { Switch } from 'antd';
import type { ReleaseDifferenceDto } from '@contracts/menu-releases';
import { OPEN_RELEASE_STATES, stateAfter } from '@domain/menu-releases';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangesList } from './changes-list';
import { CustomerView } from './customer-view';
import { ReleaseButtons } from './release-buttons';
import { ReleaseTag, useReleaseTimes } from './release-look';
import { ReleaseRemarks } from './release-remarks';
import { releasesPlace } from './releases-api';
import styles from './releases.module.css';
import { seenByCustomers } from './seen-fields';
import { useReleaseActions } from './use-release-actions';
import { useStagedWords } from './use-staged-words';
import { menuPaths } from '../paths';
import { useBranchOfRecord } from '../rows/menu-record';
import { RecordProblem } from '@entities/record/record-problem';
import { useLiveRefetch } from '@entities/live/use-live-reading';
import { useHasPermission } from '@entities/session/access';
import { useApi } from '@shared/api/use-api';
import { LinkButton } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, Skeleton } from '@shared/ui/states';

/** One release: what it changes, as the house and as customers see it, and every step that can be taken with it. */
export default function ReleasePage({ id }: { id: string }) {
  const { t } = useTranslation(['release', 'menu']);
  const difference = useApi<ReleaseDifferenceDto>(`/api/menu/releases/${id}/difference`);
  // What moves in the menu moves the difference.
  useLiveRefetch(difference.readAgain, { types: ['menu.changed'], everyMs: 700 });
  useBranchOfRecord(difference.data?.release, releasesPlace);
  const { data, error } = difference;
  const list = { to: releasesPlace, label: t('title') };
  if (data) return <Shown difference={data} refetch={difference.refetch} list={list} />;
  return (
    <Page>
      <PageHeader title={t('one')} back={list} />
      {error ? (
        <RecordProblem error={error} onRetry={difference.refetch} list={list} />
      ) : (
        <Skeleton lines={8} height={16} />
      )}
    </Page>
  );
}

interface ShownProps {
  difference: ReleaseDifferenceDto;
  refetch: () => void;
  list: { to: string; label: string };
}

function Shown({ difference, refetch, list }: ShownProps) {
  const { t } = useTranslation('release');
  const { release, store } = difference;
  const { state } = release;
  const times = useReleaseTimes();
  const mayEdit = useHasPermission('menu.edit');
  const words = useStagedWords(release.branchId);
  const actions = useReleaseActions(release, refetch);
  const [seenOnly, setSeenOnly] = useState(false);
  const open = OPEN_RELEASE_STATES.includes(state);
  const rows = seenOnly ? seenByCustomers(difference.rows) : difference.rows;
  const remarks = actions.refused.length > 0 ? actions.refused : release.remarks;
  const collecting = stateAfter(state, 'stage') !== null;
  return (
    <Page>
      <PageHeader
        title={release.name}
        subtitle={
          <span className={styles.sub}>
            <ReleaseTag state={state} /> {times(release)}
          </span>
        }
        back={list}
        actions={mayEdit && <ReleaseButtons difference={difference} actions={actions} words={words} />}
      />
      <div className={styles.page}>
        {remarks.length > 0 && (
          <ReleaseRemarks
            title={t(state === 'ROLLED_BACK' ? 'remarks.kept' : 'remarks.refused')}
            remarks={remarks}
            words={words}
          />
        )}
        {difference.rows.length === 0 ? (
          <EmptyState
            icon={Layers}
            title={t('empty.title')}
            text={t(collecting ? 'empty.text' : 'empty.over')}
            action={collecting && <LinkButton to={menuPaths.products.list}>{t('empty.action')}</LinkButton>}
          />
        ) : (
          <>
            {store && (
              <CustomerView branchId={release.branchId} store={store} scheduled={state === 'SCHEDULED'} />
            )}
            <Card
              title={t('changesOf', { count: difference.rows.length })}
              actions={
                <label>
                  <Switch checked={seenOnly} onChange={setSeenOnly} />
                  {t('seenOnly')}
                </label>
              }
              flush
            >
              {rows.length === 0 ? (
                <p className={styles.none}>{t('seenNothing')}</p>
              ) : (
                <ChangesList
                  rows={rows}
                  words={words}
                  open={open}
                  onRemove={
                    mayEdit && collecting ? (row, field) => void actions.unstage(row, field) : undefined
                  }
                />
              )}
            </Card>
          </>
        )}
      </div>
    </Page>
  );
}
