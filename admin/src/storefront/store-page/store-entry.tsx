import { useEffect } from 'react';
import { LanguageProvider } from '../i18n/language-provider';
import { useLocale } from '../i18n/locale';
import { StoreTheme } from '../theme/store-theme';
import { Announcer } from '../ui/announcer';
import type { OpenedStore } from './load-store';
import { StorePage } from './store-page';
import { useStore } from './use-store';

interface StoreEntryProps {
  slug: string;
  first: OpenedStore;
}

export function StoreEntry({ slug, first }: StoreEntryProps) {
  const { country, currency, timezone } = first.profile;
  return (
    <LanguageProvider
      slug={slug}
      first={first.spoken}
      country={country}
      currency={currency}
      timezone={timezone}
    >
      <OpenStore slug={slug} first={first} />
    </LanguageProvider>
  );
}

function OpenStore({ slug, first }: StoreEntryProps) {
  const { language } = useLocale();
  const store = useStore(slug, first, language);
  // Kept as an app it comes without a network as well; who only looks in gives no room for that.
  useEffect(() => {
    if (first.seenAt === undefined && matchMedia('(display-mode: standalone)').matches)
      import('./cached-store').then((kept) => kept.cacheStorePage(slug, first)).catch(() => undefined);
  }, [slug, first]);
  return (
    <StoreTheme color={store.profile.color}>
      <Announcer>
        <StorePage slug={slug} store={store} />
      </Announcer>
    </StoreTheme>
  );
}
