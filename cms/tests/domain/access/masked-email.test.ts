import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedEmail } from '../../../src/domain/access';

describe('a masked e-mail', () => {
  it.each([
    ['ana.souza@example.com', 'a•••@example.com'],
    ['k@example.com', 'k•••@example.com'],
    ['"a@b"@example.com', '"•••@example.com'],
    ['𝒜na@example.com', '𝒜•••@example.com'],
    ['no address', '•••'],
    ['', '•••'],
  ])('%s is %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));

  it('is the same for all who begin alike at one domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z.]{0,20}$/), (email, more) => {
        const domain = email.slice(email.lastIndexOf('@'));
        expect(maskedEmail(`k${more}${domain}`)).toBe(`k•••${domain}`);
      }),
    );
  });
});
