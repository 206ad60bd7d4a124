import { useNotification } from '@refinedev/core';
import type { SupportTicketDetails } from '@contracts/support';
import { LifeBuoy, MessagesSquare, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { contact } from './contact.feature';
import styles from './contact.module.css';
import { NewTicket } from './new-ticket';
import { NEW_TICKET } from './new-ticket-path';
import { useTicket, useTickets } from './support-api';
import { TicketList } from './ticket-list';
import { TicketThread } from './ticket-thread';
import { useLiveEvents } from '@entities/live/live';
import { useMedia } from '@shared/state/use-media';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState, ErrorState, Skeleton } from '@shared/ui/states';

/** Asking Comanda: the tickets of the business beside the one that is read; on a phone one after the other. */
export default function ContactPage() {
  const { t } = useTranslation('support');
  const { open: notify } = useNotification();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const narrow = useMedia('(max-width: 767px)');
  const chosen = params.get('ticket');
  const writing = chosen === null && params.has('new');
  const list = useTickets();
  const ticket = useTicket(chosen);

  const renew = () => {
    list.refetch();
    if (chosen !== null) ticket.refetch();
  };
  useLiveEvents(['support.changed'], renew);
  const onOpened = ({ id, number }: SupportTicketDetails) => {
    notify?.({ type: 'success', message: t('opened', { number }) });
    list.refetch();
    void navigate({ search: `?ticket=${id}` });
  };

  const step = chosen !== null || writing;
  const none = list.data?.length === 0;
  const write = (
    <LinkButton to={NEW_TICKET} type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
      {t('new.button')}
    </LinkButton>
  );
  const shown = writing ? (
    <NewTicket onOpened={onOpened} />
  ) : chosen === null ? (
    <EmptyState icon={MessagesSquare} title={t('choose.title')} text={t('choose.text')} compact />
  ) : ticket.data?.id === chosen ? (
    <TicketThread ticket={ticket.data} onChanged={renew} />
  ) : ticket.error ? (
    <ErrorState error={ticket.error} onRetry={ticket.refetch} compact />
  ) : (
    <Skeleton lines={5} height={16} />
  );

  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={narrow && step ? undefined : t('subtitle')}
        back={narrow && step ? { to: contact.paths.list, label: t('list.label') } : undefined}
        actions={!writing && !(narrow && step) && !none && write}
      />
      {list.error && !list.data ? (
        <ErrorState error={list.error} onRetry={list.refetch} />
      ) : !list.data ? (
        <Skeleton lines={6} height={16} />
      ) : none && !step ? (
        <EmptyState icon={LifeBuoy} title={t('empty.title')} text={t('empty.text')} action={write} />
      ) : (
        <div className={styles.columns}>
          {!(narrow && step) && !none && <TicketList tickets={list.data} chosen={chosen} />}
          {(step || !narrow) && <div className={styles.pane}>{shown}</div>}
        </div>
      )}
    </Page>
  );
}
