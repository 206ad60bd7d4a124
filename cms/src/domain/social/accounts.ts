import { refused, type SocialAnswer } from './networks';
import { pathParts, plainHost, readWebAddress, shownAddress } from './web-address';

/** A network on which a store has an account with a name. */
interface AccountRule {
  /** Without `www.` and the like; the first is the network's own. */
  hosts: readonly string[];
  handle: RegExp;
  /** The network takes no difference between capitals and small letters. */
  small: boolean;
  /** What stands before the handle in its address. */
  prefix: string;
  /** First parts of paths that are pages of the network and no accounts. */
  pages: readonly string[];
  /** First parts of paths behind which an account stands otherwise than by its handle, with how many parts follow. */
  folders?: Readonly<Record<string, number>>;
  /** Only what begins with the sign is a handle in an address. */
  marked?: boolean;
}

/** Lengths and signs of handles are those the networks' own forms take (2026). */
export const ACCOUNT_RULES = {
  INSTAGRAM: {
    hosts: ['instagram.com', 'instagr.am'],
    handle: /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/,
    small: true,
    prefix: 'https://www.instagram.com/',
    pages: ['p', 'reel', 'reels', 'tv', 'explore', 'stories', 'accounts', 'direct', 'share'],
  },
  FACEBOOK: {
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    handle: /^[a-z0-9.-]{3,80}$/i,
    small: false,
    prefix: 'https://www.facebook.com/',
    pages: [
      ...['events', 'groups', 'hashtag', 'login', 'marketplace', 'permalink.php', 'photo', 'photo.php'],
      ...['posts', 'reel', 'share', 'sharer', 'sharer.php', 'story.php', 'stories', 'watch', 'profile.php'],
    ],
    folders: { p: 1, people: 2, pages: 2 },
  },
  TIKTOK: {
    hosts: ['tiktok.com'],
    handle: /^[a-z0-9._]{2,24}(?<!\.)$/,
    small: true,
    prefix: 'https://www.tiktok.com/@',
    pages: [],
    marked: true,
  },
  YOUTUBE: {
    hosts: ['youtube.com', 'youtu.be'],
    handle: /^[\p{L}\p{N}._·-]{3,30}$/u,
    small: false,
    prefix: 'https://www.youtube.com/@',
    pages: [],
    folders: { channel: 1, c: 1, user: 1 },
    marked: true,
  },
  X: {
    hosts: ['x.com', 'twitter.com'],
    handle: /^[a-z0-9_]{1,15}$/,
    small: true,
    prefix: 'https://x.com/',
    pages: ['i', 'home', 'search', 'hashtag', 'intent', 'share', 'explore', 'settings', 'login'],
  },
} as const satisfies Record<string, AccountRule>;

/** The account that a handle, with or without its `@`, or an address of the network names. */
export function readAccount(rule: AccountRule, text: string): SocialAnswer {
  const address = readWebAddress(text);
  const isHandle = !/[/:]/.test(text) && !(address.kind === 'address' && isOf(rule, address.url));
  if (isHandle) return accountOf(rule, text.replace(/^@/, ''));
  if (address.kind === 'unsafe') return refused('SOCIAL_UNSAFE');
  if (address.kind === 'none') return refused('SOCIAL_UNREADABLE');
  const { url } = address;
  if (!isOf(rule, url)) return refused('SOCIAL_OTHER_SITE');
  return namedBy(rule, url);
}

const isOf = ({ hosts }: AccountRule, url: URL): boolean => hosts.includes(plainHost(url));

function namedBy(rule: AccountRule, url: URL): SocialAnswer {
  const parts = pathParts(url);
  const first = parts[0] ?? '';
  const own = rule.hosts[0] ?? '';
  const id = url.searchParams.get('id') ?? '';
  if (own === 'facebook.com' && first === 'profile.php' && /^\d{1,20}$/.test(id))
    return kept(`https://www.${own}/profile.php?id=${id}`);
  const { folders = {} } = rule;
  const following = Object.hasOwn(folders, first) ? folders[first] : undefined;
  if (following !== undefined) {
    const path = parts.slice(0, following + 1);
    if (path.length <= following) return refused('SOCIAL_NO_ACCOUNT');
    return kept(`https://www.${own}/${path.map(encodeURIComponent).join('/')}`);
  }
  if (first === '' || rule.pages.includes(first.toLowerCase())) return refused('SOCIAL_NO_ACCOUNT');
  if (rule.marked && !first.startsWith('@')) return refused('SOCIAL_NO_ACCOUNT');
  return accountOf(rule, first.replace(/^@/, ''));
}

function accountOf({ handle, small, prefix, pages }: AccountRule, written: string): SocialAnswer {
  const name = small ? written.toLowerCase() : written;
  if (!handle.test(name) || pages.includes(name.toLowerCase())) return refused('SOCIAL_BAD_HANDLE');
  return { ok: true, url: `${prefix}${encodeURIComponent(name)}`, shown: `@${name}` };
}

const kept = (url: string): SocialAnswer => ({ ok: true, url, shown: shownAddress(url) });
