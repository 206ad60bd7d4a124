import { Drawer } from 'antd';
import type { AuditEntryDto } from '@contracts/audit';
import { useTranslation } from 'react-i18next';
import styles from './activity.module.css';
import { changesOf } from './entry-changes';
import { useSentences } from './use-sentences';
import { useValueWords } from './use-value-words';
import { isRole, useAccessWords } from '@entities/access/access-words';
import { useBranches } from '@entities/branch/branch';
import { useFormat } from '@shared/format/context';
import { drawerWidth } from '@shared/tokens/tokens';

/** One entry of the log as a whole: who, when, where, why, and every field before and after. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntryDto; onClose: () => void }) {
  const { t } = useTranslation(['activity', 'order']);
  const { sentence, fieldName, actorName } = useSentences();
  const { roleName } = useAccessWords();
  const valueWords = useValueWords();
  const { moment } = useFormat();
  const branch = useBranches().find(({ id }) => id === entry.branchId);
  const changes = changesOf(entry);
  const { role } = entry.actor;
  const facts: [string, string | null | undefined][] = [
    [t('when'), moment(entry.at)],
    [t('who'), isRole(role) ? `${actorName(entry)} · ${roleName(role)}` : actorName(entry)],
    [t('approver'), entry.approvedBy],
    [t('where'), branch?.name],
    [t('why'), entry.reason && t(`order:codes.${entry.reason}`, { defaultValue: entry.reason })],
  ];
  return (
    <Drawer open title={t('entry')} width={drawerWidth.regular} onClose={onClose}>
      <p>{sentence(entry)}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {changes.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldName(entry, field)}</th>
                <td>{valueWords(entry, field, before)}</td>
                <td>{valueWords(entry, field, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  );
}
