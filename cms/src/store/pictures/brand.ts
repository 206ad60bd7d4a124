import type { LoadedStore } from '../load-store';

/** What a store's pictures are made of. */
export interface Brand {
  name: string;
  /** Addresses, as rows name pictures. */
  logoUrl: string | null;
  bannerUrl: string | null;
  /** `#rrggbb` */
  color: string;
}

/** The product's own, where the store has no colour. */
const OWN_COLOR = '#c8371f';
export const INK = '#231d19';
export const PAPER = '#faf8f6';
const WHITE = '#ffffff';

export const brandOf = ({ branch, profile }: LoadedStore): Brand => ({
  name: branch.name,
  logoUrl: profile.logoUrl,
  bannerUrl: profile.bannerUrl,
  color: profile.color ?? OWN_COLOR,
});

/** What can be read on a colour best. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? INK : WHITE;
}
