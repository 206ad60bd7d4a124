import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_LINK,
  normaliseSocialLink,
  readSocialLinks,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '../../../src/domain/social';
import { tryPhone } from '../../../src/phones/phone';

const inBrazil = (text: string) => tryPhone(text, 'BR');
const read = (network: SocialNetwork, written: string) => normaliseSocialLink(network, written, inBrazil);

describe('normaliseSocialLink', () => {
  it.each<[SocialNetwork, string, string, string]>([
    ['INSTAGRAM', ' @Cantina.Roma ', 'https://www.instagram.com/cantina.roma', '@cantina.roma'],
    ['INSTAGRAM', 'cantina_roma', 'https://www.instagram.com/cantina_roma', '@cantina_roma'],
    ['INSTAGRAM', 'instagram.com/cantina/?igsh=abc', 'https://www.instagram.com/cantina', '@cantina'],
    ['INSTAGRAM', 'http://m.instagram.com/cantina/reels/', 'https://www.instagram.com/cantina', '@cantina'],
    [
      'FACEBOOK',
      'https://pt-br.facebook.com/CantinaRoma/',
      'https://www.facebook.com/CantinaRoma',
      '@CantinaRoma',
    ],
    [
      'FACEBOOK',
      'facebook.com/profile.php?id=1000123&mibextid=x',
      'https://www.facebook.com/profile.php?id=1000123',
      'www.facebook.com/profile.php?id=1000123',
    ],
    [
      'FACEBOOK',
      'facebook.com/people/Cantina/1000123/?tab=about',
      'https://www.facebook.com/people/Cantina/1000123',
      'www.facebook.com/people/Cantina/1000123',
    ],
    ['WHATSAPP', '(11) 98765-4321', 'https://wa.me/5511987654321', '+5511987654321'],
    ['WHATSAPP', 'wa.me/5511987654321?text=oi', 'https://wa.me/5511987654321', '+5511987654321'],
    [
      'WHATSAPP',
      'https://api.whatsapp.com/send?phone=5511987654321',
      'https://wa.me/5511987654321',
      '+5511987654321',
    ],
    ['WHATSAPP', 'wa.me/message/ABC123XYZ', 'https://wa.me/message/ABC123XYZ', 'wa.me/message/ABC123XYZ'],
    ['TIKTOK', 'www.tiktok.com/@Cantina?_t=8&_r=1', 'https://www.tiktok.com/@cantina', '@cantina'],
    [
      'YOUTUBE',
      'https://youtube.com/@CantinaRoma?si=x',
      'https://www.youtube.com/@CantinaRoma',
      '@CantinaRoma',
    ],
    ['YOUTUBE', 'Açaí_Bar', 'https://www.youtube.com/@A%C3%A7a%C3%AD_Bar', '@Açaí_Bar'],
    [
      'YOUTUBE',
      'youtube.com/channel/UCabcdef/videos',
      'https://www.youtube.com/channel/UCabcdef',
      'www.youtube.com/channel/UCabcdef',
    ],
    ['X', 'https://twitter.com/Cantina/status/1', 'https://x.com/cantina', '@cantina'],
    [
      'GOOGLE_REVIEW',
      'ChIJN1t_tDeuEmsRUsoyG83frY4',
      'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
      'search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
    ],
    ['GOOGLE_REVIEW', 'g.page/r/CabcX/review', 'https://g.page/r/CabcX/review', 'g.page/r/CabcX/review'],
    [
      'TRIPADVISOR',
      'https://www.tripadvisor.com.br/Restaurant_Review-g1-d2.html?m=19905#reviews',
      'https://www.tripadvisor.com.br/Restaurant_Review-g1-d2.html',
      'www.tripadvisor.com.br/Restaurant_Review-g1-d2.html',
    ],
    [
      'IFOOD',
      'https://www.ifood.com.br/delivery/sao-paulo-sp/cantina/1234?utm_medium=share',
      'https://www.ifood.com.br/delivery/sao-paulo-sp/cantina/1234',
      'www.ifood.com.br/delivery/sao-paulo-sp/cantina/1234',
    ],
    ['WEBSITE', 'Cantina.com.br', 'https://cantina.com.br/', 'cantina.com.br'],
    [
      'WEBSITE',
      'http://cantina.com.br/menu/?utm_source=ig&table=4#top',
      'https://cantina.com.br/menu/?table=4',
      'cantina.com.br/menu/?table=4',
    ],
    ['OTHER', 'linktr.ee/cantina', 'https://linktr.ee/cantina', 'linktr.ee/cantina'],
  ])('%s: %s', (network, written, url, shown) => {
    expect(read(network, written)).toEqual({ ok: true, url, shown });
  });

  it.each<[SocialNetwork, string, string]>([
    ['INSTAGRAM', '', 'SOCIAL_BAD_HANDLE'],
    ['INSTAGRAM', '.cantina', 'SOCIAL_BAD_HANDLE'],
    ['INSTAGRAM', 'cantina roma', 'SOCIAL_BAD_HANDLE'],
    ['INSTAGRAM', 'instagram.com', 'SOCIAL_NO_ACCOUNT'],
    ['INSTAGRAM', 'https://www.instagram.com/p/Cxyz', 'SOCIAL_NO_ACCOUNT'],
    ['INSTAGRAM', 'https://instagram.com.evil.test/cantina', 'SOCIAL_OTHER_SITE'],
    ['INSTAGRAM', 'javascript:alert(1)', 'SOCIAL_UNSAFE'],
    ['FACEBOOK', 'facebook.com/profile.php', 'SOCIAL_NO_ACCOUNT'],
    ['TIKTOK', 'https://vm.tiktok.com/ZM123/', 'SOCIAL_OTHER_SITE'],
    ['YOUTUBE', 'https://youtu.be/dQw4w9WgXcQ', 'SOCIAL_NO_ACCOUNT'],
    ['YOUTUBE', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'SOCIAL_NO_ACCOUNT'],
    ['X', 'x.com/home', 'SOCIAL_NO_ACCOUNT'],
    ['WHATSAPP', '1234', 'SOCIAL_BAD_PHONE'],
    ['WHATSAPP', 'whatsapp://send?phone=5511987654321', 'SOCIAL_UNSAFE'],
    ['WHATSAPP', 'https://example.com/5511987654321', 'SOCIAL_OTHER_SITE'],
    ['GOOGLE_REVIEW', 'https://www.google.com/search?q=cantina', 'SOCIAL_NO_ACCOUNT'],
    ['TRIPADVISOR', 'https://tripadvisor.evil.test/x', 'SOCIAL_OTHER_SITE'],
    ['IFOOD', 'ifood.com.br', 'SOCIAL_NO_ACCOUNT'],
    ['WEBSITE', 'cantina', 'SOCIAL_UNREADABLE'],
    ['WEBSITE', 'localhost:8080', 'SOCIAL_UNREADABLE'],
    ['WEBSITE', 'https://127.0.0.1/', 'SOCIAL_UNREADABLE'],
    ['WEBSITE', 'https://user:secret@cantina.com.br', 'SOCIAL_UNSAFE'],
    ['WEBSITE', 'ftp://cantina.com.br', 'SOCIAL_UNSAFE'],
    ['WEBSITE', 'data:text/html,<b>', 'SOCIAL_UNSAFE'],
    ['WEBSITE', `cantina.com.br/${'a'.repeat(MAX_LINK)}`, 'SOCIAL_TOO_LONG'],
  ])('%s: %j is refused with %s', (network, written, code) => {
    expect(read(network, written)).toEqual({ ok: false, code });
  });

  const networks = fc.constantFrom(...SOCIAL_NETWORKS);
  const handles = fc.stringMatching(/^[A-Za-z0-9._]{1,32}$/);
  const written = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    handles,
    handles.map((handle) => `@${handle}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom('http://', 'https://', '//', '', 'javascript:', 'HTTPS://www.'),
        fc.constantFrom(
          ...['instagram.com', 'facebook.com', 'wa.me', 'tiktok.com', 'youtube.com', 'x.com', 'g.page'],
          ...['www.google.com', 'tripadvisor.com', 'www.ifood.com.br', 'chat.whatsapp.com', 'cantina.com.br'],
        ),
        fc.constantFrom('/', '/@', '/channel/', '/p/', '/maps/', '/message/', '?phone=', ''),
        fc.oneof(handles, fc.string(), fc.constant('5511987654321')),
      )
      .map((parts) => parts.join('')),
  );

  it('answers with https of a host with a name, or with a code', () => {
    fc.assert(
      fc.property(networks, written, (network, text) => {
        const answer = read(network, text);
        if (!answer.ok) return answer.code.startsWith('SOCIAL_');
        const url = new URL(answer.url);
        return url.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['@valueOf', '@constructor', 'https://facebook.com/toString'])(
    'takes %s, a name that every object of JavaScript has, for a name',
    (text) => {
      const answer = read('FACEBOOK', text);
      expect(answer).toMatchObject({ ok: true, url: expect.stringMatching(/facebook\.com\/\w+$/) as string });
    },
  );

  it('takes its own answers, as an address and as it is shown, for the same link', () => {
    fc.assert(
      fc.property(networks, written, (network, text) => {
        const answer = read(network, text);
        if (!answer.ok) return;
        expect(read(network, answer.url)).toEqual(answer);
        expect(read(network, answer.shown)).toEqual(answer);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('readSocialLinks', () => {
  it('keeps the order and says what became of each', () => {
    const links = [
      { network: 'X', url: '@Cantina', visible: false },
      { network: 'WHATSAPP', url: '11 98765-4321', visible: true },
    ] as const;
    expect(readSocialLinks(links, inBrazil)).toEqual({
      links: [
        { network: 'X', url: 'https://x.com/cantina', visible: false },
        { network: 'WHATSAPP', url: 'https://wa.me/5511987654321', visible: true },
      ],
      problems: [],
    });
  });

  it('refuses a second one of a network, and each that is none, at its place', () => {
    const links = [
      { network: 'X', url: '@one', visible: true },
      { network: 'X', url: '@two', visible: true },
      { network: 'WEBSITE', url: 'javascript:alert(1)', visible: true },
    ] as const;
    expect(readSocialLinks(links, inBrazil).problems).toEqual([
      { code: 'SOCIAL_TWICE', path: [1, 'network'] },
      { code: 'SOCIAL_UNSAFE', path: [2, 'url'] },
    ]);
  });
});
