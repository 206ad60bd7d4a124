import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAddress, newOwner, sessionOf, signInAs, ticketFor } from '../support/account';
import { anonymous } from '../support/business';
import { newBrowser, type Browser } from '../support/browser';
import { refusal, type Answer } from '../support/client';
import { change, rows } from '../support/database';
import { MINUTE_MS, nowMs } from '../support/instants';
import { tally, thorough } from '../support/proof';

const MOST = 10;
const LOCKED = [429, 'TOO_MANY_ATTEMPTS'];

const keyOf = (name: string, subject: string) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('hex');
const guess = (email: string, n: number, browser: Pick<Browser, 'post'> = anonymous) =>
  signInAs(browser, email, `guess number ${n}`);

/** Guesses until the account is locked for whoever does not know it. */
async function lock(email: string): Promise<void> {
  for (let n = 0; n < MOST; n += 1) await guess(email, n);
  expect(refusal(await signInAs(anonymous, email))).toEqual(LOCKED);
}

const outcomes = (answers: Answer[]) => {
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { wrong: of(401), locked: of(429) };
};

describe('guessing a password', () => {
  it('is not helped by guessing at once, nor by another spelling of the address', async () => {
    const { email } = await newOwner();
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('example', 'eXample')];
    const tries = thorough(200, 60);
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, n) => guess(spellings[n % spellings.length]!, n)),
    );
    expect(outcomes(answers)).toEqual({ wrong: MOST, locked: tries - MOST });
    tally('brute force at once', tries);
  });

  it('is answered alike for a known and an unknown address, before and after the lock', async () => {
    const { email } = await newOwner();
    const told: string[][] = [];
    for (const address of [email, newAddress('nobody')]) {
      const answers: string[] = [];
      for (let n = 0; n < MOST + 3; n += 1) {
        const { status, body, headers } = await guess(address, n);
        const { code, retryAfter, ...more } = body.error.details as { code: string; retryAfter?: number };
        const waits = retryAfter !== undefined && retryAfter > 0 && retryAfter <= 900;
        answers.push(JSON.stringify([status, code, waits, more, headers.getSetCookie()]));
      }
      told.push(answers);
    }
    expect(told[1]).toEqual(told[0]);
    tally('enumeration by signing in', told.flat().length);
  });

  it('does not lock the person out where they signed in before', async () => {
    const { browser, email } = await newOwner();
    await browser.send('DELETE', '/api/session');
    await lock(email);
    expect((await signInAs(browser, email)).status).toBe(200);
    expect(await sessionOf(browser)).not.toBeNull();
  });

  it('on a device that is known is counted as well', async () => {
    const { browser, email } = await newOwner();
    const answers: Answer[] = [];
    for (let n = 0; n < MOST + 2; n += 1) answers.push(await guess(email, n, browser));
    expect(outcomes(answers)).toEqual({ wrong: MOST, locked: 2 });
    expect((await signInAs(anonymous, email)).status).toBe(200);
  });

  it('is not helped by a device that somebody else knows, or nobody', async () => {
    const { email } = await newOwner();
    const { browser: stranger } = await newOwner();
    await lock(email);
    expect(refusal(await signInAs(stranger, email))).toEqual(LOCKED);
    const made = newBrowser();
    made.cookies.set('did', 'x'.repeat(43));
    expect(refusal(await signInAs(made, email))).toEqual(LOCKED);
  });

  it('does not lock the person out of a new password by mail', async () => {
    const { email } = await newOwner();
    await lock(email);
    const browser = newBrowser();
    const ticket = await ticketFor(browser, email, 2);
    const password = 'a-password-of-mine-7';
    expect((await browser.post('/api/account/new-password', { ticket, password })).status).toBe(200);
    expect(refusal(await signInAs(anonymous, email, password))).toEqual(LOCKED);
    await browser.send('DELETE', '/api/session');
    expect((await signInAs(browser, email, password)).status).toBe(200);
  });

  it('locks for a quarter of an hour, and going on does not make it longer', async () => {
    const { email } = await newOwner();
    await lock(email);
    const until = async () =>
      (
        await rows<{ until: number }>('SELECT until FROM attempts WHERE key = ?', [keyOf('sign-in', email)])
      )[0]!.until;
    const first = await until();
    for (let n = 0; n < 5; n += 1) expect(refusal(await guess(email, n))).toEqual(LOCKED);
    expect(await until()).toBe(first);
    expect(first - nowMs()).toBeLessThanOrEqual(15 * MINUTE_MS);
    await change('UPDATE attempts SET until = ? WHERE key = ?', [nowMs(), keyOf('sign-in', email)]);
    expect((await signInAs(anonymous, email)).status).toBe(200);
  });

  it('at many accounts from one network comes to an end, whatever else the caller says of where it is', async () => {
    const { email, browser } = await newOwner();
    const key = keyOf('sign-in-network', '127.0.0.1');
    const [row] = await rows<{ count: number }>('SELECT count FROM attempts WHERE key = ?', [key]);
    await change('UPDATE attempts SET count = 6000 WHERE key = ?', [key]);
    try {
      for (const forwarded of ['203.0.113.9', '198.51.100.1, 203.0.113.9', '::1']) {
        const answer = await anonymous.post(
          '/api/session',
          { email: newAddress('nobody'), password: 'whatever it is' },
          { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` },
        );
        expect(refusal(answer), forwarded).toEqual(LOCKED);
      }
      expect(refusal(await signInAs(anonymous, email))).toEqual(LOCKED);
      // A till behind the same router that its people signed in at before.
      expect((await signInAs(browser, email)).status).toBe(200);
    } finally {
      await change('UPDATE attempts SET count = ? WHERE key = ?', [row?.count ?? 0, key]);
    }
    expect((await signInAs(anonymous, email)).status).toBe(200);
  });

  it('from a network where others sign in does not use up their tries', async () => {
    const { email } = await newOwner();
    const key = keyOf('sign-in-network', '127.0.0.1');
    const count = async () =>
      (await rows<{ count: number }>('SELECT count FROM attempts WHERE key = ?', [key]))[0]?.count ?? 0;
    const before = await count();
    for (let n = 0; n < 3; n += 1) expect((await signInAs(anonymous, email)).status).toBe(200);
    expect(await count()).toBe(before);
    await guess(email, 1);
    expect(await count()).toBe(before + 1);
  });
});
