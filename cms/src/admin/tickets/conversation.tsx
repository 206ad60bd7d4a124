import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AnswerForm } from './answer-form';
import { Facts } from './facts';
import { MessageBubble } from './said';
import type { Message, Ticket } from './ticket';
import { ROWS } from '../cells/rows';
import { translate } from '../words/translations';

const MESSAGE = 'api::support.support-message';
const TICKET = 'api::support.support-ticket';
const SETTLED = new Set(['RESOLVED', 'CLOSED']);

const Frame = styled.div`
  display: grid;
  gap: 2rem;
  font-size: 1.4rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
`;

/** Stands in the form of a ticket where its description would: all that was written, and the place for the answer. */
export function Conversation() {
  const { id = '' } = useParams();
  const { get, post } = useFetchClient();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [messages, setMessages] = useState<Message[]>([]);

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const query = { filters: { ticketId: { $eq: id } }, sort: 'id:ASC', page: 1, pageSize: 100 };
      const [found, written] = await Promise.all([
        get<{ data: Ticket }>(`${ROWS}/${TICKET}/${id}`),
        get<{ results: Message[] }>(`${ROWS}/${MESSAGE}`, { params: query }),
      ]);
      if (!wanted) return;
      setTicket(found.data.data);
      setMessages(written.data.results);
    };
    // The form around it says when the ticket cannot be read.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [get, id]);

  if (!ticket) return null;
  const answer = async (text: string, move: 'answer' | 'resolve') => {
    await post(`${ROWS}/${MESSAGE}`, { ticketId: id, text, move });
    // The form around it holds the state from before.
    window.location.reload();
  };
  return (
    <Frame>
      <MessageBubble
        author="CUSTOMER"
        name={ticket.openedByName}
        at={ticket.openedAt}
        text={ticket.description}
        attachments={ticket.attachments ?? []}
      />
      {ticket.context && <Facts context={ticket.context} />}
      {messages.map(({ documentId, author, authorName, at, text, attachments }) => (
        <MessageBubble
          key={documentId}
          author={author}
          name={authorName}
          at={at}
          text={text}
          attachments={attachments ?? []}
        />
      ))}
      {SETTLED.has(ticket.state) ? <p>{translate('ticketSettled')}</p> : <AnswerForm onAnswer={answer} />}
    </Frame>
  );
}
