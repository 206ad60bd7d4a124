import { socialLinksFields, type SocialLinkDto, type SocialLinksDto } from '@contracts/social-links';
import { normaliseSocialLink, readSocialLinks, type ReadPhone } from '@domain/social';
import type { z } from 'zod';
import { fieldIssue, type FieldIssue } from '@shared/form/issues';
import { phoneOf } from '@shared/format/phone';

export const linksSchema = socialLinksFields;
export type LinksValues = z.output<typeof linksSchema>;
export type LinkValue = LinksValues['links'][number];

export const phonesOf =
  (country: string): ReadPhone =>
  (text) =>
    phoneOf(text, country);

/** The stored links as people write them, which is what the form begins with. */
export const toValues = (links: readonly SocialLinkDto[], country: string): LinksValues => ({
  links: links.map(({ network, url, visible }) => {
    const answer = normaliseSocialLink(network, url, phonesOf(country));
    return { network, url: answer.ok ? answer.shown : url, visible };
  }),
});

export const toStored = ({ links, version, store }: SocialLinksDto) => ({
  values: toValues(links, store.country),
  version,
});

/** What is wrong with what is written; what is still empty is missing, and the schema says so. */
export const checkLinks =
  (country: string) =>
  ({ links }: LinksValues): FieldIssue[] =>
    readSocialLinks(links, phonesOf(country))
      .problems.filter(({ path: [at] }) => links.some(({ url }, index) => index === at && url.trim() !== ''))
      .map(({ code, path }) => fieldIssue({ code, path: ['links', ...path] }));

/** The links as they would be stored, without what is not right yet. */
export const linksOf = ({ links }: LinksValues, country: string): SocialLinkDto[] =>
  readSocialLinks(links, phonesOf(country)).links;
