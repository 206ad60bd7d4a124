import { describe, expect, it } from 'vitest';
import type { AccountDto, AccountExportDto, CodeSentDto } from '../../../src/contracts/account';
import {
  actionsOf,
  requestDeletion as ask,
  executeDeletionsAt as carryOut,
  GOOD_PASSWORD,
  newAddress,
  newOwner,
  otherCodeThan,
  sessionOf,
  signInAs,
} from '../support/account';
import { anonymous, newBusiness, PASSWORD } from '../support/business';
import { newBrowser, type Browser } from '../support/browser';
import { refusal, type Client } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { DAY_MS, later } from '../support/instants';
import { codeIn, mailAbout, mailTo } from '../support/mailbox';

const accountOf = async (browser: Pick<Client, 'get'>) =>
  (await browser.get<AccountDto>('/api/account')).body.data;

describe("a person's own account", () => {
  it('shows and keeps what they choose', async () => {
    const { browser, email, id } = await newOwner();
    expect(await accountOf(browser)).toEqual({
      name: 'Ana Souza',
      email,
      phone: null,
      photoUrl: null,
      language: 'en',
      theme: null,
      twoFactor: { on: false, recoveryCodesLeft: 0 },
      newEmail: null,
      deletion: null,
    });
    const changes = { name: 'Ana Maria', phone: '(11) 98765-4321', language: 'es', theme: 'dark' };
    const { body, status } = await browser.send('PATCH', '/api/account', changes);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ user: { name: 'Ana Maria', language: 'es', theme: 'dark' } });
    expect(await sessionOf(browser)).toEqual(body.data);
    expect(await accountOf(browser)).toMatchObject({ ...changes, phone: '+5511987654321' });
    await browser.send('PATCH', '/api/account', { phone: null });
    expect(await accountOf(browser)).toMatchObject({ name: 'Ana Maria', phone: null });
    expect(await actionsOf(id)).toEqual(['sign-up', 'confirm-email', 'update', 'update']);
  });

  it('refuses what is no phone, no language and no theme', async () => {
    const { browser } = await newOwner();
    for (const [field, value, code] of [
      ['phone', '12', 'INVALID_PHONE'],
      ['language', 'fr', 'NOT_ONE_OF'],
      ['theme', 'pink', 'NOT_ONE_OF'],
      ['name', 'A', 'TOO_SHORT'],
    ]) {
      const answer = await browser.send('PATCH', '/api/account', { [field ?? '']: value });
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, [field]]);
    }
  });
});

describe('another e-mail address', () => {
  const ask = (browser: Browser, email: string, password = GOOD_PASSWORD) =>
    browser.post<CodeSentDto>('/api/account/email', { password, email });
  const confirm = (browser: Browser, code: string) => browser.post('/api/account/email/confirm', { code });

  it('counts once its code came back; the former one is told', async () => {
    const { browser, email, id } = await newOwner();
    const wanted = newAddress('new');
    expect(refusal(await ask(browser, wanted, 'not the password'))).toEqual([422, 'WRONG_PASSWORD']);
    const asked = await ask(browser, wanted.toUpperCase());
    expect([asked.status, asked.body.data]).toEqual([202, { retryAfterSeconds: 60 }]);
    expect(await accountOf(browser)).toMatchObject({ email, newEmail: wanted });
    expect((await sessionOf(browser))?.user.email).toBe(email);
    const code = codeIn(await mailTo(wanted));
    expect(refusal(await confirm(browser, otherCodeThan(code)))).toEqual([422, 'WRONG_CODE']);
    expect((await confirm(browser, code)).status).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email: wanted, newEmail: null });
    expect(refusal(await signInAs(anonymous, email))).toEqual([401, 'WRONG_CREDENTIALS']);
    expect((await signInAs(anonymous, wanted)).status).toBe(200);
    const told = await mailAbout(email, 'Your e-mail address was changed');
    expect(told.text).toContain(wanted);
    expect(await actionsOf(id)).toContain('change-email');
    expect(refusal(await confirm(browser, code))).toEqual([422, 'WRONG_CODE']);
  });

  it('that has an account is answered alike, and its owner gets another mail', async () => {
    const [{ browser }, taken] = [await newOwner(), await newOwner()];
    const answer = await ask(browser, taken.email);
    expect([answer.status, answer.text]).toEqual([202, '{"data":{"retryAfterSeconds":60}}']);
    expect(await mailAbout(taken.email, 'You already have an account')).toBeDefined();
    expect((await accountOf(browser)).newEmail).toBe(taken.email);
    for (const code of ['000000', '123456'])
      expect(refusal(await confirm(browser, code))).toEqual([422, 'WRONG_CODE']);
  });

  it('that somebody else took meanwhile stays theirs', async () => {
    const { browser, email } = await newOwner();
    const wanted = newAddress('contested');
    await ask(browser, wanted);
    const code = codeIn(await mailTo(wanted));
    const business = await newBusiness();
    const other = (await sessionOf(await business.person('attendant')))!.user;
    await change('UPDATE up_users SET email = ? WHERE id = ?', [wanted, Number(other.id)]);
    const answer = await confirm(browser, code);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([409, 'ALREADY_EXISTS', ['email']]);
    expect(await accountOf(browser)).toMatchObject({ email });
  });

  it('is guessed at five times at most', async () => {
    const { browser, email } = await newOwner();
    const wanted = newAddress('guessed');
    await ask(browser, wanted);
    const code = codeIn(await mailTo(wanted));
    for (let guess = 0; guess < 5; guess += 1) await confirm(browser, otherCodeThan(code));
    const answer = await confirm(browser, code);
    expect(refusal(answer)).toEqual([422, 'WRONG_CODE']);
    expect(answer.body.error.details.triesLeft).toBe(0);
    expect(await accountOf(browser)).toMatchObject({ email });
  });

  it('is asked for once a minute', async () => {
    const { browser } = await newOwner();
    await ask(browser, newAddress('first'));
    const second = newAddress('second');
    const { body } = await ask(browser, second);
    expect(body.data.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await countOf('account_codes', 'email = ?', [second])).toBe(0);
  });
});

describe('what a person takes along', () => {
  it('is a file with what there is about them, and nothing of anybody else or secret', async () => {
    const { browser, email, id, session } = await newOwner();
    const business = await newBusiness();
    const answer = await browser.get<AccountExportDto>('/api/account/export');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="comanda-account.json"',
    );
    const { data } = answer.body;
    expect(data.account).toMatchObject({ name: 'Ana Souza', email, role: 'owner' });
    expect(data.business).toEqual({ id: session.business.id, tradeName: 'Cantina da Ana' });
    expect(data.sessions).toEqual([expect.objectContaining({ browser: 'Chrome', ip: '127.0.0.1' })]);
    expect(data.activity.map(({ action }) => action)).toEqual(['confirm-email', 'sign-up']);
    const [user] = await rows<{ password: string }>('SELECT password FROM up_users WHERE id = ?', [id]);
    for (const secret of [user!.password, business.id, browser.cookies.get('sid') ?? 'none'])
      expect(answer.text).not.toContain(secret);
  });
});

describe('deleting an account', () => {
  it('is asked for with the password, told by mail and can be taken back', async () => {
    const { browser, email, id } = await newOwner();
    expect(refusal(await ask(browser, 'not the password'))).toEqual([422, 'WRONG_PASSWORD']);
    const answer = await ask(browser, GOOD_PASSWORD);
    expect(answer.status).toBe(201);
    expect(answer.body.data.closesBusiness).toBe(true);
    const { requestedAt, dueAt } = answer.body.data;
    expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(30 * DAY_MS);
    expect((await ask(browser, GOOD_PASSWORD)).body.data).toEqual(answer.body.data);
    expect((await accountOf(browser)).deletion).toEqual(answer.body.data);
    const mail = await mailAbout(email, 'Your account and Cantina da Ana will be closed');
    expect(mail.text).toContain('Nobody else owns Cantina da Ana');
    expect((await browser.send('DELETE', '/api/account/deletion')).status).toBe(204);
    expect((await accountOf(browser)).deletion).toBeNull();
    await carryOut(later(31 * DAY_MS));
    expect(await sessionOf(browser)).not.toBeNull();
    expect(await actionsOf(id)).toEqual([
      'sign-up',
      'confirm-email',
      'request-deletion',
      'withdraw-deletion',
    ]);
  });

  it('takes away who they were on the day, and leaves the business to its other owner', async () => {
    const business = await newBusiness();
    const second = await business.person('owner');
    const { user } = (await sessionOf(second))!;
    const id = Number(user.id);
    expect((await ask(second, PASSWORD)).body.data.closesBusiness).toBe(false);
    await carryOut(later(29 * DAY_MS));
    expect(await sessionOf(second)).not.toBeNull();
    await carryOut(later(30.1 * DAY_MS));
    expect(await sessionOf(second)).toBeNull();
    const [kept] = await rows<Record<string, unknown>>('SELECT * FROM up_users WHERE id = ?', [id]);
    expect(kept).toMatchObject({ state: 'REMOVED', password: null, phone: null, business_id: business.id });
    expect(JSON.stringify(kept)).not.toContain(user.email);
    expect(JSON.stringify(kept)).not.toContain(user.name);
    for (const table of ['sessions', 'known_devices', 'account_deletions'])
      expect(await countOf(table, 'user_id = ?', [id]), table).toBe(0);
    expect(await mailAbout(user.email, 'Sua conta foi excluída')).toBeDefined();
    expect(await sessionOf(business.owner)).not.toBeNull();
    expect(await countOf('businesses', "document_id = ? AND state = 'ACTIVE'", [business.id])).toBe(1);
  });

  it('of the last owner closes the business: no order, no sign-in, no subscription', async () => {
    const business = await newBusiness();
    const attendant = await business.person('attendant');
    const open = await anonymous.get<{ state: string }>(`/api/store/${business.branch.slug}`);
    expect(open.status).toBe(200);
    await ask(business.owner, PASSWORD);
    await carryOut(later(30.1 * DAY_MS));
    expect(await sessionOf(business.owner)).toBeNull();
    expect(await sessionOf(attendant)).toBeNull();
    expect(await countOf('businesses', "document_id = ? AND state = 'CANCELLED'", [business.id])).toBe(1);
    const closed = await anonymous.get(`/api/store/${business.branch.slug}`);
    expect(closed.text).toMatch(/BLOCKED_BILLING|NOT_FOUND/);
    await carryOut(later(30.2 * DAY_MS));
  });

  it('is not what it was asked for when there is another owner by then', async () => {
    const { browser, id, session } = await newOwner();
    expect((await ask(browser, GOOD_PASSWORD)).body.data.closesBusiness).toBe(true);
    const other = await newOwner();
    await change('UPDATE up_users SET business_id = ? WHERE id = ?', [session.business.id, other.id]);
    const closes = async () => (await accountOf(browser)).deletion?.closesBusiness;
    expect(await closes()).toBe(false);
    // Who cannot sign in keeps no business going.
    await change('UPDATE up_users SET blocked = ? WHERE id = ?', [true, other.id]);
    expect(await closes()).toBe(true);
    await change('UPDATE up_users SET blocked = ? WHERE id = ?', [false, other.id]);
    expect(await closes()).toBe(false);
    await carryOut(later(30.1 * DAY_MS));
    expect(await countOf('up_users', "id = ? AND state = 'REMOVED'", [id])).toBe(1);
    expect(await sessionOf(other.browser)).not.toBeNull();
    expect(await sessionOf(newBrowser())).toBeNull();
  });
});
