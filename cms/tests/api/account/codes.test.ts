import { describe, expect, it } from 'vitest';
import type { CodeCheckedDto } from '../../../src/contracts/account';
import {
  requestCode,
  checkCode,
  GOOD_PASSWORD,
  newAddress,
  newOwner,
  newSignUp,
  otherCodeThan,
  sessionOf,
  ticketFor,
} from '../support/account';
import { newBusiness } from '../support/business';
import { newBrowser, type Browser } from '../support/browser';
import { refusal } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, SECOND_MS, nowMs } from '../support/instants';
import { codeIn, mailsTo, mailTo, tokenIn } from '../support/mailbox';
import { tally } from '../support/proof';

/** A minute later, as far as sending and guessing are counted. */
const forgetCounts = () => change('DELETE FROM attempts', []);

const openLink = (browser: Browser, token: string) =>
  browser.post<CodeCheckedDto>('/api/account/codes/link', { token });
const choose = (browser: Browser, ticket: string, password = 'a-password-of-mine-7') =>
  browser.post('/api/account/new-password', { ticket, password });
const letters = () => countOf('outbox', "topic = 'letter'", []);

/** Somebody who has just asked for a new password, and the code they got. */
async function someoneRecovering(): Promise<{ browser: Browser; email: string; code: string; link: string }> {
  const { email } = await newOwner();
  const browser = newBrowser();
  await requestCode(browser, 'RECOVERY', email);
  const mail = await mailTo(email, 2);
  return { browser, email, code: codeIn(mail), link: tokenIn(mail) };
}

describe('asking for a code', () => {
  it('is answered alike for every address, and writes to those alone to whom it is of use', async () => {
    const { email: owner } = await newOwner();
    const { email: unconfirmed } = await newSignUp();
    const business = await newBusiness();
    const suspended = (await sessionOf(await business.person('kitchen')))!.user;
    await change("UPDATE up_users SET state = 'SUSPENDED' WHERE id = ?", [Number(suspended.id)]);
    await forgetCounts();
    const asked: [purpose: string, email: string, mails: number][] = [
      ['RECOVERY', newAddress('nobody'), 0],
      ['RECOVERY', owner, 1],
      ['RECOVERY', unconfirmed, 1],
      ['RECOVERY', suspended.email, 0],
      ['SIGNUP', newAddress('nobody'), 0],
      ['SIGNUP', owner, 0],
      ['SIGNUP', unconfirmed, 1],
      ['SIGNUP', suspended.email, 0],
    ];
    const answers: string[] = [];
    for (const [purpose, email, mails] of asked) {
      const before = await letters();
      const { status, text, headers } = await requestCode(newBrowser(), purpose, email);
      answers.push(`${status} ${text} ${headers.getSetCookie().join()}`);
      expect((await letters()) - before, `${purpose} ${email}`).toBe(mails);
    }
    expect(new Set(answers)).toEqual(new Set(['202 {"data":{"retryAfterSeconds":60}} ']));
    tally('enumeration by asking for codes', asked.length);
  });

  it('again within a minute sends nothing, and says alike for every address when it will', async () => {
    const { email } = await newOwner();
    for (const address of [email, newAddress('nobody')]) {
      await requestCode(newBrowser(), 'RECOVERY', address);
      const before = await letters();
      for (const spelling of [address, address.toUpperCase(), ` ${address}`]) {
        const { status, body } = await requestCode(newBrowser(), 'RECOVERY', spelling);
        expect(status).toBe(202);
        expect(body.data.retryAfterSeconds).toBeGreaterThan(50);
        expect(body.data.retryAfterSeconds).toBeLessThanOrEqual(60);
      }
      expect(await letters()).toBe(before);
    }
  });

  it('many times at once sends one mail', async () => {
    const { email } = await newOwner();
    await Promise.all(Array.from({ length: 30 }, () => requestCode(newBrowser(), 'RECOVERY', email)));
    expect(await mailsTo(email, 2)).toHaveLength(2);
    tally('codes asked for at once', 30);
  });

  it('all day sends six mails an hour', async () => {
    const { email } = await newOwner();
    const before = await letters();
    let longest = 0;
    for (let minute = 0; minute < 9; minute += 1) {
      // The stretch of a minute is over, the hour goes on.
      await change('UPDATE attempts SET until = ? WHERE until < ?', [
        nowMs() - 1,
        nowMs() + MINUTE_MS + SECOND_MS,
      ]);
      const { body } = await requestCode(newBrowser(), 'RECOVERY', email);
      longest = Math.max(longest, body.data.retryAfterSeconds);
    }
    expect((await letters()) - before).toBe(6);
    expect(longest).toBeGreaterThan(3000);
    expect(longest).toBeLessThanOrEqual(3600);
  });
});

describe('a code', () => {
  it('is guessed five times at most; wrong, unknown and expired are told alike', async () => {
    const known = await someoneRecovering();
    const expired = await someoneRecovering();
    await change('UPDATE account_codes SET expires_at = ? WHERE email = ?', [nowMs(), expired.email]);
    const told: string[][] = [];
    for (const { email, code } of [known, { email: newAddress('nobody'), code: '123456' }]) {
      const answers: string[] = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const { status, text } = await checkCode(known.browser, 'RECOVERY', email, otherCodeThan(code));
        answers.push(`${status} ${text}`);
      }
      told.push(answers);
    }
    const answers: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const { status, text } = await checkCode(expired.browser, 'RECOVERY', expired.email, expired.code);
      answers.push(`${status} ${text}`);
    }
    told.push(answers);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    const left = told[0]!.map((answer) => /"triesLeft":(\d)/.exec(answer)?.[1]);
    expect(left).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    expect(told[0]![0]).toMatch(/^422 .*"code":"WRONG_CODE","path":\["code"\]/);
    tally('guessed codes', told.flat().length);
  });

  it('is worth nothing after five wrong guesses, while the button of the mail still is', async () => {
    const { browser, email, code, link } = await someoneRecovering();
    for (let guess = 0; guess < 5; guess += 1)
      await checkCode(newBrowser(), 'RECOVERY', email, otherCodeThan(code));
    expect(refusal(await checkCode(browser, 'RECOVERY', email, code))).toEqual([422, 'WRONG_CODE']);
    const opened = await openLink(browser, link);
    expect(opened.body.data.next).toBe('NEW_PASSWORD');
  });

  it('is not guessed more often by many who guess at once', async () => {
    const { email, code } = await someoneRecovering();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => checkCode(newBrowser(), 'RECOVERY', email, otherCodeThan(code))),
    );
    const left = answers.map(({ body }) => body.error.details.triesLeft);
    expect(left.filter((tries) => tries !== 0).sort()).toEqual([1, 2, 3, 4]);
    tally('guesses at once', answers.length);
  });

  it('is guessed thirty times a day at most, however many are sent', async () => {
    const { email } = await newOwner();
    const hourLater = () =>
      change('UPDATE attempts SET until = ? WHERE until < ?', [nowMs() - 1, nowMs() + HOUR_MS + SECOND_MS]);
    for (let sent = 0; sent < 6; sent += 1) {
      await hourLater();
      await requestCode(newBrowser(), 'RECOVERY', email);
      const wrong = otherCodeThan(codeIn(await mailTo(email, sent + 2)));
      for (let guess = 0; guess < 5; guess += 1) await checkCode(newBrowser(), 'RECOVERY', email, wrong);
    }
    await hourLater();
    await requestCode(newBrowser(), 'RECOVERY', email);
    const mail = await mailTo(email, 8);
    const answer = await checkCode(newBrowser(), 'RECOVERY', email, codeIn(mail));
    expect(refusal(answer)).toEqual([422, 'WRONG_CODE']);
    expect((await openLink(newBrowser(), tokenIn(mail))).status).toBe(200);
  });

  it('is used once, by one of many who have it', async () => {
    const { email, code } = await someoneRecovering();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => checkCode(newBrowser(), 'RECOVERY', email, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refusal(await checkCode(newBrowser(), 'RECOVERY', email, code))).toEqual([422, 'WRONG_CODE']);
    tally('parallel use of a code', answers.length);
  });

  it('ends with the button of its mail, and the button with it', async () => {
    const [first, second] = [await someoneRecovering(), await someoneRecovering()];
    expect((await openLink(first.browser, first.link)).status).toBe(200);
    expect(refusal(await checkCode(first.browser, 'RECOVERY', first.email, first.code))).toEqual([
      422,
      'WRONG_CODE',
    ]);
    expect((await checkCode(second.browser, 'RECOVERY', second.email, second.code)).status).toBe(200);
    expect(refusal(await openLink(second.browser, second.link))).toEqual([422, 'TICKET_EXPIRED']);
  });

  it('is replaced by a newer one', async () => {
    const { browser, email, code } = await someoneRecovering();
    await forgetCounts();
    await requestCode(browser, 'RECOVERY', email);
    const newer = codeIn(await mailTo(email, 3));
    if (newer !== code)
      expect(refusal(await checkCode(browser, 'RECOVERY', email, code))).toEqual([422, 'WRONG_CODE']);
    expect((await checkCode(browser, 'RECOVERY', email, newer)).status).toBe(200);
  });

  it('is for what it was sent for', async () => {
    const { browser, email } = await newSignUp();
    const code = codeIn(await mailTo(email));
    expect(refusal(await checkCode(browser, 'RECOVERY', email, code))).toEqual([422, 'WRONG_CODE']);
    const recovering = await someoneRecovering();
    const answer = await checkCode(recovering.browser, 'SIGNUP', recovering.email, recovering.code);
    expect(refusal(answer)).toEqual([422, 'WRONG_CODE']);
  });

  it('ends after ten minutes, its button too', async () => {
    const { browser, email, code, link } = await someoneRecovering();
    const [row] = await rows<{ created_at: number; expires_at: number }>(
      'SELECT created_at, expires_at FROM account_codes WHERE email = ?',
      [email],
    );
    expect(row!.expires_at - row!.created_at).toBe(10 * MINUTE_MS);
    await change('UPDATE account_codes SET expires_at = ? WHERE email = ?', [nowMs(), email]);
    expect(refusal(await checkCode(browser, 'RECOVERY', email, code))).toEqual([422, 'WRONG_CODE']);
    expect(refusal(await openLink(browser, link))).toEqual([422, 'TICKET_EXPIRED']);
  });
});

describe('a ticket for a new password', () => {
  it('is used once, by one of many who have it', async () => {
    const { email } = await newOwner();
    const browser = newBrowser();
    const ticket = await ticketFor(browser, email, 2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => choose(newBrowser(), ticket, `a-password-of-mine-${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusal(answer)).toEqual([422, 'TICKET_EXPIRED']);
    expect(refusal(await choose(browser, ticket))).toEqual([422, 'TICKET_EXPIRED']);
    tally('parallel use of a ticket', answers.length);
  });

  it('outlives a password that is not to be taken, and ends after ten minutes', async () => {
    const { email } = await newOwner();
    const browser = newBrowser();
    const ticket = await ticketFor(browser, email, 2);
    expect(refusal(await choose(browser, ticket, 'password'))).toEqual([400, 'PASSWORD_TOO_SHORT']);
    expect(refusal(await choose(browser, ticket, email))).toEqual([400, 'PASSWORD_IS_EMAIL']);
    await change('UPDATE account_tickets SET expires_at = expires_at - ?', [10 * MINUTE_MS]);
    expect(refusal(await choose(browser, ticket))).toEqual([422, 'TICKET_EXPIRED']);
    await change('UPDATE account_tickets SET expires_at = expires_at + ?', [10 * MINUTE_MS]);
    expect((await choose(browser, ticket)).status).toBe(200);
  });

  it('is not made up, nor one for something else', async () => {
    const browser = newBrowser();
    for (const ticket of ['x', 'x'.repeat(43), "' OR 1=1 --"])
      expect(refusal(await choose(browser, ticket))).toEqual([422, 'TICKET_EXPIRED']);
    const { link } = await someoneRecovering();
    expect(refusal(await choose(browser, link))).toEqual([422, 'TICKET_EXPIRED']);
  });
});

describe('what the database has of all this', () => {
  it('is nothing that can be used: no code, link, ticket or password', async () => {
    const { email, id } = await newOwner();
    const browser = newBrowser();
    await requestCode(browser, 'RECOVERY', email);
    const mail = await mailTo(email, 2);
    const [code, link] = [codeIn(mail), tokenIn(mail)];
    const kept = async () =>
      JSON.stringify([
        await rows('SELECT * FROM account_codes WHERE user_id = ?', [id]),
        await rows('SELECT * FROM account_tickets WHERE user_id = ?', [id]),
        await rows("SELECT payload FROM outbox WHERE topic = 'letter'", []),
        await rows('SELECT * FROM known_devices WHERE user_id = ?', [id]),
        await rows('SELECT * FROM attempts', []),
      ]);
    const before = await kept();
    const { body } = await checkCode(browser, 'RECOVERY', email, code);
    const ticket = body.data.next === 'NEW_PASSWORD' ? body.data.ticket : '';
    const everything = before + (await kept());
    const device = browser.cookies.get('did') ?? 'No device was named';
    for (const secret of [link, ticket, device, GOOD_PASSWORD]) expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(everything.length).toBeGreaterThan(500);
  });
});
