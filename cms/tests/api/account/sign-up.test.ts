import { describe, expect, it } from 'vitest';
import type { CodeCheckedDto, CodeSentDto } from '../../../src/contracts/account';
import {
  actionsOf,
  requestCode,
  checkCode,
  GOOD_PASSWORD,
  newAddress,
  newOwner,
  newSignUp,
  sessionOf,
  signInAs,
  signUpBody,
} from '../support/account';
import { anonymous, newBusiness } from '../support/business';
import { newBrowser } from '../support/browser';
import { refusal } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { withoutFastTestMode } from '../support/fast-test-mode';
import { DAY_MS, later, nowMs } from '../support/instants';
import { codeIn, mailAbout, mailsTo, mailTo, tokenIn } from '../support/mailbox';
import { tally } from '../support/proof';
import { fromServer } from '../support/server';

const signUp = (body: object) => newBrowser().post<CodeSentDto>('/api/account/signup', body);
const usersWith = (email: string) => countOf('up_users', 'lower(email) = ?', [email.toLowerCase()]);

describe('signing up', () => {
  it('makes a business, its owner and a trial of the first plan', async () => {
    const { email, session } = await newOwner({ country: 'CL', language: 'pt-BR', businessName: 'El Fogón' });
    expect(session).toMatchObject({
      user: {
        name: 'Ana Souza',
        email,
        role: 'owner',
        language: 'pt-BR',
        theme: null,
        twoFactor: false,
        photoUrl: null,
      },
      business: { tradeName: 'El Fogón', country: 'CL', currency: 'CLP', defaultLanguage: 'es' },
      branches: [],
    });
    expect(session.grants['wallet.payout.request']).toBe('full');
    const [business] = await rows<{ state: string; version: number }>(
      'SELECT state, version FROM businesses WHERE document_id = ?',
      [session.business.id],
    );
    expect(business).toEqual({ state: 'TRIAL', version: 1 });
    const [plan] = await rows<{ slug: string; trial_days: number }>(
      'SELECT slug, trial_days FROM plans WHERE active = ? ORDER BY position LIMIT 1',
      [true],
    );
    const trials = await rows<{ plan_slug: string; state: string; trial_ends_at: number | Date }>(
      'SELECT plan_slug, state, trial_ends_at FROM subscriptions WHERE business_id = ?',
      [session.business.id],
    );
    expect(trials).toHaveLength(1);
    expect(trials[0]).toMatchObject({ plan_slug: plan!.slug, state: 'TRIALING' });
    const days = (new Date(trials[0]!.trial_ends_at).getTime() - nowMs()) / DAY_MS;
    expect(days).toBeGreaterThan(plan!.trial_days - 0.1);
    expect(days).toBeLessThanOrEqual(plan!.trial_days);
  });

  it('lets nobody in before the address is confirmed, and sends the code again when they try', async () => {
    const { browser, email } = await newSignUp();
    expect(await sessionOf(browser)).toBeNull();
    await change('DELETE FROM attempts', []);
    expect(refusal(await signInAs(browser, email, 'something else'))).toEqual([401, 'WRONG_CREDENTIALS']);
    const answer = await signInAs(browser, email);
    expect(refusal(answer)).toEqual([403, 'EMAIL_NOT_CONFIRMED']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { body } = await checkCode(browser, 'SIGNUP', email, codeIn(await mailTo(email, 2)));
    expect(body.data.next).toBe('SIGNED_IN');
    expect((await sessionOf(browser))?.user.email).toBe(email);
  });

  it('is answered alike for a free address and for a taken one; the mail tells the difference', async () => {
    const { email, id } = await newOwner();
    await change('DELETE FROM attempts', []);
    const before = await rows('SELECT * FROM up_users WHERE id = ?', [id]);
    const [free, taken] = [await signUp(signUpBody(newAddress())), await signUp(signUpBody(email))];
    expect(taken.status).toBe(202);
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const names = (answer: typeof free) =>
      answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect(names(taken)).toEqual(names(free));
    const mail = await mailAbout(email, 'You already have an account');
    expect(mail.text).toContain('/login');
    expect(mail.text).not.toMatch(/^\s+\d{6}$/m);
    expect(await rows('SELECT * FROM up_users WHERE id = ?', [id])).toEqual(before);
    expect(await usersWith(email)).toBe(1);
  });

  it('with the same address fifty times at once makes one account and one mail', async () => {
    const email = newAddress('twin');
    const spellings = [email, email.toUpperCase(), `  ${email} `, email.replace('twin', 'TwIn')];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => signUp(signUpBody(spellings[n % spellings.length]!))),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(Object.keys(body.data)).toEqual(['retryAfterSeconds']);
    }
    expect(await usersWith(email)).toBe(1);
    const [owner] = await rows<{ id: number; business_id: string; email: string }>(
      'SELECT id, business_id, email FROM up_users WHERE lower(email) = ?',
      [email],
    );
    expect(owner!.email).toBe(email);
    expect(await countOf('up_users_role_lnk', 'user_id = ?', [owner!.id])).toBe(1);
    expect(await countOf('subscriptions', 'business_id = ?', [owner!.business_id])).toBe(1);
    expect(await countOf('businesses', 'document_id = ?', [owner!.business_id])).toBe(1);
    expect(await countOf('outbox', 'business_id = ?', [owner!.business_id])).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    tally('same address at once', answers.length);
  });

  it('again before the address is confirmed puts the later one in the place of the earlier', async () => {
    const { email } = await newSignUp();
    const second = newBrowser();
    await second.post('/api/account/signup', {
      ...signUpBody(email),
      name: 'Bia',
      businessName: 'Bistrô',
      country: 'PT',
    });
    expect(await usersWith(email)).toBe(1);
    const { body } = await checkCode(second, 'SIGNUP', email, codeIn(await mailTo(email)));
    expect(body.data).toMatchObject({
      next: 'SIGNED_IN',
      session: { user: { name: 'Bia' }, business: { tradeName: 'Bistrô', country: 'PT', currency: 'EUR' } },
    });
  });

  it('refuses what cannot be, at its field', async () => {
    const email = newAddress();
    const refused: [fields: object, code: string, path: string][] = [
      [{ password: 'short' }, 'PASSWORD_TOO_SHORT', 'password'],
      [{ password: 'Password2026!' }, 'PASSWORD_COMMON', 'password'],
      [{ password: 'iloveyou1234' }, 'PASSWORD_COMMON', 'password'],
      [{ password: email }, 'PASSWORD_IS_EMAIL', 'password'],
      [{ password: email.toUpperCase() }, 'PASSWORD_IS_EMAIL', 'password'],
      [{ password: 'x'.repeat(201) }, 'TOO_LONG', 'password'],
      [{ country: 'XX' }, 'UNKNOWN_COUNTRY', 'country'],
      [{ country: 'br' }, 'INVALID_FORMAT', 'country'],
      [{ acceptTerms: false }, 'NOT_ONE_OF', 'acceptTerms'],
      [{ name: ' ' }, 'TOO_SHORT', 'name'],
      [{ email: 'nobody' }, 'INVALID_FORMAT', 'email'],
      [{ language: 'fr' }, 'NOT_ONE_OF', 'language'],
    ];
    for (const [fields, code, path] of refused) {
      const answer = await signUp(signUpBody(email, fields));
      expect(refusal(answer), JSON.stringify(fields)).toEqual([400, code]);
      expect(answer.body.error.details.path, JSON.stringify(fields)).toEqual([path]);
    }
    expect(await usersWith(email)).toBe(0);
    tally('refused sign-ups', refused.length);
  });

  it('keeps a password as a hash, all of its characters counting', async () => {
    const password = `${'long and longer '.repeat(11)}end`;
    const { email, id } = await withoutFastTestMode(() => newOwner({ password }));
    const [user] = await rows<{ password: string }>('SELECT password FROM up_users WHERE id = ?', [id]);
    expect(user!.password).toMatch(/^\$2[aby]\$10\$/);
    expect(refusal(await signInAs(anonymous, email, `${password.slice(0, -3)}END`))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect((await signInAs(anonymous, email, password)).status).toBe(200);
  });

  it('is free for the address of somebody who was removed elsewhere', async () => {
    const business = await newBusiness();
    const person = await business.person('attendant');
    const session = await sessionOf(person);
    await change("UPDATE up_users SET state = 'REMOVED' WHERE id = ?", [Number(session!.user.id)]);
    const browser = newBrowser();
    const { email } = session!.user;
    await browser.post('/api/account/signup', signUpBody(email));
    const { body } = await checkCode(browser, 'SIGNUP', email, codeIn(await mailTo(email)));
    expect(body.data).toMatchObject({ next: 'SIGNED_IN', session: { user: { role: 'owner' } } });
    expect(await countOf('up_users', "business_id = ? AND state = 'REMOVED'", [business.id])).toBe(1);
  });

  it('is written into the log, without what is secret', async () => {
    const { id, session } = await newOwner();
    expect(await actionsOf(id)).toEqual(['sign-up', 'confirm-email']);
    const log = JSON.stringify(
      await rows('SELECT * FROM audit_entries WHERE business_id = ?', [session.business.id]),
    );
    expect(log).toContain('termsAcceptedAt');
    expect(log).not.toContain(GOOD_PASSWORD);
  });
});

describe('a sign-up with an address of somebody else', () => {
  it('is worth nothing to who made it: whoever reads the mail elsewhere chooses the password', async () => {
    const thief = await newSignUp({ businessName: 'Not mine' });
    const reader = newBrowser();
    const { body } = await checkCode(reader, 'SIGNUP', thief.email, codeIn(await mailTo(thief.email)));
    expect(body.data.next).toBe('NEW_PASSWORD');
    expect(await sessionOf(reader)).toBeNull();
    expect(refusal(await signInAs(thief.browser, thief.email))).toEqual([401, 'WRONG_CREDENTIALS']);
    const ticket = body.data.next === 'NEW_PASSWORD' ? body.data.ticket : '';
    const chosen = await reader.post('/api/account/new-password', {
      ticket,
      password: 'a-password-of-mine-7',
    });
    expect(chosen.status).toBe(200);
    expect((await sessionOf(reader))?.user.email).toBe(thief.email);
    expect(refusal(await signInAs(thief.browser, thief.email))).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('does not get the account by signing up once more while the mail is read', async () => {
    const { browser, email } = await newSignUp();
    const mail = await mailTo(email);
    await newBrowser().post('/api/account/signup', signUpBody(email, { password: 'known-to-the-thief-1' }));
    const { body } = await checkCode(browser, 'SIGNUP', email, codeIn(mail));
    expect(body.data.next).toBe('NEW_PASSWORD');
    expect(refusal(await signInAs(anonymous, email, 'known-to-the-thief-1'))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
  });

  it('is taken back by asking for a new password as well', async () => {
    const { email } = await newSignUp();
    const reader = newBrowser();
    await requestCode(reader, 'RECOVERY', email);
    const answer = await reader.post<CodeCheckedDto>('/api/account/codes/link', {
      token: tokenIn(await mailTo(email, 2)),
    });
    expect(answer.body.data.next).toBe('NEW_PASSWORD');
    expect(refusal(await signInAs(anonymous, email))).toEqual([401, 'WRONG_CREDENTIALS']);
  });

  it('is gone after a week, with the business nobody ever was in', async () => {
    const [forgotten, confirmed] = [await newSignUp(), await newOwner()];
    const [user] = await rows<{ id: number; business_id: string }>(
      'SELECT id, business_id FROM up_users WHERE lower(email) = ?',
      [forgotten.email],
    );
    const { removeStaleSignUps } = fromServer('./api/account/use-cases/remove-stale-sign-ups') as {
      removeStaleSignUps: (now: Date) => Promise<void>;
    };
    await removeStaleSignUps(later(6.9 * DAY_MS));
    expect(await usersWith(forgotten.email)).toBe(1);
    await removeStaleSignUps(later(7.1 * DAY_MS));
    expect(await usersWith(forgotten.email)).toBe(0);
    expect(await countOf('businesses', 'document_id = ?', [user!.business_id])).toBe(0);
    expect(await countOf('subscriptions', 'business_id = ?', [user!.business_id])).toBe(0);
    expect(await countOf('up_users_role_lnk', 'user_id = ?', [user!.id])).toBe(0);
    expect(await sessionOf(confirmed.browser)).not.toBeNull();
    expect(await usersWith(confirmed.email)).toBe(1);
  });
});
