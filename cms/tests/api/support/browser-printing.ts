import type { ClaimedTicketDto, OrderPapersDto } from '../../../src/contracts/printing';
import type { Papers, TicketLine } from '../../../src/domain/printing';
import type { TestBusiness } from './business';
import type { Client } from './client';
import { sign } from './devices';

/** What stands on a ticket that a browser draws. */
export const words = (lines: readonly TicketLine[]) =>
  lines
    .map((line) =>
      line.kind === 'pair'
        ? `${line.left} ${line.right}`
        : line.kind === 'rule'
          ? ''
          : line.kind === 'qr'
            ? line.value
            : line.text,
    )
    .join('\n');

/** What a browser is given to print because somebody wants an order on paper. */
export const papersOf = async (who: Client, orderId: string, papers: Papers) => {
  const answer = await who.post<OrderPapersDto>(`/api/orders/${orderId}/papers`, { papers });
  return {
    status: answer.status,
    tickets: answer.status === 201 || answer.status === 200 ? answer.body.data.tickets.map(words) : [],
  };
};

/** A device that prints by itself asks for what waits for it. */
export const claim = async ({ owner, branch }: TestBusiness, prints = 'KITCHEN', who: Client = owner) =>
  who.post<ClaimedTicketDto[]>(`/api/branches/${branch.id}/print-jobs/claim`, { prints });
export const claimed = async (...args: Parameters<typeof claim>) => (await claim(...args)).body.data;

/** A device of the branch that prints by itself gives a sign. */
export const printing = (made: TestBusiness, prints = 'KITCHEN') =>
  sign(made, { prints, key: `counter-that-prints-${prints}` });
