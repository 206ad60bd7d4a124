import type { PersonDto } from '@contracts/team';
import { useTranslation } from 'react-i18next';
import { useBranchWords } from '@entities/branch/branch-words';
import styles from './person-facts.module.css';
import { useAccessWords } from '@entities/access/access-words';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { Card } from '@shared/ui/card';

/** What is known of a person besides what can be changed; with `note`, why nothing can. */
export function PersonFacts({ person, note }: { person: PersonDto; note?: string }) {
  const { t } = useTranslation('team');
  const { roleName } = useAccessWords();
  const branchWords = useBranchWords();
  const { moment, relative } = useFormat();
  const now = useNow();
  const { invitation, lastSeenAt, openSessions } = person;
  const facts: [label: string, value: string][] = [
    ...(note
      ? ([
          [t('columns.role'), roleName(person.role)],
          [t('columns.branches'), branchWords(person.branchIds)],
        ] as [string, string][])
      : []),
    [t('columns.lastSeen'), lastSeenAt ? relative(lastSeenAt, now) : t('never')],
    ...(person.state === 'ACTIVE'
      ? ([[t('facts.devices'), t('facts.deviceCount', { count: openSessions })]] as [string, string][])
      : []),
    ...(invitation
      ? ([
          [
            t('facts.invited'),
            invitation.invitedBy
              ? t('facts.invitedBy', { when: moment(invitation.sentAt), name: invitation.invitedBy })
              : moment(invitation.sentAt),
          ],
          [t(person.state === 'EXPIRED' ? 'facts.expired' : 'facts.expires'), moment(invitation.expiresAt)],
        ] as [string, string][])
      : []),
  ];
  return (
    <div className={styles.facts}>
      <Card>
        {note && <p className={styles.note}>{note}</p>}
        <dl className={styles.list}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
