import type { AuditEntryDto } from '@contracts/audit';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectActivity, MOST_EXPORTED } from './collect-activity';
import { changesOf } from './entry-changes';
import { useSentences } from './sentences';
import type { Activity } from './use-activity';
import { useValueWords } from './value-words';
import { isRole, useAccessWords } from '@entities/access/access-words';
import { useBranches } from '@entities/branch/branch';
import { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { download, sheetTime, toCsv } from '@shared/table/csv';
import { Button } from '@shared/ui/button';
import { showToast } from '@shared/ui/toast-store';

/** What the filters find, as a sheet with the same sentences. A second press gives up. */
export function ExportActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation('team');
  const { number } = useFormat();
  const sheet = useSheet();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const mine = (running.current = new AbortController());
    setBusy(true);
    try {
      const { entries, cut } = await collectActivity(activity.query, { signal: mine.signal });
      download(`${t('activity.fileName')}.csv`, sheet(entries));
      showToast({
        kind: cut ? 'info' : 'success',
        message: cut
          ? t('activity.exportCut', { most: number(MOST_EXPORTED) })
          : t('activity.exported', { count: entries.length }),
      });
    } catch (error) {
      if (mine.signal.aborted) return;
      const why = error instanceof ApiError ? error.message : '';
      showToast({ kind: 'error', message: t('activity.exportFailed'), description: why });
    } finally {
      running.current = null;
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      disabled={!activity.data || activity.data.length === 0}
      onClick={() => (running.current ? running.current.abort() : void start())}
    >
      {t(busy ? 'activity.exporting' : 'activity.export')}
    </Button>
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
