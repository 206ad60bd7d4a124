import type { Language } from '@contracts/session';
import type { StoreMenuDto, StoreProfileDto } from '@contracts/storefront';
import { fetchMenu, fetchProfile } from '../api/store-api';
import { NoAnswer } from '../api/request';
import { languageAt } from '../i18n/language';
import type { Spoken } from '../i18n/language-provider';
import { loadWords } from '../i18n/words';

export interface LoadedStore {
  profile: StoreProfileDto;
  menu: StoreMenuDto;
  menuEtag: string | null;
  /** When it was seen, where it is not as it is now: the page came without a network. */
  seenAt?: string;
}

export interface OpenedStore extends LoadedStore {
  spoken: Spoken;
}

export async function loadStore(slug: string, language: Language): Promise<LoadedStore> {
  const [profile, menu] = await Promise.all([fetchProfile(slug, language), fetchMenu(slug, language)]);
  return { profile: profile.data, menu: menu.data, menuEtag: menu.etag };
}

/** The first load: whatever is needed to show the page, as much of it at the same time as can be. */
export async function openStore(slug: string, likely: Language): Promise<OpenedStore> {
  const [profile, menu] = [fetchProfile(slug, likely, true), fetchMenu(slug, likely, true)];
  const spoken = profile.then(async ({ data }): Promise<Spoken> => {
    const language = languageAt(slug, data.language);
    return { language, words: await loadWords(language, ['menu']), parts: ['menu'] };
  });
  try {
    const [p, m, s] = await Promise.all([profile, menu, spoken]);
    return { profile: p.data, menu: m.data, menuEtag: m.etag, spoken: s };
  } catch (error) {
    const kept = error instanceof NoAnswer && (await (await import('./cached-store')).cachedStore(slug));
    if (!kept) throw error;
    const [language, parts] = [languageAt(slug, kept.profile.language), ['menu', 'order'] as const];
    return { ...kept, spoken: { language, words: await loadWords(language, parts), parts } };
  }
}
