import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '@contracts/session';
import type { StoreProfileDto, TrackedOrderDto } from '@contracts/storefront';
import { trackingAddress } from '../addresses';
import { fetchOrder, fetchProfile } from '../api/store-api';
import { languageAt } from '../i18n/language';
import { LanguageProvider, type Spoken } from '../i18n/language-provider';
import { loadWords } from '../i18n/words';
import { StoreTheme } from '../theme/store-theme';
import { Announcer } from '../ui/announcer';
import { TrackingPage } from './tracking-page';

const PARTS = ['menu', 'order'] as const;

/** The page that follows an order, with the order as it is now. */
export async function openTracking(token: string, likely: Language): Promise<ReactNode> {
  // The words that are likely needed come beside the order, which says whether they are.
  const [order] = await Promise.all([fetchOrder(token, likely), loadWords(likely, PARTS)]);
  // From a mail it is opened without its store, of which it is a part. What the payment page says of itself stays.
  history.replaceState(null, '', `${trackingAddress(order.storeSlug, token)}${location.search}`);
  const language = languageAt(order.storeSlug, order.storeLanguage);
  const spoken = { language, words: await loadWords(language, PARTS), parts: PARTS };
  return <TrackingEntry token={token} order={order} spoken={spoken} />;
}

interface TrackingEntryProps {
  token: string;
  order: TrackedOrderDto;
  spoken: Spoken;
}

function TrackingEntry({ token, order, spoken }: TrackingEntryProps) {
  const { storeSlug, country, currency, timezone } = order;
  const [profile, setProfile] = useState<StoreProfileDto | null>(null);
  useEffect(() => {
    fetchProfile(storeSlug, spoken.language).then(
      ({ data }) => setProfile(data),
      // What the order says is enough to follow it.
      () => undefined,
    );
  }, [storeSlug, spoken.language]);
  return (
    <LanguageProvider
      slug={storeSlug}
      first={spoken}
      country={country}
      currency={currency}
      timezone={timezone}
    >
      <StoreTheme color={profile?.color ?? null}>
        <Announcer>
          <TrackingPage token={token} first={order} profile={profile} />
        </Announcer>
      </StoreTheme>
    </LanguageProvider>
  );
}
