import type { PersonDto } from '@contracts/team';
import { useTranslation } from 'react-i18next';
import { useBranchWords } from '@entities/branch/branch-words';
import { useAccessWords } from '@entities/access/access-words';
import { useFormat } from '@shared/format/context';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportList, type ExportedList } from '@shared/table/export-list';

/** The people that the filters find, on every page, as a sheet. */
export function ExportTeam({ list }: { list: ExportedList }) {
  const { t } = useTranslation('team');
  return (
    <ExportList
      resource="team"
      list={list}
      fileName={t('export.fileName')}
      toSheet={useSheet()}
      words={{
        button: t('export.button'),
        exporting: t('export.exporting'),
        failed: t('export.failed'),
        cut: (most) => t('export.cut', { most }),
        done: (count) => t('export.done', { count }),
      }}
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
