import type { Tx } from '../../src/database/transaction';
import { answerTicketWithin } from '../../src/api/support/use-cases/answer-ticket';
import { openTicketWithin } from '../../src/api/support/use-cases/open-ticket';
import { replyWithin } from '../../src/api/support/use-cases/reply-to-ticket';
import { resolveWithin } from '../../src/api/support/use-cases/resolve-ticket';
import { HOUR_MS } from '../../src/domain/time';
import type { Viewer } from '../../src/sessions/viewer';
import type { TicketPlan } from '../business-plan';

const SUPPORT = { kind: 'PLATFORM', name: 'Marina (Comanda)' } as const;

/** Asks Comanda what a business asked in the days before, and lets it answer. */
export async function askSupport(
  tx: Tx,
  people: readonly Viewer[],
  plans: readonly TicketPlan[],
  now: Date,
): Promise<void> {
  for (const { role, hoursAgo, steps, ...question } of plans) {
    const asker = people.find((person) => person.role === role);
    if (!asker) throw new Error(`Nobody is ${role}`);
    const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const body = { ...question, attachments: [] };
    const { data: ticket } = await openTicketWithin(tx, asker, body, null, at(hoursAgo));
    for (const step of steps) {
      const when = at(step.hoursAgo);
      if (step.kind === 'answer')
        await answerTicketWithin(tx, { ticketId: ticket.id, text: step.text, move: 'answer' }, SUPPORT, when);
      else if (step.kind === 'reply')
        await replyWithin(tx, asker, ticket.id, { text: step.text, attachments: [] }, when);
      else await resolveWithin(tx, asker, ticket.id, when);
    }
  }
}
