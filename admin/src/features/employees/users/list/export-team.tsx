import { useDataProvider, type CrudFilter, type CrudSort } from '@refinedev/core';
import type { PersonDto } from '@contracts/team';
import { useTranslation } from 'react-i18next';
import { useBranchWords } from '../person/branch-words';
import { useAccessWords } from '@entities/access/access-words';
import { useFormat } from '@shared/format/context';
import { collectList } from '@shared/table/collect-list';
import { MOST_EXPORTED } from '@shared/table/collect-pages';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

interface ExportTeamProps {
  list: { filters: CrudFilter[]; sorters: CrudSort[]; total: number };
}

/** The people that the filters find, on every page, as a sheet. */
export function ExportTeam({ list }: ExportTeamProps) {
  const { t } = useTranslation('team');
  const { number } = useFormat();
  const { getList } = useDataProvider()();
  const sheet = useSheet();

  const collect = async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const question = { resource: 'team', filters: list.filters, sorters: list.sorters };
    const { rows, cut } = await collectList<PersonDto>(getList, question, { signal, onProgress });
    const message = cut
      ? t('export.cut', { most: number(MOST_EXPORTED) })
      : t('export.done', { count: rows.length });
    return { fileName: `${t('export.fileName')}.csv`, csv: await sheet(rows), cut, message };
  };
  return (
    <ExportButton
      label={(count) => t(count === null ? 'export.button' : 'export.exporting')}
      disabled={list.total === 0}
      collect={collect}
      failed={t('export.failed')}
    />
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
