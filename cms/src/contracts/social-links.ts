import { z } from 'zod';
import { MAX_LINK, SOCIAL_NETWORKS, type SocialNetwork } from '../domain/social';
import type { Language } from './session';
import { version } from './version';
import { oneLine } from './text';

/** The links of a branch in their order, as somebody writes them: a handle, an address or a phone. */
export const socialLinksFields = z.strictObject({
  links: z
    .array(
      z.strictObject({
        network: z.enum(SOCIAL_NETWORKS),
        url: oneLine().min(1).max(MAX_LINK),
        /** Hidden ones are kept, and not shown to customers. */
        visible: z.boolean().default(true),
      }),
    )
    .max(SOCIAL_NETWORKS.length),
});

/** Body of `PUT /api/branches/:id/social-links`: all links of the branch, against its version. */
export const socialLinksBody = socialLinksFields.extend({ version });

export interface SocialLinkDto {
  network: SocialNetwork;
  /** https, as the network itself writes it. */
  url: string;
  visible: boolean;
}

/** `GET` and `PUT /api/branches/:id/social-links`, inside `data`. */
export interface SocialLinksDto {
  branchId: string;
  /** Of the branch, which its links are a part of. */
  version: number;
  links: SocialLinkDto[];
  /** What a card for its tables shows of the branch's store page. */
  store: {
    name: string;
    url: string;
    logoUrl: string | null;
    /** Whether what is ordered at a table is brought there. */
    servesTables: boolean;
    /** Six hexadecimal digits after `#`, or null for the product's own. */
    color: string | null;
    language: Language;
    /** ISO 3166-1 alpha-2: phones without a country are of this one. */
    country: string;
  };
}
