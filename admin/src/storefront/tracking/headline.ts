import type { TrackedOrderDto } from '@contracts/storefront';
import type { Translate } from '../i18n/translate';
import { hasEnded, isHandedOver } from './steps';

type Tracked = Pick<TrackedOrderDto, 'state' | 'type' | 'promisedAt'>;

/** Where the order is, in a few words. */
export function headline({ state, type }: Tracked, t: Translate): string {
  if (type !== 'DELIVERY') {
    const where = type === 'DINE_IN' ? 'table' : 'pickup';
    if (state === 'READY') return t(`track.READY.${where}`);
    if (state === 'DELIVERED' || state === 'CONCLUDED') return t(`track.DELIVERED.${where}`);
  }
  return t(`track.${state}`);
}

interface PromiseWords {
  words: string;
  late: boolean;
}

/** When it is to be had; null where nothing was promised or nothing is to come. */
export function promiseWords(
  order: Tracked,
  { t, time, now }: { t: Translate; time: (instant: string) => string; now: Date },
): PromiseWords | null {
  const { promisedAt, state, type } = order;
  if (promisedAt === null || hasEnded(order) || isHandedOver(order) || state === 'AWAITING_PAYMENT')
    return null;
  if (type !== 'DELIVERY' && state === 'READY') return null;
  const when = { time: time(promisedAt) };
  if (Date.parse(promisedAt) < now.getTime()) return { words: t('promise.late', when), late: true };
  return { words: type === 'DELIVERY' ? t('promise.by', when) : t('promise.readyBy', when), late: false };
}
