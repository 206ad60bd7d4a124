import { useEffect, useState } from 'react';
import type { SlotsDto, StoreProfileDto } from '@contracts/storefront';
import { MINUTE_MS } from '@domain/time/units';
import { fetchSlots } from '../api/order-api';
import { useLocale } from '../i18n/locale';
import { useNow } from '../ui/use-now';
import type { CheckoutForm } from './form';

interface Asked {
  slug: string;
  profile: Pick<StoreProfileDto, 'scheduling' | 'store'>;
  service: CheckoutForm['type'];
  /** What the store last said against the chosen time: then what it offers is another by now. */
  refused: string | undefined;
}

/** When the store takes orders for, as it says itself; asked again every minute, and when it has refused a time. */
export function useSlots({ slug, profile, service, refused }: Asked): SlotsDto | null {
  const { language } = useLocale();
  const { enabled } = profile.scheduling;
  const minute = useNow(MINUTE_MS);
  const [answer, setAnswer] = useState<{ service: string; slots: SlotsDto } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    fetchSlots(slug, service, { language, signal: stop.signal }).then(
      (slots) => !stop.signal.aborted && setAnswer({ service, slots }),
      // What was offered stays; the price cannot be asked for either, which is said.
      () => undefined,
    );
    return () => stop.abort();
  }, [slug, enabled, service, language, minute, refused]);
  return enabled && answer?.service === service ? answer.slots : null;
}
