import type { StoreProfileDto } from '@contracts/storefront';
import { DAY_MS } from '@domain/time/units';
import type { Locale } from '../i18n/locale';

export type StateTone = 'open' | 'limited' | 'closed';

/** Whether the store takes orders, in a few words: until when, or from when again. */
export function storeState(
  { store }: Pick<StoreProfileDto, 'store'>,
  locale: Locale,
  now: Date,
): { words: string; tone: StateTone } {
  const { t } = locale;
  if (!store.canOrder) return { words: closedWords(store, locale, now), tone: 'closed' };
  switch (store.state) {
    case 'PICKUP_ONLY':
    case 'NO_COURIER':
      return { words: t('state.takeoutOnly'), tone: 'limited' };
    case 'DELIVERY_ONLY':
      return { words: t('state.deliveryOnly'), tone: 'limited' };
    default:
      return {
        words: store.closesAt
          ? t('state.openUntil', { time: locale.clock(store.closesAt) })
          : t('state.open'),
        tone: 'open',
      };
  }
}

function closedWords(store: StoreProfileDto['store'], locale: Locale, now: Date): string {
  const { t } = locale;
  const opens = store.opensAt && opening(store.opensAt, locale, now);
  switch (store.state) {
    case 'CLOSED_HOURS':
    case 'HOLIDAY':
      return opens ? t('state.closedOpens', { when: opens }) : t('state.closed');
    case 'PAUSED':
      return opens ? t('state.pausedBack', { when: opens }) : t('state.paused');
    case 'BUSY':
      return t('state.busy');
    default:
      return t('state.notTaking');
  }
}

/** `18:00` today, `tomorrow at 18:00`, otherwise with the day. */
function opening(opensAt: string, locale: Locale, now: Date): string {
  const time = locale.clock(opensAt);
  const day = locale.date(opensAt);
  if (day === locale.date(now)) return locale.t('when.today', { time });
  const tomorrow = new Date(now.getTime() + DAY_MS);
  return day === locale.date(tomorrow) ? locale.t('when.tomorrow', { time }) : locale.moment(opensAt);
}
