import type { RequestWithBody } from './bodies';

const NOBODY = 'nobody@example.test';
const WRONG = 'not the password of anybody';
const NO_TICKET = 'x'.repeat(43);
const alsoUnknown = [
  'id',
  'userId',
  'state',
  'confirmed',
  'expiresAt',
  'businessId',
  'planSlug',
  'trialEndsAt',
];

const post = (path: string, body: object): RequestWithBody => ({
  method: 'POST',
  path: `/api/${path}`,
  body,
  alsoUnknown,
});

/** One request for every route of accounts that reads a body; none of them changes who may do what. */
export const ACCOUNT_REQUESTS: RequestWithBody[] = [
  {
    method: 'PATCH',
    path: '/api/account',
    body: { name: 'Ana Souza', phone: null, language: 'es', theme: 'dark', photoUrl: null },
    alsoUnknown: ['email', 'password', 'state', 'username', 'confirmed', 'twoFactor'],
  },
  {
    method: 'PUT',
    path: '/api/account/password',
    body: { currentPassword: WRONG, newPassword: 'a-rather-long-secret' },
    alsoUnknown,
  },
  post('session', { email: NOBODY, password: WRONG }),
  post('session/two-factor', { ticket: NO_TICKET, code: '123456' }),
  post('account/signup', {
    name: 'Ana Souza',
    businessName: 'Cantina',
    email: 'somebody@example.test',
    password: 'a-rather-long-secret',
    country: 'BR',
    language: 'pt-BR',
    acceptTerms: true,
  }),
  post('account/codes', { purpose: 'RECOVERY', email: NOBODY }),
  post('account/codes/check', { purpose: 'RECOVERY', email: NOBODY, code: '123456' }),
  post('account/codes/link', { token: NO_TICKET }),
  post('account/new-password', { ticket: NO_TICKET, password: 'a-rather-long-secret' }),
  post('account/email', { password: WRONG, email: NOBODY }),
  post('account/email/confirm', { code: '123456' }),
  post('account/two-factor', { password: WRONG }),
  post('account/two-factor/confirm', { code: '123456' }),
  post('account/two-factor/recovery-codes', { password: WRONG, code: '123456' }),
  post('account/two-factor/off', { password: WRONG, code: '123456' }),
  post('account/deletion', { password: WRONG }),
];
