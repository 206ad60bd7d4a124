import type { LoyaltyAccountDto, LoyaltyProgramDto } from '@contracts/loyalty';
import { Button, Select } from 'antd';
import { Users } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportBalances } from '../import/import-button';
import { useMemberColumns } from './member-columns';
import { OpenedMember } from './opened-member';
import { HAS, PAGE_SIZE, useMembers } from './use-members';
import { useFormat } from '@shared/format/context';
import { DataTable } from '@shared/table/data-table';
import { fitColumns } from '@shared/table/list-columns';
import { Toolbar } from '@shared/table/toolbar';
import { Card } from '@shared/ui/card';
import { EmptyState } from '@shared/ui/states';
import { useWidth } from '@shared/ui/use-width';

const ALL = 'ALL';

/** Everybody who takes part in a program, with what they have; a row opens the statement. */
export function MembersTab({ program }: { program: LoyaltyProgramDto }) {
  const { t } = useTranslation(['loyalty', 'ui']);
  const { number } = useFormat();
  const [place, width] = useWidth<HTMLDivElement>();
  const members = useMembers(program.id);
  const { data, params, change, search, has, page, isNarrowed } = members;
  const addressOf = (customerId: string) => {
    const next = new URLSearchParams(params);
    next.set('member', customerId);
    return `?${next}`;
  };
  const columns = useMemberColumns(({ customerId }) => ({ search: addressOf(customerId) }));
  const onSearch = useCallback((text: string) => change({ q: text.trim() }, { replace: true }), [change]);
  const clear = () => change({ q: null, has: null });
  const opened = params.get('member');

  return (
    <>
      <Card flush>
        <Toolbar
          search={search}
          onSearch={onSearch}
          placeholder={t('members.search')}
          actions={<ImportBalances program={program} />}
        >
          <Select<string>
            aria-label={t('members.filter')}
            style={{ minWidth: 180 }}
            value={has ?? ALL}
            onChange={(value) => change({ has: value === ALL ? null : value })}
            options={[ALL, ...HAS].map((value) => ({
              value,
              label: t(`members.has.${value as typeof ALL | (typeof HAS)[number]}`),
            }))}
          />
        </Toolbar>
        <div ref={place}>
          <DataTable<LoyaltyAccountDto>
            label={t('tabs.members')}
            rowKey="customerId"
            columns={fitColumns(columns, width)}
            dataSource={data?.members}
            sorters={members.sorters}
            isLoading={members.isLoading}
            isStale={members.isStale}
            error={data ? null : members.error}
            onRetry={members.refetch}
            rowLink={({ customerId }) => addressOf(customerId)}
            pagination={
              (data?.total ?? 0) > PAGE_SIZE && {
                current: page,
                pageSize: PAGE_SIZE,
                total: data?.total,
                showSizeChanger: false,
                showTotal: (total, [first, last]) =>
                  t('ui:table.range', { first: number(first), last: number(last), total: number(total) }),
              }
            }
            onChange={({ current = 1 }, _filters, sorter, { action }) => {
              if (action === 'paginate') change({ page: current > 1 ? String(current) : null });
              if (action !== 'sort' || Array.isArray(sorter)) return;
              change({
                sort: String(sorter.columnKey),
                order: sorter.order === 'ascend' ? 'asc' : 'desc',
              });
            }}
            empty={
              isNarrowed ? (
                <EmptyState
                  icon={Users}
                  title={t('ui:filters.nothing')}
                  action={<Button onClick={clear}>{t('ui:filters.clear')}</Button>}
                />
              ) : (
                <EmptyState icon={Users} title={t('members.empty')} text={t('members.emptyText')} />
              )
            }
          />
        </div>
      </Card>
      {opened && (
        <OpenedMember
          key={opened}
          customerId={opened}
          programId={program.id}
          listed={data?.members.find(({ customerId }) => customerId === opened)}
          onClose={() => change({ member: null, page: params.get('page') })}
        />
      )}
    </>
  );
}
