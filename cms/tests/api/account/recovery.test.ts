import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  requestCode,
  checkCode,
  newOwner,
  sessionOf,
  signInAs,
  ticketFor,
} from '../support/account';
import { anonymous } from '../support/business';
import { newBrowser } from '../support/browser';
import { refusal } from '../support/client';
import { change, countOf } from '../support/database';
import { codeIn, mailAbout, mailTo } from '../support/mailbox';
import { openEventStream } from '../support/stream';

const CHOSEN = 'a-password-of-mine-7';

describe('a new password by mail', () => {
  it('on another device ends the first session at once, with its stream, and lets the other device in', async () => {
    const { browser: first, email, id } = await newOwner();
    const stream = await openEventStream('/api/events', { cookie: first.header() });
    await stream.until(({ event }) => event === 'hello');
    const other = newBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/1 Safari/1');
    const ticket = await ticketFor(other, email, 2);
    expect(await sessionOf(first)).not.toBeNull();

    const answer = await other.post('/api/account/new-password', { ticket, password: CHOSEN });
    expect(answer.status).toBe(200);
    expect(await sessionOf(first)).toBeNull();
    expect(refusal(await first.get('/api/orders'))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await sessionOf(other))?.user.email).toBe(email);
    await expect(stream.ended).resolves.toBeUndefined();
    expect(refusal(await signInAs(anonymous, email))).toEqual([401, 'WRONG_CREDENTIALS']);
    expect((await signInAs(anonymous, email, CHOSEN)).status).toBe(200);

    const mail = await mailAbout(email, 'Your password was changed');
    expect(mail.text).toContain('Safari · iOS');
    expect(await actionsOf(id)).toEqual(['sign-up', 'confirm-email', 'reset-password']);
  });

  it('makes every device a new one', async () => {
    const { browser, email, id } = await newOwner();
    expect(await countOf('known_devices', 'user_id = ?', [id])).toBe(1);
    const other = newBrowser();
    const ticket = await ticketFor(other, email, 2);
    await other.post('/api/account/new-password', { ticket, password: CHOSEN });
    expect(await countOf('known_devices', 'user_id = ?', [id])).toBe(1);
    await signInAs(browser, email, CHOSEN);
    expect(await mailAbout(email, 'Signed in on a new device')).toBeDefined();
  });

  it('ends codes and tickets that were given out before', async () => {
    const { email } = await newOwner();
    const [first, second] = [newBrowser(), newBrowser()];
    const ticket = await ticketFor(first, email, 2);
    await change('DELETE FROM attempts', []);
    const another = await ticketFor(second, email, 3);
    await change('DELETE FROM attempts', []);
    await requestCode(second, 'RECOVERY', email);
    const code = codeIn(await mailTo(email, 4));
    expect((await first.post('/api/account/new-password', { ticket, password: CHOSEN })).status).toBe(200);
    const answer = await second.post('/api/account/new-password', {
      ticket: another,
      password: 'of-the-other-9',
    });
    expect(refusal(answer)).toEqual([422, 'TICKET_EXPIRED']);
    expect(refusal(await checkCode(second, 'RECOVERY', email, code))).toEqual([422, 'WRONG_CODE']);
    expect((await signInAs(anonymous, email, CHOSEN)).status).toBe(200);
  });

  it('is not for somebody who was suspended after the code was sent', async () => {
    const { email, id } = await newOwner();
    const browser = newBrowser();
    const ticket = await ticketFor(browser, email, 2);
    await change("UPDATE up_users SET state = 'SUSPENDED' WHERE id = ?", [id]);
    const answer = await browser.post('/api/account/new-password', { ticket, password: CHOSEN });
    expect(refusal(answer)).toEqual([422, 'TICKET_EXPIRED']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('changing the password', () => {
  const words = (currentPassword: string, newPassword: string) => ({ currentPassword, newPassword });

  it('ends every other session and tells the person', async () => {
    const { browser, email, id } = await newOwner();
    const elsewhere = newBrowser();
    await signInAs(elsewhere, email);
    const answer = await browser.send('PUT', '/api/account/password', words('lantern-over-river-9', CHOSEN));
    expect(answer.status).toBe(204);
    expect(await sessionOf(browser)).not.toBeNull();
    expect(await sessionOf(elsewhere)).toBeNull();
    expect((await signInAs(anonymous, email, CHOSEN)).status).toBe(200);
    expect(await actionsOf(id)).toContain('change-password');
    expect(await mailAbout(email, 'Your password was changed')).toBeDefined();
  });

  it('takes the current one and a good one', async () => {
    const { browser, email } = await newOwner();
    const put = (body: object) => browser.send('PUT', '/api/account/password', body);
    const wrong = await put(words('something else', CHOSEN));
    expect(refusal(wrong)).toEqual([422, 'WRONG_PASSWORD']);
    expect(wrong.body.error.details.path).toEqual(['currentPassword']);
    const common = await put(words('lantern-over-river-9', 'Qwertyuiop12'));
    expect(refusal(common)).toEqual([400, 'PASSWORD_COMMON']);
    expect(common.body.error.details.path).toEqual(['newPassword']);
    expect((await signInAs(anonymous, email)).status).toBe(200);
  });

  it('is not a place to guess the password at', async () => {
    const { browser } = await newOwner();
    const answers: unknown[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const body = words(`guess number ${guess}`, CHOSEN);
      answers.push(refusal(await browser.send('PUT', '/api/account/password', body)));
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => [422, 'WRONG_PASSWORD']));
    expect(answers.slice(10)).toEqual(Array.from({ length: 2 }, () => [429, 'TOO_MANY_ATTEMPTS']));
  });
});
