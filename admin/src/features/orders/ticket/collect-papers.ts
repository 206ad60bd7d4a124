import type { OrderPapersDto } from '@contracts/printing';
import type { Papers } from '@domain/printing/by-browser';
import type { TicketLine } from '@domain/printing/ticket';
import { ApiError, isNotAnswered } from '@shared/api/error';
import { request } from '@shared/api/request';

/** What of an order its tickets are asked for and told by. */
export interface PrintableOrder {
  id: string;
  number: string;
}

interface Collected {
  tickets: TicketLine[][];
  /** Those whose tickets are among them. */
  got: PrintableOrder[];
  /** Those without, in their order. */
  failed: PrintableOrder[];
  /** Why the first of them failed. */
  error: ApiError | null;
}

const askPapers = (id: string, papers: Papers) =>
  request<OrderPapersDto>('POST', `/api/orders/${id}/papers`, { papers });

/**
 * The tickets of orders, asked for one order after the other. The server counts each that it answers as printed, so what
 * was got is kept whatever becomes of the others; once nobody answers, the rest is not asked for.
 */
export async function collectPapers(orders: readonly PrintableOrder[], papers: Papers): Promise<Collected> {
  const [tickets, got, failed]: [TicketLine[][], PrintableOrder[], PrintableOrder[]] = [[], [], []];
  let error: ApiError | null = null;
  for (const [index, order] of orders.entries()) {
    try {
      tickets.push(...(await askPapers(order.id, papers)).tickets);
      got.push(order);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      error ??= refusal;
      if (isNotAnswered(refusal)) return { tickets, got, failed: [...failed, ...orders.slice(index)], error };
      failed.push(order);
    }
  }
  return { tickets, got, failed, error };
}
