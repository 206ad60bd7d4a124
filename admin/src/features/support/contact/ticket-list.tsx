import type { SupportTicketDto } from '@contracts/support';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './contact.module.css';
import { TicketStateTag } from './ticket-state-tag';
import { useFormat } from '@shared/format/context';
import { useNow } from '@shared/state/use-now';
import { classes } from '@shared/ui/classes';

interface TicketListProps {
  tickets: readonly SupportTicketDto[];
  chosen: string | null;
}

/** The tickets there are, those last written in first. */
export function TicketList({ tickets, chosen }: TicketListProps) {
  const { t } = useTranslation('support');
  const { relative } = useFormat();
  const now = useNow();
  return (
    <nav aria-label={t('list.label')}>
      <ul className={styles.list}>
        {tickets.map(({ id, number, subject, state, priority, lastMessage, unread }) => (
          <li key={id}>
            <Link
              to={{ search: `?ticket=${id}` }}
              className={classes(styles.row, unread && styles.unread)}
              aria-current={id === chosen ? 'page' : undefined}
            >
              <span className={styles.subject}>
                {unread && <span className={styles.dot} role="img" aria-label={t('list.unread')} />}
                <span className={styles.cut}>{subject}</span>
              </span>
              <span className={styles.meta}>
                <TicketStateTag state={state} />
                {(priority === 'HIGH' || priority === 'URGENT') && (
                  <span className={styles.pressing}>{t(`priorities.${priority}`)}</span>
                )}
              </span>
              <span className={styles.quiet}>
                <span className="figures">#{number}</span> · {lastMessage.name} ·{' '}
                {relative(lastMessage.at, now)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
