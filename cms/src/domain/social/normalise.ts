import { ACCOUNT_RULES, readAccount } from './accounts';
import { MAX_LINK, refused, type ReadPhone, type SocialAnswer, type SocialNetwork } from './networks';
import { PLACE_RULES, readPlace, readSite } from './places';
import { readWhatsApp } from './whatsapp';

/**
 * Where a link of a store leads: an address of https that no browser could run, whatever was written – a handle with or
 * without `@`, an address with or without its scheme, a phone for WhatsApp, a Place ID of Google. What is answered as
 * `url` or as `shown`, written again, gives the same answer.
 *
 * @param written at most `MAX_LINK` signs; spaces around it mean nothing
 * @param readPhone a phone as it is written where the store is → E.164, or null
 * @returns what is wrong with it as a code otherwise
 */
export function normaliseSocialLink(
  network: SocialNetwork,
  written: string,
  readPhone: ReadPhone,
): SocialAnswer {
  const text = written.trim();
  if (text.length > MAX_LINK) return refused('SOCIAL_TOO_LONG');
  const answer = read(network, text, readPhone);
  // What is written in other letters is longer once it is an address.
  return answer.ok && answer.url.length > MAX_LINK ? refused('SOCIAL_TOO_LONG') : answer;
}

function read(network: SocialNetwork, text: string, readPhone: ReadPhone): SocialAnswer {
  switch (network) {
    case 'WHATSAPP':
      return readWhatsApp(text, readPhone);
    case 'WEBSITE':
    case 'OTHER':
      return readSite(text);
    case 'GOOGLE_REVIEW':
    case 'TRIPADVISOR':
    case 'IFOOD':
      return readPlace(PLACE_RULES[network], text);
    default:
      return readAccount(ACCOUNT_RULES[network], text);
  }
}
