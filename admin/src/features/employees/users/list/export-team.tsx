import { useDataProvider, type CrudFilter } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranchWords } from '../person/branch-words';
import { useAccessWords } from '@entities/access/access-words';
import { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { download, sheetTime, toCsv } from '@shared/table/csv';
import type { ListPage } from '@shared/table/use-list-page';
import { Button } from '@shared/ui/button';
import { showToast } from '@shared/ui/toast-store';

const MOST_A_PAGE = 100;

/** The people that the filters find, on every page, as a sheet. */
export function ExportTeam({ list }: { list: ListPage<PersonDto> }) {
  const { t } = useTranslation('team');
  const readPage = useDataProvider()().getList;
  const sheet = useSheet();
  const [busy, setBusy] = useState(false);

  const collect = async (): Promise<PersonDto[]> => {
    const filters: CrudFilter[] = (['role', 'state', 'branchId'] as const).map((field) => ({
      field,
      operator: 'eq',
      value: list.filter(field),
    }));
    filters.push({ field: 'q', operator: 'contains', value: list.search });
    const people: PersonDto[] = [];
    for (let currentPage = 1; ; currentPage++) {
      const pagination = { currentPage, pageSize: MOST_A_PAGE };
      const { data } = await readPage<PersonDto>({
        resource: 'team',
        filters,
        sorters: [list.sort],
        pagination,
      });
      people.push(...data);
      if (data.length < MOST_A_PAGE) return people;
    }
  };
  const start = async () => {
    setBusy(true);
    try {
      const people = await collect();
      download(`${t('export.fileName')}.csv`, sheet(people));
      showToast({ kind: 'success', message: t('export.done', { count: people.length }) });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : '';
      showToast({ kind: 'error', message: t('export.failed'), description });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      busy={busy}
      disabled={list.total === 0}
      onClick={() => void start()}
    >
      {t('export.button')}
    </Button>
  );
}

function useSheet() {
  const { t } = useTranslation('team');
  const { roleName } = useAccessWords();
  const branchWords = useBranchWords();
  const { timeZone } = useFormat();
  return (people: readonly PersonDto[]) =>
    toCsv(people, [
      { title: t('columns.person'), value: ({ name }) => name },
      { title: t('form.email'), value: ({ email }) => email },
      { title: t('columns.role'), value: ({ role }) => roleName(role) },
      { title: t('columns.branches'), value: ({ branchIds }) => branchWords(branchIds) },
      { title: t('columns.state'), value: ({ state }) => t(`states.${state}`) },
      {
        title: t('columns.lastSeen'),
        value: ({ lastSeenAt }) => lastSeenAt && sheetTime(lastSeenAt, timeZone),
      },
    ]);
}
