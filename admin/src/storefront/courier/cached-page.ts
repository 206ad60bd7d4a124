import type { CourierPageDto } from '@contracts/courier-page';
import { isOver } from '@domain/couriers/life-cycle';
import { HOUR_MS } from '@domain/time';
import { deviceValue, property, textIn } from '@shared/state/device-value';

/** A courier's page as the server last told it. */
export interface SeenPage {
  page: CourierPageDto;
  /** When it was told, ISO 8601 UTC by the clock of the device. */
  at: string;
}

interface KeptPage extends SeenPage {
  /** Of the link by which it was seen: by another link nothing is shown. */
  token: string;
}

/** Whom and where to is no longer kept than a shift lasts. */
const LONGEST_MS = 16 * HOUR_MS;

/** One page of one link: whoever opens another one on this device leaves nothing of the first. */
const kept = deviceValue<KeptPage>('comanda.courier.page', 2, (value) => (isKept(value) ? value : null));

/** Whether it is what this page wrote; nobody else writes there, and a page of another shape has another version. */
function isKept(value: unknown): value is KeptPage {
  const page = property(value, 'page');
  return (
    textIn(value, 'token', 80) !== '' &&
    !Number.isNaN(Date.parse(textIn(value, 'at', 40))) &&
    textIn(page, 'storeName', 200) !== '' &&
    Array.isArray(property(page, 'trips'))
  );
}

/** Keeps what the courier sees, for a reload without a network; of trips that are over nothing stays. */
export function cachePage(token: string, { page, at }: SeenPage): void {
  kept.save({ token, at, page: { ...page, trips: page.trips.filter(({ state }) => !isOver(state)) } });
}

/** What was seen last by this link; null where that is nothing, or too long ago to be of use. */
export function cachedPage(token: string, now: Date): SeenPage | null {
  const found = kept.load();
  if (found === null) return null;
  const age = now.getTime() - Date.parse(found.at);
  if (age > LONGEST_MS) kept.forget();
  return found.token === token && age <= LONGEST_MS ? { page: found.page, at: found.at } : null;
}

/** Leaves nothing on the device: the link is dead. */
export const clearCachedPage = (): void => kept.forget();
