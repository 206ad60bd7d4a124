import { refused, type ReadPhone, type SocialAnswer } from './networks';
import { pathParts, readWebAddress, shownAddress } from './web-address';

const HOSTS = ['wa.me', 'whatsapp.com', 'api.whatsapp.com', 'web.whatsapp.com', 'www.whatsapp.com'];
const GROUPS = 'chat.whatsapp.com';
const CODE = /^[A-Za-z0-9_-]{5,60}$/;

/** The conversation that a phone, or an address of WhatsApp with one, opens; its groups, channels and short links stay. */
export function readWhatsApp(text: string, readPhone: ReadPhone): SocialAnswer {
  const address = readWebAddress(text);
  if (address.kind === 'unsafe') return refused('SOCIAL_UNSAFE');
  const isAddress = address.kind === 'address' && /[a-z]/i.test(text);
  return isAddress ? conversationOf(address.url, readPhone) : byPhone(text, readPhone);
}

function conversationOf(url: URL, readPhone: ReadPhone): SocialAnswer {
  const { hostname, searchParams } = url;
  const [first = '', second = ''] = pathParts(url);
  if (hostname === GROUPS) {
    const group = first === 'invite' ? second : first;
    return CODE.test(group) ? kept(`https://${GROUPS}/${group}`) : refused('SOCIAL_NO_ACCOUNT');
  }
  if (!HOSTS.includes(hostname)) return refused('SOCIAL_OTHER_SITE');
  if (first === 'message' && CODE.test(second)) return kept(`https://wa.me/message/${second}`);
  if (first === 'channel' && CODE.test(second)) return kept(`https://www.whatsapp.com/channel/${second}`);
  const digits = (searchParams.get('phone') ?? (first === 'c' ? second : first)).replace(/\D/g, '');
  return digits === '' ? refused('SOCIAL_NO_ACCOUNT') : byPhone(`+${digits}`, readPhone);
}

function byPhone(text: string, readPhone: ReadPhone): SocialAnswer {
  const phone = readPhone(text);
  if (phone === null) return refused('SOCIAL_BAD_PHONE');
  return { ok: true, url: `https://wa.me/${phone.replace(/\D/g, '')}`, shown: phone };
}

const kept = (url: string): SocialAnswer => ({ ok: true, url, shown: shownAddress(url) });
