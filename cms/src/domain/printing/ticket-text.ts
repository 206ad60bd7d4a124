import { formatsOf } from '../format';
import { mentionsAllergy } from '../orders/allergy';
import { promisedWindow } from '../orders/promise';
import type { PrintedOrder, PrintPlace } from './printed-order';
import type { TicketLine } from './ticket';
import type { TicketWords } from './words';

/** When it is to be there: the day it was ordered for, when the kitchen has it done, or what was promised. */
export function when(order: PrintedOrder, place: PrintPlace, words: TicketWords): string {
  if (order.scheduledFor) return words.scheduled(moment(order.scheduledFor, place));
  if (order.readyBy) return words.readyBy(clock(order.readyBy, place));
  const promised = promisedWindow(order);
  if (!promised) return words.placed(clock(order.placedAt, place));
  const until = clock(promised.until, place);
  return words.promised(promised.from === null ? until : `${clock(promised.from, place)}–${until}`);
}

/** What was asked for one item; loud where it speaks of an allergy. */
export const itemNote = (text: string | null): TicketLine[] =>
  text === null || text === ''
    ? []
    : [
        mentionsAllergy(text)
          ? { kind: 'loud', text: `! ${text}` }
          : { kind: 'text', text: `>> ${text}`, bold: true, indent: 2 },
      ];

/** What is noted of the customer, allergies first: the kitchen reads it with every order. */
export const customerNotes = (
  { allergies, kitchenNote }: Pick<PrintedOrder, 'allergies' | 'kitchenNote'>,
  words: TicketWords,
): TicketLine[] => [
  ...(allergies ? [{ kind: 'loud', text: `${words.allergies}: ${allergies}` } as const] : []),
  ...(kitchenNote ? [{ kind: 'loud', text: kitchenNote } as const] : []),
];

/** What was asked for the whole order. */
export const note = (text: string | null, words: TicketWords): TicketLine[] =>
  text === null || text === '' ? [] : [{ kind: 'rule' }, { kind: 'loud', text: `${words.notes}: ${text}` }];

/** Minor units in the currency and manner of the place. */
export const money = (cents: number, place: PrintPlace) => formatsOf(place, place.language).money(cents);

/** Hour and minute of an instant, by the clock of the place. */
export const clock = (iso: string, place: PrintPlace) => formatsOf(place, place.language).clock(iso);

/** Day, hour and minute of an instant, by the clock of the place. */
export const moment = (iso: string, place: PrintPlace) => formatsOf(place, place.language).brief(iso);
