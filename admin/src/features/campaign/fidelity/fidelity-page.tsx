import type { LoyaltyProgramDto } from '@contracts/loyalty';
import { useList } from '@refinedev/core';
import { Button, Select, Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LiabilityTab } from './liability/liability-tab';
import { MembersTab } from './members/members-tab';
import { ProgramActions } from './program/program-actions';
import { ProgramTab } from './program/program-tab';
import { ProgramStateTag } from './program-state-tag';
import { useMay } from '@entities/session/use-may';
import type { ApiError } from '@shared/api/error';
import { useListParams } from '@shared/table/use-list-params';
import { Page, PageHeader } from '@shared/ui/page';
import { ErrorState, Skeleton } from '@shared/ui/states';

const TABS = ['program', 'members', 'liability'] as const;
/** More than the ceiling of the noun. */
const MAX_PROGRAMS = 100;
const NEW = 'new';

/** `/dashboard/campaign/fidelity`: the loyalty program, its members and what it owes them. */
export default function FidelityPage() {
  const { t } = useTranslation(['loyalty', 'navigation']);
  const { params, show } = useListParams();
  const mayEdit = useMay('loyalty', 'edit');
  const { query, result } = useList<LoyaltyProgramDto, ApiError>({
    resource: 'loyalty-programs',
    sorters: [{ field: 'createdAt', order: 'desc' }],
    pagination: { pageSize: MAX_PROGRAMS },
    errorNotification: false,
  });
  const programs = query.data ? result.data : [];
  const wanted = params.get('program');
  const isNew = wanted === NEW;
  const found = programs.find(({ id }) => id === wanted);
  const program = isNew ? null : (found ?? programs.find(({ state }) => state === 'ACTIVE') ?? programs[0]);
  // A program that was just created is not in the list before the list is read again.
  const isMissing = wanted !== null && !isNew && !found && query.isFetching;
  const tab = (program && TABS.find((each) => each === params.get('tab'))) ?? 'program';
  const open = (key: string, id = wanted) =>
    show(
      new URLSearchParams({ ...(id && { program: id }), ...(key !== 'program' && { tab: key }) }).toString(),
    );

  return (
    <Page>
      <PageHeader
        title={t('navigation:loyalty')}
        subtitle={program ? <ProgramStateTag state={program.state} /> : t('subtitle')}
        actions={
          programs.length > 0 && (
            <>
              {(programs.length > 1 || isNew) && (
                <Select<string>
                  aria-label={t('choose')}
                  style={{ minWidth: 200 }}
                  value={program?.id}
                  placeholder={t('new')}
                  onChange={(id) => open(tab, id)}
                  options={programs.map(({ id, name, state }) => ({
                    value: id,
                    label: t('option', { name, state: t(`states.${state}`) }),
                  }))}
                />
              )}
              {mayEdit && !isNew && (
                <Button
                  type="text"
                  icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
                  onClick={() => open('program', NEW)}
                >
                  {t('new')}
                </Button>
              )}
              {mayEdit && program && <ProgramActions program={program} />}
            </>
          )
        }
      />
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isLoading || isMissing ? (
        <Skeleton lines={8} height={20} />
      ) : (
        <>
          {program && (
            <Tabs
              activeKey={tab}
              onChange={(key) => open(key)}
              items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
            />
          )}
          {tab === 'program' && <ProgramTab program={program ?? null} />}
          {tab === 'members' && program && <MembersTab program={program} />}
          {tab === 'liability' && program && <LiabilityTab program={program} />}
        </>
      )}
    </Page>
  );
}
