import { describe, expect, it } from 'vitest';
import { checkLinks, linksOf, toValues } from '../../src/features/social/links/link-values';

const written = (network: 'X' | 'WHATSAPP' | 'WEBSITE', url: string) => ({ network, url, visible: true });

describe('the links of the form', () => {
  it('begin with what people write, and come to the same addresses again', () => {
    const stored = [
      written('X', 'https://x.com/cantina'),
      written('WHATSAPP', 'https://wa.me/5511987654321'),
      written('WEBSITE', 'https://cantina.com.br/'),
    ];
    const values = toValues(stored, 'BR');
    expect(values.links.map(({ url }) => url)).toEqual(['@cantina', '+5511987654321', 'cantina.com.br']);
    expect(checkLinks('BR')(values)).toEqual([]);
    expect(linksOf(values, 'BR')).toEqual(stored);
  });

  it('take phones as they are written in the country of the business', () => {
    const links = { links: [written('WHATSAPP', '(11) 98765-4321')] };
    expect(linksOf(links, 'BR')).toEqual([written('WHATSAPP', 'https://wa.me/5511987654321')]);
    expect(checkLinks('CL')(links)).toEqual([{ code: 'SOCIAL_BAD_PHONE', path: 'links.0.url' }]);
  });

  it('are wrong at their field; an empty one is missing, not wrong', () => {
    const links = [written('X', ''), written('WEBSITE', 'javascript:alert(1)')];
    expect(checkLinks('BR')({ links })).toEqual([{ code: 'SOCIAL_UNSAFE', path: 'links.1.url' }]);
  });
});
