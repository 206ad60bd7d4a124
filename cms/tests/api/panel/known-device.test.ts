import { describe, expect, it } from 'vitest';
import { client } from '../support/client';
import {
  requestPasswordReset,
  resetPassword,
  cookieIn,
  newPanelUser,
  panel,
  PANEL_PASSWORD,
  signInToPanel,
} from '../support/panel';
import { runningStrapi } from '../support/strapi';

const SUPER_ADMIN = 'strapi-super-admin';

/** Signs in, on a device that has a name or on a new one, and answers the cookie that names it from then on. */
async function signInOn(
  email: string,
  device?: string,
  password = PANEL_PASSWORD,
): Promise<string | undefined> {
  const answer = await signInToPanel(email, password, device === undefined ? {} : { cookie: device });
  expect(answer.status, answer.text).toBe(200);
  return cookieIn(answer, 'panel-did') ?? device;
}

const tryOn = async (email: string, device: string | undefined, password: string) =>
  (await signInToPanel(email, password, device === undefined ? {} : { cookie: device })).status;

describe('a device that a super-admin signed in on before', () => {
  it('lets them in although a stranger guesses, beside them and from everywhere', async () => {
    const email = await newPanelUser(SUPER_ADMIN);
    const device = await signInOn(email);
    const { app } = (await runningStrapi()).server;
    app.proxy = true;
    try {
      for (let guess = 0; guess < 40; guess += 1) {
        const from = guess % 2 === 0 ? '203.0.113.9' : `198.51.100.${guess}`;
        await signInToPanel(email, `Wrong-password-${guess}`, { 'x-forwarded-for': from });
      }
      const from = { 'x-forwarded-for': '203.0.113.9' };
      expect((await signInToPanel(email, PANEL_PASSWORD, from)).status, 'a new device').toBe(429);
      const answer = await signInToPanel(email, PANEL_PASSWORD, { ...from, cookie: device ?? '' });
      expect(answer.status, 'the known device').toBe(200);
    } finally {
      app.proxy = false;
    }
  });

  it('has a name that scripts and other sites never see, and no other part of the site', async () => {
    const answer = await signInToPanel(await newPanelUser(SUPER_ADMIN), PANEL_PASSWORD);
    const named = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('panel-did='));
    expect(named?.toLowerCase()).toMatch(/; path=\/admin;.*; samesite=lax; httponly$/);
  });

  it('is counted by itself: who guesses on it gets no more tries than elsewhere, and stops nobody', async () => {
    const email = await newPanelUser(SUPER_ADMIN);
    const [stolen, own] = [await signInOn(email), await signInOn(email)];
    expect(stolen).not.toBe(own);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await tryOn(email, stolen, `Wrong-password-${guess}`)).toBe(400);
    expect(await tryOn(email, stolen, PANEL_PASSWORD)).toBe(429);
    expect(await tryOn(email, own, PANEL_PASSWORD)).toBe(200);
  });

  it('is known for who signed in on it, and under no name that somebody else gave it', async () => {
    const [email, other] = [await newPanelUser(SUPER_ADMIN), await newPanelUser('comanda-support')];
    const theirs = await signInOn(other);
    const planted = `panel-did=${'a'.repeat(43)}`;
    const own = await signInOn(email, planted);
    expect(own).not.toBe(planted);
    for (let guess = 0; guess < 5; guess += 1) await tryOn(email, undefined, `Wrong-password-${guess}`);
    for (const device of [theirs, planted, 'panel-did=short', undefined])
      expect(await tryOn(email, device, PANEL_PASSWORD), device).toBe(429);
    // A computer that two of them use keeps its name.
    expect(await signInOn(email, own)).toBe(own);
    expect(await signInOn(other, own)).toBe(own);
    expect(await tryOn(email, own, PANEL_PASSWORD)).toBe(200);
  });

  it('is any other once the password was changed, but for the one it was changed on', async () => {
    const email = await newPanelUser(SUPER_ADMIN);
    const [old, here] = [await signInOn(email), await signInOn(email)];
    const session = await signInToPanel(email, PANEL_PASSWORD, { cookie: here ?? '' });
    const authorization = `Bearer ${session.body.data.token}`;
    const body = { password: 'Another-password-2', currentPassword: PANEL_PASSWORD };
    const changed = await client().send('PUT', '/admin/users/me', body, {
      authorization,
      cookie: here ?? '',
    });
    expect(changed.status, changed.text).toBe(200);
    const still = cookieIn(changed, 'panel-did') ?? here;
    for (let guess = 0; guess < 10; guess += 1) await tryOn(email, undefined, `Wrong-password-${guess}`);
    expect(await tryOn(email, old, 'Another-password-2')).toBe(429);
    expect(await tryOn(email, still, 'Another-password-2')).toBe(200);
  });
});

describe('a super-admin on a new device, while a stranger guesses', () => {
  it('comes in by the mail for a new password, and stays in on that device', async () => {
    const email = await newPanelUser(SUPER_ADMIN);
    const guess = async () => {
      for (let tried = 0; tried < 12; tried += 1) await tryOn(email, undefined, `Wrong-password-${tried}`);
    };
    await guess();
    expect(await tryOn(email, undefined, PANEL_PASSWORD)).toBe(429);
    const answer = await resetPassword(await requestPasswordReset(email), 'Another-password-2');
    expect(answer.status, answer.text).toBe(200);
    await guess();
    expect(await tryOn(email, cookieIn(answer, 'panel-did'), 'Another-password-2')).toBe(200);
  });
});

describe('mails of any content', () => {
  it('are sent by nobody of the panel', async () => {
    const mail = { to: 'somebody@example.com', subject: 'Hello', text: 'Hello' };
    for (const role of ['strapi-super-admin', 'comanda-support'] as const)
      for (const path of ['/email', '/email/test', '/api/email'])
        expect([404, 405], path).toContain((await (await panel(role)).send('POST', path, mail)).status);
  });
});
