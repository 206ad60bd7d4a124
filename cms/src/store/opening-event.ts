import ical, { ICalAlarmType } from 'ical-generator';
import { read } from '../database/transaction';
import { environment } from '../environment';
import type { LoadedStore } from './load-store';
import { storeStatus } from './status';
import { MINUTE_MS } from '../domain/time';

/** A calendar shows an event by how long it takes. */
const LENGTH_MS = 15 * MINUTE_MS;

/**
 * When a store that takes no orders now does so again, for the calendar of whoever wants to be reminded: nobody has to
 * leave an address for it. Null where it takes orders, or where nobody can say from when on.
 */
export async function openingEvent(store: LoadedStore, now: Date): Promise<string | null> {
  const { branch, business } = store;
  const { canOrder, opensAt } = await read((sql) => storeStatus(sql, store, business.language, now));
  if (canOrder || opensAt === null) return null;
  const start = new Date(opensAt);
  const url = new URL(`/m/${branch.slug}`, environment.publicUrl).href;
  const calendar = ical({ prodId: { company: 'Comanda', product: 'Store page' } });
  const event = calendar.createEvent({
    // The same event again takes the place of the first.
    id: `${branch.slug}-${start.getTime()}@${new URL(environment.publicUrl).hostname}`,
    stamp: now,
    start,
    end: new Date(start.getTime() + LENGTH_MS),
    summary: branch.name,
    description: url,
    url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0 });
  return calendar.toString();
}
