import type { BlackBoxEntry } from '../../contracts/black-box';
import { queueSteps } from '../../domain/orders/queue-steps';
import type { OrderMail } from '../../outbox/order-mails';
import type { TicketOfOrder } from '../printing/exports';

/** An entry as far as there is something to say. */
export type Noted = Partial<BlackBoxEntry> & Pick<BlackBoxEntry, 'at' | 'what'>;

/** What is known of a mail about an order: when it was queued, failed and was sent. */
export function entriesOfMail(mail: OrderMail): Noted[] {
  const { topic, failures, queuedAt, failedAt, deadAt, runAt, doneAt } = mail;
  const at = failedAt ?? deadAt;
  const steps = queueSteps({
    queuedAt: iso(queuedAt ?? runAt),
    requeuedAt: null,
    failure: at === null ? null : { at: iso(at), reason: mail.problem, tries: failures },
    nextTryAt: deadAt === null ? iso(runAt) : null,
    ended: doneAt === null ? null : { at: iso(doneAt), how: 'DONE' },
    tries: failures + (doneAt === null ? 0 : 1),
  });
  return steps.map(({ step, ...told }) => {
    const what = step === 'DONE' ? 'MAIL_SENT' : step === 'FAILED' ? 'MAIL_FAILED' : 'MAIL_QUEUED';
    return { ...told, what, detail: topic };
  });
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What is known of a ticket of an order: when it was queued, failed, was printed or not needed any more. */
export function entriesOfTicket(ticket: TicketOfOrder): Noted[] {
  const { kind, attempts, createdAt, queuedAt, lastFailure, printer } = ticket;
  const steps = queueSteps({
    queuedAt: createdAt,
    requeuedAt: queuedAt > createdAt ? queuedAt : null,
    failure: lastFailure && {
      at: lastFailure.at,
      reason: lastFailure.problem,
      tries: lastFailure.attempts,
    },
    // The printer is asked again every few seconds.
    nextTryAt: null,
    ended: endOf(ticket),
    tries: attempts,
  });
  return steps.map(({ step, ...told }) => {
    const what = step === 'DONE' ? 'TICKET_PRINTED' : (`TICKET_${step}` as const);
    // It may have gone to another printer since.
    const isBefore = lastFailure !== null && told.at <= lastFailure.at;
    return { ...told, what, detail: kind, who: isBefore ? lastFailure.printer : printer };
  });
}

/** A ticket that came to nothing is left as it was. */
function endOf({ state, printedAt, updatedAt }: TicketOfOrder) {
  if (printedAt !== null) return { at: printedAt, how: 'DONE' as const };
  return state === 'CANCELLED' || state === 'PRINTED' ? { at: updatedAt, how: 'DROPPED' as const } : null;
}
