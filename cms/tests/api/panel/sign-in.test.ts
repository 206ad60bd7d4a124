import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import { message } from '../../../src/errors/messages';
import { client } from '../support/client';
import { newPanelUser, panel, PANEL_PASSWORD, signInToPanel } from '../support/panel';
import { bootedStrapi } from '../support/strapi';

const refreshCookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('strapi_admin_refresh=')) ?? '';

interface Comparing {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

const peopleService = () =>
  bootedStrapi<{ service(uid: string): Comparing }>().service('plugin::users-permissions.user');

describe('signing in to the panel', () => {
  it('takes the right password, and gives a cookie that scripts and other sites never see', async () => {
    const answer = await signInToPanel(await newPanelUser('comanda-support'), PANEL_PASSWORD);
    expect(answer.status).toBe(200);
    const cookie = refreshCookieOf(answer.headers).toLowerCase();
    expect(cookie).toContain('httponly');
    expect(cookie).toContain('samesite=strict');
    // The test's server is on plain http: a browser would throw a secure cookie away.
    expect(cookie).not.toContain('secure');
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const known = await signInToPanel(await newPanelUser('comanda-support'), 'Wrong-password-1');
    const unknown = await signInToPanel('nobody@comanda.test', 'Wrong-password-1');
    expect(known.status).toBe(400);
    expect(unknown.status).toBe(known.status);
    expect(unknown.body.error.message).toBe(known.body.error.message);
  });

  it('says so in the language of the browser', async () => {
    for (const language of LANGUAGES) {
      const headers = { 'accept-language': language };
      const answer = await signInToPanel('nobody@comanda.test', 'Wrong-password-1', headers);
      expect(answer.body.error.message).toBe(message('WRONG_CREDENTIALS', language));
      const invitation = await client(null).get(
        '/admin/registration-info?registrationToken=made-up',
        headers,
      );
      expect(invitation.status).toBe(400);
      expect(invitation.body.error.message).not.toContain('registrationToken');
    }
  });

  it('slows guessing down, whatever the letter case of the address and even for the right password', async () => {
    const email = await newPanelUser('comanda-support');
    for (let guess = 0; guess < 5; guess += 1) {
      const address = guess % 2 === 0 ? email : email.toUpperCase();
      expect((await signInToPanel(address, `Wrong-password-${guess}`)).status).toBe(400);
    }
    expect((await signInToPanel(email, PANEL_PASSWORD)).status).toBe(429);
    expect((await signInToPanel(email.toUpperCase(), PANEL_PASSWORD)).status).toBe(429);
  });

  it('asks for a strong password of whoever is invited', async () => {
    const superAdmin = await panel('strapi-super-admin');
    const roles = await superAdmin.get<{ data: { id: number; code: string }[] }>('/admin/roles');
    const support = roles.body.data.find(({ code }) => code === 'comanda-support');
    const invited = await superAdmin.send<{ data: { registrationToken: string } }>('POST', '/admin/users', {
      email: `invited-${process.pid}@comanda.test`,
      firstname: 'Invited',
      lastname: 'Person',
      roles: [support?.id],
    });
    expect(invited.status).toBe(201);
    const register = (password: string) =>
      client().post('/admin/register', {
        registrationToken: invited.body.data.registrationToken,
        userInfo: { firstname: 'Invited', lastname: 'Person', password },
      });
    for (const weak of ['short1A', 'no-capital-1', 'NO-SMALL-1', 'No-digit-here', `Aa1${'x'.repeat(80)}`])
      expect((await register(weak)).status, weak).toBe(400);
    expect((await register(PANEL_PASSWORD)).status).toBe(200);
    expect((await register(PANEL_PASSWORD)).status, 'an invitation is used once').toBe(400);
  });

  it('cannot be had by being the first to ask', async () => {
    const answer = await client().post('/admin/register-admin', {
      email: 'first@comanda.test',
      firstname: 'First',
      lastname: 'Visitor',
      password: PANEL_PASSWORD,
    });
    expect([404, 405]).toContain(answer.status);
  });

  it('compares a password for an unknown address as for a known one', async () => {
    const email = await newPanelUser('comanda-support');
    const compared = vi.spyOn(peopleService(), 'validatePassword');
    try {
      await signInToPanel('nobody-at-all@comanda.test', 'Wrong-password-1');
      expect(compared).toHaveBeenCalledTimes(1);
      // The panel's own comparison is another one.
      await signInToPanel(email, 'Wrong-password-1');
      expect(compared).toHaveBeenCalledTimes(1);
    } finally {
      compared.mockRestore();
    }
  });
});
