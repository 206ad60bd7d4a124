import type { ReadPhone, SocialNetwork, SocialProblemCode } from './networks';
import { normaliseSocialLink } from './normalise';

/** A link as it is stored; its place among the others is that of the list. */
export interface SocialLink {
  network: SocialNetwork;
  url: string;
  visible: boolean;
}

/** The links of a branch as somebody wrote them: `url` is a handle, an address, a phone. */
export type WrittenLinks = readonly SocialLink[];

export interface SocialListProblem {
  code: SocialProblemCode | 'SOCIAL_TWICE';
  path: (string | number)[];
}

/** The links with what each of them became, or what is wrong with which of them; there is one of a network. */
export function readSocialLinks(
  written: WrittenLinks,
  readPhone: ReadPhone,
): { links: SocialLink[]; problems: SocialListProblem[] } {
  const links: SocialLink[] = [];
  const problems: SocialListProblem[] = [];
  for (const [index, { network, url, visible }] of written.entries()) {
    if (written.findIndex((each) => each.network === network) < index)
      problems.push({ code: 'SOCIAL_TWICE', path: [index, 'network'] });
    const answer = normaliseSocialLink(network, url, readPhone);
    if (answer.ok) links.push({ network, url: answer.url, visible });
    else problems.push({ code: answer.code, path: [index, 'url'] });
  }
  return { links, problems };
}
