/** Where a store can be found besides its own page, in the order in which they are offered. */
export const SOCIAL_NETWORKS = [
  'INSTAGRAM',
  'WHATSAPP',
  'FACEBOOK',
  'TIKTOK',
  'YOUTUBE',
  'X',
  'GOOGLE_REVIEW',
  'TRIPADVISOR',
  'IFOOD',
  'WEBSITE',
  'OTHER',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** How many signs somebody may write, and a stored address may have. */
export const MAX_LINK = 500;

export type SocialProblemCode =
  /** Neither an address nor a handle. */
  | 'SOCIAL_UNREADABLE'
  /** Another scheme than http or https, or an address with a password in it. */
  | 'SOCIAL_UNSAFE'
  /** An address of another site than the network's. */
  | 'SOCIAL_OTHER_SITE'
  /** An address of the network that names no account or place: its front page, a post, a shortened link. */
  | 'SOCIAL_NO_ACCOUNT'
  /** A handle that the network would not have. */
  | 'SOCIAL_BAD_HANDLE'
  | 'SOCIAL_BAD_PHONE'
  | 'SOCIAL_TOO_LONG';

export type SocialAnswer =
  | {
      ok: true;
      /** https, of the network's own host, without what only counts clicks. */
      url: string;
      /** The same for people: `@cantina`, `+5511987654321`, `cantina.com.br/menu`. Written again it gives the same `url`. */
      shown: string;
    }
  | { ok: false; code: SocialProblemCode };

/** A phone as somebody writes it in the country of the store → E.164, or null where it is none. */
export type ReadPhone = (text: string) => string | null;

export const refused = (code: SocialProblemCode): SocialAnswer => ({ ok: false, code });
