import type { AuditEntryDto } from '@contracts/audit';
import { useTranslation } from 'react-i18next';
import { collectActivity, MAX_EXPORTED } from './collect-activity';
import type { Activity } from './use-activity';
import { changesOf } from '@entities/activity/entry-changes';
import { useLoadNounWords } from '@entities/activity/use-noun-words';
import { useSentences } from '@entities/activity/use-sentences';
import { useValueWords } from '@entities/activity/use-value-words';
import { isRole, useAccessWords } from '@entities/access/access-words';
import { useBranches } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

/** What the filters find, as a sheet with the same sentences. */
export function ExportActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation(['activity', 'team']);
  const { number } = useFormat();
  const sheet = useSheet();
  const loadNounWords = useLoadNounWords();
  const collect = async (signal: AbortSignal) => {
    const { entries, cut } = await collectActivity(activity.query, { signal });
    await loadNounWords(entries);
    const message = cut
      ? t('exportCut', { most: number(MAX_EXPORTED) })
      : t('exported', { count: entries.length });
    return { fileName: `${t('fileName')}.csv`, csv: await sheet(entries), cut, message };
  };
  return (
    <ExportButton
      words={{
        button: t('export'),
        exporting: t('exporting'),
        failed: t('exportFailed'),
      }}
      disabled={!activity.data || activity.data.length === 0}
      collect={collect}
    />
  );
}

function useSheet() {
  const { t } = useTranslation(['activity', 'team']);
  const { sentence, fieldName, actorName, thing } = useSentences();
  const { roleName } = useAccessWords();
  const valueWords = useValueWords();
  const branches = useBranches();
  const { timeZone } = useFormat();

  const side = (entry: AuditEntryDto, which: 'before' | 'after') =>
    changesOf(entry)
      .map((change) => `${fieldName(entry, change.field)}: ${valueWords(entry, change.field, change[which])}`)
      .join('; ');
  return (entries: readonly AuditEntryDto[]) =>
    toCsv(entries, [
      { title: t('when'), value: ({ at }) => sheetTime(at, timeZone) },
      { title: t('who'), value: actorName },
      {
        title: t('team:columns.role'),
        value: ({ actor }) => (isRole(actor.role) ? roleName(actor.role) : null),
      },
      { title: t('approver'), value: ({ approvedBy }) => approvedBy },
      {
        title: t('where'),
        value: ({ branchId }) => branches.find(({ id }) => id === branchId)?.name ?? null,
      },
      { title: t('what'), value: sentence },
      { title: t('thing'), value: thing },
      { title: t('why'), value: ({ reason }) => reason },
      { title: t('before'), value: (entry) => (entry.before ? side(entry, 'before') : null) },
      { title: t('after'), value: (entry) => side(entry, 'after') },
    ]);
}
