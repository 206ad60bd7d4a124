import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { AccountDto, RecoveryCodesDto, TwoFactorSetUpDto } from '../../../src/contracts/account';
import {
  actionsOf,
  GOOD_PASSWORD,
  newOwner,
  otherCodeThan,
  sessionOf,
  signInAs,
  ticketFor,
  type Owner,
} from '../support/account';
import { newBrowser, type Browser } from '../support/browser';
import { refusal, type Answer } from '../support/client';
import { change, rows } from '../support/database';
import { DAY_MS, MINUTE_MS, nowMs } from '../support/instants';
import { mailAbout } from '../support/mailbox';
import { tally } from '../support/proof';

const STEP_MS = 30_000;

interface Guarded extends Owner {
  secret: string;
  recoveryCodes: string[];
}

/** What the person's app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs() + steps * STEP_MS });

const setUp = (browser: Browser, password = GOOD_PASSWORD) =>
  browser.post<TwoFactorSetUpDto>('/api/account/two-factor', { password });
const confirm = (browser: Browser, code: string) =>
  browser.post<RecoveryCodesDto>('/api/account/two-factor/confirm', { code });
const secondStep = (browser: Browser, ticket: string, code: string, rememberDevice = false) =>
  browser.post('/api/session/two-factor', { ticket, code, rememberDevice });
/** Steps that were used are forgotten, and so are tries: as if time had passed. */
const later = async (id: number) => {
  await change('UPDATE two_factor SET last_step = 0 WHERE user_id = ?', [id]);
  await change('DELETE FROM attempts', []);
};

/** An owner who turned the second factor on. */
async function newGuarded(): Promise<Guarded> {
  const owner = await newOwner();
  const { secret } = (await setUp(owner.browser)).body.data;
  const { body } = await confirm(owner.browser, codeOf(secret));
  await later(owner.id);
  return { ...owner, secret, recoveryCodes: body.data.recoveryCodes };
}

const ticketOf = (answer: Answer): string => {
  expect(refusal(answer)).toEqual([401, 'TWO_FACTOR_REQUIRED']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  return answer.body.error.details.ticket ?? '';
};
const firstStep = async (browser: Browser, email: string) => ticketOf(await signInAs(browser, email));

describe('setting the second factor up', () => {
  it('takes the password, gives a secret for the app, and is on once a code came back', async () => {
    const { browser, email, id } = await newOwner();
    expect(refusal(await setUp(browser, 'not the password'))).toEqual([422, 'WRONG_PASSWORD']);
    const { body, status, headers } = await setUp(browser);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.data.uri);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Comanda',
      secret: body.data.secret,
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    });
    expect((await sessionOf(browser))?.user.twoFactor).toBe(false);
    expect((await signInAs(newBrowser(), email)).status).toBe(200);

    const code = codeOf(body.data.secret);
    expect(refusal(await confirm(browser, otherCodeThan(code)))).toEqual([422, 'WRONG_CODE']);
    const confirmed = await confirm(browser, code);
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.data.recoveryCodes).size).toBe(10);
    for (const recovery of confirmed.body.data.recoveryCodes)
      expect(recovery).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect((await sessionOf(browser))?.user.twoFactor).toBe(true);
    expect(await actionsOf(id)).toContain('two-factor-on');
    expect(await mailAbout(email, 'Two-step verification is on')).toBeDefined();
    expect(refusal(await setUp(browser))).toEqual([409, 'TWO_FACTOR_IS_ON']);
    expect(refusal(await confirm(browser, codeOf(body.data.secret, 1)))).toEqual([
      409,
      'TWO_FACTOR_NOT_BEGUN',
    ]);
  });

  it('replaces a secret that was never confirmed', async () => {
    const { browser } = await newOwner();
    const first = (await setUp(browser)).body.data.secret;
    const second = (await setUp(browser)).body.data.secret;
    expect(second).not.toBe(first);
    expect(refusal(await confirm(browser, codeOf(first)))).toEqual([422, 'WRONG_CODE']);
    expect((await confirm(browser, codeOf(second))).status).toBe(200);
  });

  it('keeps the secret sealed and the recovery codes as hashes', async () => {
    const { id, secret, recoveryCodes } = await newGuarded();
    const kept = JSON.stringify([
      await rows('SELECT * FROM two_factor WHERE user_id = ?', [id]),
      await rows('SELECT * FROM recovery_codes WHERE user_id = ?', [id]),
      await rows('SELECT * FROM audit_entries WHERE actor_id = ?', [id]),
    ]);
    const raw = Buffer.from(Secret.fromBase32(secret).bytes);
    for (const form of [secret, raw.toString('hex'), raw.toString('base64'), ...recoveryCodes])
      expect(kept).not.toContain(form);
    const [one, other] = [await newGuarded(), await newGuarded()];
    const [sealed] = await rows<{ secret: string }>('SELECT secret FROM two_factor WHERE user_id = ?', [
      one.id,
    ]);
    await change('UPDATE two_factor SET secret = ? WHERE user_id = ?', [sealed!.secret, other.id]);
    const browser = newBrowser();
    const stolen = await secondStep(browser, await firstStep(browser, other.email), codeOf(one.secret));
    expect(refusal(stolen)).toEqual([422, 'WRONG_CODE']);
  });
});

describe('signing in with a second factor', () => {
  it('takes a code after the password', async () => {
    const { email, secret } = await newGuarded();
    const browser = newBrowser();
    const ticket = await firstStep(browser, email);
    expect(await sessionOf(browser)).toBeNull();
    const wrong = await secondStep(browser, ticket, otherCodeThan(codeOf(secret)));
    expect(refusal(wrong)).toEqual([422, 'WRONG_CODE']);
    expect(wrong.body.error.details.triesLeft).toBe(4);
    expect((await secondStep(browser, ticket, codeOf(secret))).status).toBe(200);
    expect((await sessionOf(browser))?.user).toMatchObject({ email, twoFactor: true });
  });

  it('takes a code of a clock half a minute off, not of one further off', async () => {
    const { email, id, secret } = await newGuarded();
    for (const [steps, status] of [
      [-1, 200],
      [1, 200],
      [-2, 422],
      [3, 422],
    ] as const) {
      await later(id);
      const browser = newBrowser();
      const answer = await secondStep(browser, await firstStep(browser, email), codeOf(secret, steps));
      expect(answer.status, `${steps} steps off`).toBe(status);
    }
  });

  it('takes every code once, and none that is older than one that was used', async () => {
    const { email, secret } = await newGuarded();
    const code = codeOf(secret);
    const [first, second, third] = [newBrowser(), newBrowser(), newBrowser()];
    expect((await secondStep(first, await firstStep(first, email), code)).status).toBe(200);
    expect(refusal(await secondStep(second, await firstStep(second, email), code))).toEqual([
      422,
      'WRONG_CODE',
    ]);
    const older = await secondStep(third, await firstStep(third, email), codeOf(secret, -1));
    expect(refusal(older)).toEqual([422, 'WRONG_CODE']);
    expect((await secondStep(third, await firstStep(third, email), codeOf(secret, 1))).status).toBe(200);
    tally('replayed steps', 2);
  });

  it('lets one of many in who use the same code at once', async () => {
    const { email, id, secret } = await newGuarded();
    const browsers = Array.from({ length: 5 }, () => newBrowser());
    const tickets = await Promise.all(browsers.map((browser) => firstStep(browser, email)));
    await later(id);
    const code = codeOf(secret);
    const answers = await Promise.all(
      browsers.map((browser, n) => secondStep(browser, tickets[n] ?? '', code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    tally('same step at once', answers.length);
  });

  it('uses a ticket once, for five minutes, and only for this', async () => {
    const { email, id, secret } = await newGuarded();
    const browser = newBrowser();
    const ticket = await firstStep(browser, email);
    expect((await secondStep(browser, ticket, codeOf(secret))).status).toBe(200);
    await later(id);
    const again = await secondStep(newBrowser(), ticket, codeOf(secret));
    expect(refusal(again)).toEqual([422, 'TICKET_EXPIRED']);

    const old = await firstStep(newBrowser(), email);
    const [row] = await rows<{ expires_at: number }>(
      'SELECT expires_at FROM account_tickets WHERE user_id = ? ORDER BY expires_at DESC LIMIT 1',
      [id],
    );
    expect(row!.expires_at - nowMs()).toBeLessThanOrEqual(5 * MINUTE_MS);
    await change('UPDATE account_tickets SET expires_at = ? WHERE user_id = ?', [nowMs(), id]);
    expect(refusal(await secondStep(newBrowser(), old, codeOf(secret)))).toEqual([422, 'TICKET_EXPIRED']);

    const other = await firstStep(newBrowser(), email);
    const misused = await newBrowser().post('/api/account/new-password', {
      ticket: other,
      password: 'a-password-of-mine-7',
    });
    expect(refusal(misused)).toEqual([422, 'TICKET_EXPIRED']);
    for (const made of ['x', 'x'.repeat(43)])
      expect(refusal(await secondStep(newBrowser(), made, codeOf(secret)))).toEqual([422, 'TICKET_EXPIRED']);
    tally('tickets of the second step', 5);
  });

  it('is not guessed: five tries, then a wait, however many tickets there are', async () => {
    const { email, id, secret } = await newGuarded();
    const answers: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      const browser = newBrowser();
      const ticket = await firstStep(browser, email);
      answers.push(refusal(await secondStep(browser, ticket, otherCodeThan(codeOf(secret)))));
    }
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [422, 'WRONG_CODE']));
    expect(answers.slice(5)).toEqual(Array.from({ length: 2 }, () => [429, 'TOO_MANY_ATTEMPTS']));
    const browser = newBrowser();
    const locked = await secondStep(browser, await firstStep(browser, email), codeOf(secret));
    expect(refusal(locked)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    await later(id);
    expect((await secondStep(browser, await firstStep(browser, email), codeOf(secret))).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, id, recoveryCodes, browser } = await newGuarded();
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replace('-', ' ').replace(/0/g, 'O').replace(/1/g, 'l')}`;
    const other = newBrowser();
    expect((await secondStep(other, await firstStep(other, email), typed)).status).toBe(200);
    const used = await secondStep(newBrowser(), await firstStep(newBrowser(), email), first);
    expect(refusal(used)).toEqual([422, 'WRONG_CODE']);
    const account = (await browser.get<AccountDto>('/api/account')).body.data;
    expect(account.twoFactor).toEqual({ on: true, recoveryCodesLeft: 9 });

    await later(id);
    const browsers = Array.from({ length: 4 }, () => newBrowser());
    const tickets = await Promise.all(browsers.map((each) => firstStep(each, email)));
    const answers = await Promise.all(browsers.map((each, n) => secondStep(each, tickets[n] ?? '', second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    tally('recovery codes used twice', 1 + answers.length);
  });

  it('is not asked for again on a device that is to be remembered, for thirty days', async () => {
    const { email, id, secret } = await newGuarded();
    const browser = newBrowser();
    await secondStep(browser, await firstStep(browser, email), codeOf(secret), true);
    expect((await signInAs(browser, email)).status).toBe(200);
    ticketOf(await signInAs(newBrowser(), email));
    const [device] = await rows<{ trusted_until: number }>(
      'SELECT trusted_until FROM known_devices WHERE user_id = ? AND trusted_until IS NOT NULL',
      [id],
    );
    const days = (device!.trusted_until - nowMs()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await change('UPDATE known_devices SET trusted_until = ? WHERE user_id = ?', [nowMs(), id]);
    ticketOf(await signInAs(browser, email));
  });

  it('is asked for after a new password by mail as well', async () => {
    const { email, id, secret, browser: first } = await newGuarded();
    const browser = newBrowser();
    const ticket = await ticketFor(browser, email, 3);
    const chosen = await browser.post('/api/account/new-password', {
      ticket,
      password: 'a-password-of-mine-7',
    });
    const second = ticketOf(chosen);
    expect(await sessionOf(first)).toBeNull();
    expect(await sessionOf(browser)).toBeNull();
    await later(id);
    expect((await secondStep(browser, second, codeOf(secret))).status).toBe(200);
    expect(await sessionOf(browser)).not.toBeNull();
  });
});

describe('turning the second factor off', () => {
  const off = (browser: Browser, password: string, code: string) =>
    browser.post('/api/account/two-factor/off', { password, code });

  it('takes the password and a code, and is told by mail', async () => {
    const { browser, email, id, secret } = await newGuarded();
    expect(refusal(await off(browser, 'not the password', codeOf(secret)))).toEqual([422, 'WRONG_PASSWORD']);
    expect(refusal(await off(browser, GOOD_PASSWORD, otherCodeThan(codeOf(secret))))).toEqual([
      422,
      'WRONG_CODE',
    ]);
    expect((await off(browser, GOOD_PASSWORD, codeOf(secret))).status).toBe(204);
    expect((await sessionOf(browser))?.user.twoFactor).toBe(false);
    expect((await signInAs(newBrowser(), email)).status).toBe(200);
    expect(await actionsOf(id)).toContain('two-factor-off');
    expect(await mailAbout(email, 'Two-step verification is off')).toBeDefined();
    expect(await rows('SELECT * FROM recovery_codes WHERE user_id = ?', [id])).toEqual([]);
    expect(refusal(await off(browser, GOOD_PASSWORD, codeOf(secret)))).toEqual([409, 'TWO_FACTOR_IS_OFF']);
  });

  it('works with a recovery code when the phone is gone', async () => {
    const { browser, recoveryCodes } = await newGuarded();
    expect((await off(browser, GOOD_PASSWORD, recoveryCodes[3] ?? '')).status).toBe(204);
  });

  it('is not needed for new recovery codes, which end the old ones', async () => {
    const { browser, id, secret, recoveryCodes } = await newGuarded();
    const proof = { password: GOOD_PASSWORD, code: codeOf(secret) };
    const renewed = await browser.post<RecoveryCodesDto>('/api/account/two-factor/recovery-codes', proof);
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    await later(id);
    expect(refusal(await off(browser, GOOD_PASSWORD, recoveryCodes[0] ?? ''))).toEqual([422, 'WRONG_CODE']);
    expect((await off(browser, GOOD_PASSWORD, renewed.body.data.recoveryCodes[0] ?? '')).status).toBe(204);
  });
});
