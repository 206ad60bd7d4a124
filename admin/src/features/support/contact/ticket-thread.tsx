import { useNotification } from '@refinedev/core';
import type { SupportTicketDetails } from '@contracts/support';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contact.module.css';
import { ContextBox } from './context-box';
import { ReplyForm } from './reply-form';
import { supportApi } from './support-api';
import { TicketMessage } from './ticket-message';
import { TicketStateTag } from './ticket-state-tag';
import { ApiError } from '@shared/api/error';
import { useFormat } from '@shared/format/context';
import { useLatest } from '@shared/state/use-latest';

interface TicketThreadProps {
  ticket: SupportTicketDetails;
  onChanged: () => void;
}

/** A ticket from its question to its last word, and what can be done with it. */
export function TicketThread({ ticket, onChanged }: TicketThreadProps) {
  const { t } = useTranslation('support');
  const { open: notify } = useNotification();
  const { moment } = useFormat();
  useReading(ticket, onChanged);

  const resolve = async () => {
    try {
      await supportApi.resolve(ticket.id);
      notify?.({ type: 'success', message: t('resolved', { number: ticket.number }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify?.({ type: 'error', message: t('notDone'), description: error.message });
    }
    onChanged();
  };

  const asked = { author: 'CUSTOMER', name: ticket.openedBy.name, at: ticket.openedAt } as const;
  return (
    <section className={styles.thread} aria-labelledby="ticket-subject">
      <header className={styles.threadHead}>
        <h2 id="ticket-subject">{ticket.subject}</h2>
        <p className={styles.meta}>
          <span className="figures">#{ticket.number}</span>
          <TicketStateTag state={ticket.state} />
          <span>{t(`categories.${ticket.category}`)}</span>
          <span>{t('priority', { priority: t(`priorities.${ticket.priority}`) })}</span>
        </p>
      </header>
      <ol className={styles.messages} aria-label={t('conversation')} aria-live="polite">
        <TicketMessage {...asked} text={ticket.description} attachments={ticket.attachments}>
          {ticket.context && (
            <details className={styles.along}>
              <summary>
                <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
                {t('context.sent')}
              </summary>
              <ContextBox context={ticket.context} />
            </details>
          )}
        </TicketMessage>
        {ticket.messages.map(({ id, move, ...message }) => (
          <TicketMessage key={id} {...message} note={move ? t(`did.${move}`) : undefined} />
        ))}
      </ol>
      <p className={styles.turn} role="status">
        {ticket.closesAt
          ? t('turn.RESOLVED', { at: moment(ticket.closesAt) })
          : t(`turn.${ticket.state}`, { name: ticket.openedBy.name })}
      </p>
      {(ticket.canReply || ticket.moves.length > 0) && (
        <ReplyForm key={ticket.id} ticket={ticket} onWritten={onChanged} onResolve={resolve} />
      )}
    </section>
  );
}

/** What is shown was read; said once for each answer. */
function useReading({ id, unread, lastMessage }: SupportTicketDetails, onRead: () => void): void {
  const told = useRef('');
  const tell = useLatest(onRead);
  useEffect(() => {
    const which = `${id} ${lastMessage.at}`;
    if (!unread || told.current === which) return;
    told.current = which;
    // No more than a mark: should it fail, the mark stays.
    void supportApi.markRead(id).then(
      () => tell.current(),
      () => undefined,
    );
  }, [id, unread, lastMessage.at, tell]);
}
