import type { AuditEntryDto } from '@contracts/audit';
import { useTranslation } from 'react-i18next';
import { collectActivity, MAX_EXPORTED } from './collect-activity';
import { changesOf } from './entry-changes';
import { useSentences } from './sentences';
import type { Activity } from './use-activity';
import { useValueWords } from './value-words';
import { isRole, useAccessWords } from '@entities/access/access-words';
import { useBranches } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';
import { sheetTime, toCsv } from '@shared/table/csv';
import { ExportButton } from '@shared/table/export-button';

/** What the filters find, as a sheet with the same sentences. */
export function ExportActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation('team');
  const { number } = useFormat();
  const sheet = useSheet();
  const collect = async (signal: AbortSignal) => {
    const { entries, cut } = await collectActivity(activity.query, { signal });
    const message = cut
      ? t('activity.exportCut', { most: number(MAX_EXPORTED) })
      : t('activity.exported', { count: entries.length });
    return { fileName: `${t('activity.fileName')}.csv`, csv: await sheet(entries), cut, message };
  };
  return (
    <ExportButton
      words={{
        button: t('activity.export'),
        exporting: t('activity.exporting'),
        failed: t('activity.exportFailed'),
      }}
      disabled={!activity.data || activity.data.length === 0}
      collect={collect}
    />
  );
}

function useSheet() {
  const { t } = useTranslation('team');
  const { sentence, fieldName, actorName, thing } = useSentences();
  const { roleName } = useAccessWords();
  const valueWords = useValueWords();
  const branches = useBranches();
  const { timeZone } = useFormat();

  const side = (entry: AuditEntryDto, which: 'before' | 'after') =>
    changesOf(entry)
      .map((change) => `${fieldName(change.field)}: ${valueWords(change.field, change[which])}`)
      .join('; ');
  return (entries: readonly AuditEntryDto[]) =>
    toCsv(entries, [
      { title: t('activity.when'), value: ({ at }) => sheetTime(at, timeZone) },
      { title: t('activity.who'), value: actorName },
      { title: t('columns.role'), value: ({ actor }) => (isRole(actor.role) ? roleName(actor.role) : null) },
      { title: t('activity.approver'), value: ({ approvedBy }) => approvedBy },
      {
        title: t('activity.where'),
        value: ({ branchId }) => branches.find(({ id }) => id === branchId)?.name ?? null,
      },
      { title: t('activity.what'), value: sentence },
      { title: t('activity.thing'), value: thing },
      { title: t('activity.why'), value: ({ reason }) => reason },
      { title: t('activity.before'), value: (entry) => (entry.before ? side(entry, 'before') : null) },
      { title: t('activity.after'), value: (entry) => side(entry, 'after') },
    ]);
}
