import type { LoadedStore } from './load-store';
import { storePictureUrl } from './pictures';
import { pathOf } from './store-page';

/**
 * With what a phone keeps the store page as an app of its own.
 * Source: https://www.w3.org/TR/appmanifest/
 */
export function appManifest(store: LoadedStore): object {
  const { branch, business, profile } = store;
  // All of its pages, orders on their way among them, and of no store whose name begins with the same letters.
  const scope = `${pathOf(store)}/`;
  const icon = (side: 192 | 512) => ({
    src: storePictureUrl(store, `icon-${side}.png`),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return {
    id: pathOf(store),
    name: branch.name,
    short_name: branch.name.length > 12 ? profile.businessName.slice(0, 24) : branch.name,
    ...(profile.description !== '' && { description: profile.description }),
    lang: business.language,
    start_url: scope,
    scope,
    display: 'standalone',
    background_color: '#faf8f6',
    theme_color: profile.color ?? '#faf8f6',
    icons: [
      icon(192),
      icon(512),
      {
        src: storePictureUrl(store, 'icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
