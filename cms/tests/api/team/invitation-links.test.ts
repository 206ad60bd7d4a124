import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeSentDto } from '../../../src/contracts/account';
import type { SessionDto } from '../../../src/contracts/session';
import type { InvitationDto, InvitationLinkDto } from '../../../src/contracts/team';
import { checkCode, newSignUp, otherCodeThan, sessionOf } from '../support/account';
import { newBrowser } from '../support/browser';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { clientsByRole } from '../support/clients-by-role';
import { refusal, signIn, type Answer, type Client } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { HOUR_MS, MINUTE_MS, SECOND_MS, nowMs } from '../support/instants';
import { codeIn, mailsTo, mailTo } from '../support/mailbox';
import { tally, thorough } from '../support/proof';
import {
  copyLink,
  invite,
  inviteByMail,
  expireResendDelay,
  member,
  personOf,
  tokenTo,
} from '../support/team';

const PASSWORD = 'quite a long way to go';
const ROUNDS = thorough(20, 4);

let a: TestBusiness;
let b: TestBusiness;

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
});

const look = (token: string) => anonymous.get<InvitationDto>(`/api/invitations/${token}`);
const ask = (token: string) => anonymous.post<CodeSentDto>(`/api/invitations/${token}/code`, {});
const accept = (token: string, more: object = {}, who: Pick<Client, 'post'> = anonymous) =>
  who.post<SessionDto>(`/api/invitations/${token}/accept`, {
    name: 'Zélia Prado',
    password: PASSWORD,
    acceptTerms: true,
    ...more,
  });
const press = (who: Client, id: string) => who.post<InvitationLinkDto>(`/api/team/${id}/copy-link`, {});
const stateOf = async (id: string) => (await personOf(a.owner, id)).state;
const UNKNOWN = [404, 'INVITATION_UNKNOWN'];
const WRONG = [422, 'WRONG_CODE'];

/** Somebody who is invited, with the link that was copied for them. */
async function inviteByLink(business: TestBusiness, fields: object = {}) {
  const invited = await inviteByMail(business, fields);
  return { ...invited, link: await copyLink(business, invited.id) };
}

/** The same, with the code that was mailed when the link's holder asked for it. */
async function inviteWithCode(business: TestBusiness, fields: object = {}) {
  const invited = await inviteByLink(business, fields);
  expect((await ask(invited.link)).status).toBe(202);
  return { ...invited, code: codeIn(await mailTo(invited.email, 2)) };
}

describe('a copied link', () => {
  it('lets in with the code that is mailed to the invited address, as who was invited', async () => {
    const { id, link, email } = await inviteByLink(a, {
      role: 'kitchen',
      branchIds: [a.branch.id],
      language: 'en',
    });
    const sent = await ask(link);
    expect([sent.status, sent.body.data]).toEqual([202, { retryAfterSeconds: 60 }]);
    const mail = await mailTo(email, 2);
    expect(mail.subject).toMatch(/^Your code to join Business-/);
    expect(mail.text).toContain('Never pass the code on');
    // A button would confirm the address on its own, for whoever chose the password.
    expect(mail.html).not.toContain('href');

    const browser = newBrowser();
    const answer = await accept(link, { code: codeIn(mail), language: 'es' }, browser);
    expect(answer.status).toBe(201);
    expect(answer.body.data.user).toMatchObject({ id, email, role: 'kitchen', language: 'es' });
    expect((await sessionOf(browser))?.user.id).toBe(id);
    expect((await (await signIn(email, PASSWORD)).get('/api/orders')).status).toBe(200);
    expect(await stateOf(id)).toBe('ACTIVE');
  });

  it('shows what it invites to and by which way it came, and the address to nobody it was not sent to', async () => {
    const { token, link, email } = await inviteByLink(a, { name: 'Ana Prado', role: 'kitchen' });
    const [mailed, copied] = [await look(token), await look(link)];
    expect(mailed.body.data).toMatchObject({ email, confirmsAddress: true });
    expect(copied.body.data).toEqual({
      ...mailed.body.data,
      email: 'i•••@example.test',
      confirmsAddress: false,
    });
    expect(copied.text).not.toContain(email);
  });

  it('signs nobody in without the code, whoever presses it', async () => {
    const { id, link, email } = await inviteByLink(a);
    const answer = await accept(link);
    expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, 'REQUIRED', ['code']]);
    for (const code of ['000000', '123456']) expect(refusal(await accept(link, { code }))).toEqual(WRONG);
    expect(await stateOf(id)).toBe('INVITED');
    expect(refusal(await anonymous.post('/api/session', { email, password: PASSWORD }))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect(await countOf('sessions', 'user_id = ?', [Number(id)])).toBe(0);
  });

  it('is not needed beside the mailed one, which takes no code and sends none', async () => {
    const { id, token, email } = await inviteByLink(a);
    expect(refusal(await ask(token))).toEqual(UNKNOWN);
    expect((await accept(token)).status).toBe(201);
    expect(await stateOf(id)).toBe('ACTIVE');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('takes a good password, and does not tell by it what the address is', async () => {
    const { link, email, code } = await inviteWithCode(a);
    expect(refusal(await accept(link, { code, password: 'short' }))).toEqual([400, 'PASSWORD_TOO_SHORT']);
    expect(refusal(await accept(link, { code: otherCodeThan(code), password: email }))).toEqual(WRONG);
    expect(refusal(await accept(link, { code, password: email }))).toEqual([400, 'PASSWORD_IS_EMAIL']);
    // What was refused used nothing up.
    expect((await accept(link, { code })).status).toBe(201);
  });
});

describe('the code of an invitation', () => {
  it('is guessed five times at most, and is dead then', async () => {
    const { link, code, id, email } = await inviteWithCode(a);
    const left: (number | undefined)[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const answer = await accept(link, { code: otherCodeThan(code) });
      expect(refusal(answer)).toEqual(WRONG);
      left.push(answer.body.error.details.triesLeft);
    }
    expect(left).toEqual([4, 3, 2, 1, 0, 0]);
    expect(refusal(await accept(link, { code }))).toEqual(WRONG);
    expect(await stateOf(id)).toBe('INVITED');
    tally('guessed codes of an invitation', left.length);

    // A minute later there is another, with tries of its own.
    await change('DELETE FROM attempts WHERE until < ?', [nowMs() + MINUTE_MS + SECOND_MS]);
    await ask(link);
    expect((await accept(link, { code: codeIn(await mailTo(email, 3)) })).status).toBe(201);
  });

  it('is not guessed more often by many at once', async () => {
    const { link, code } = await inviteWithCode(a);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => accept(link, { code: otherCodeThan(code) })),
    );
    const left = answers.map(({ body }) => body.error.details.triesLeft);
    expect(left.filter((tries) => tries !== 0).sort()).toEqual([1, 2, 3, 4]);
  });

  it('is for one person of one business, even where the address is the same', async () => {
    const email = `${unique('wanted')}@example.test`;
    const [mine, theirs] = [await invite(a, { email }), await invite(b, { email })];
    const [link, other] = [await copyLink(a, mine.id), await copyLink(b, theirs.id)];
    await ask(link);
    const code = codeIn(await mailTo(email, 3));
    expect(refusal(await accept(other, { code }))).toEqual(WRONG);

    const stranger = await inviteWithCode(a);
    expect(refusal(await accept(link, { code: stranger.code }))).toEqual(WRONG);
    expect((await accept(link, { code })).status).toBe(201);
  });

  it('opens nothing where codes are entered without the link', async () => {
    const { email, code, id } = await inviteWithCode(a);
    for (const purpose of ['SIGNUP', 'RECOVERY'])
      expect(refusal(await checkCode(anonymous, purpose, email, code)), purpose).toEqual(WRONG);
    expect((await checkCode(anonymous, 'INVITATION', email, code)).status).toBe(400);
    expect(await stateOf(id)).toBe('INVITED');
  });

  it('ends after ten minutes', async () => {
    const { link, code, id } = await inviteWithCode(a);
    const [row] = await rows<{ created_at: number; expires_at: number }>(
      'SELECT created_at, expires_at FROM account_codes WHERE user_id = ?',
      [Number(id)],
    );
    expect(row!.expires_at - row!.created_at).toBe(10 * MINUTE_MS);
    await change('UPDATE account_codes SET expires_at = ? WHERE user_id = ?', [nowMs(), Number(id)]);
    expect(refusal(await accept(link, { code }))).toEqual(WRONG);
  });

  it('is mailed once a minute, however often it is asked for and by however many links', async () => {
    const email = `${unique('flooded')}@example.test`;
    const [mine, theirs] = [await invite(a, { email }), await invite(b, { email })];
    const links = [await copyLink(a, mine.id), await copyLink(b, theirs.id)];
    const letters = () => countOf('outbox', "topic = 'letter'", []);
    const before = await letters();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(links[n % 2] ?? '')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await letters()) - before).toBe(1);
  });

  it('is mailed two hundred times a day for one business', async () => {
    const business = await newBusiness();
    const [last, late] = [await inviteByLink(business), await inviteByLink(business)];
    const key = createHash('sha256').update(`invitation-codes\n${business.id}`).digest('hex');
    await change('INSERT INTO attempts (key, count, until) VALUES (?, 199, ?)', [key, nowMs() + HOUR_MS]);
    expect((await ask(last.link)).status).toBe(202);
    expect(refusal(await ask(late.link))).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect((await accept(late.token)).status).toBe(201);
  });
});

describe('copying a link', () => {
  it('again kills the one copied before, and not the mailed one', async () => {
    const { id, token, link } = await inviteByLink(a);
    const next = await copyLink(a, id);
    expect(next).not.toBe(link);
    expect(refusal(await look(link))).toEqual(UNKNOWN);
    expect(refusal(await ask(link))).toEqual(UNKNOWN);
    expect(refusal(await accept(link, { code: '000000' }))).toEqual(UNKNOWN);
    expect((await look(next)).status).toBe(200);
    expect((await look(token)).status).toBe(200);
  });

  it('lasts as long as the invitation', async () => {
    const { id } = await invite(a);
    const { body } = await press(a.owner, id);
    expect(body.data.expiresAt).toBe((await personOf(a.owner, id)).invitation?.expiresAt);
    const link = tokenIn(body.data);
    await change('UPDATE invitations SET expires_at = ? WHERE user_id = ?', [nowMs() - 1, Number(id)]);
    const EXPIRED = [410, 'INVITATION_EXPIRED'];
    for (const answer of [await look(link), await ask(link), await accept(link, { code: '000000' })])
      expect(refusal(answer)).toEqual(EXPIRED);
    expect(refusal(await press(a.owner, id))).toEqual([409, 'PERSON_MOVED_ON']);
  });

  it.each<[string, (invited: { id: string; email: string; token: string }) => Promise<unknown>]>([
    [
      'sending again',
      async ({ id, email }) => {
        await expireResendDelay(id);
        await a.owner.post(`/api/team/${id}/resend`, {});
        await tokenTo(email, 3);
      },
    ],
    ['removal', ({ id }) => a.owner.post(`/api/team/${id}/remove`, { version: 1 })],
    ['acceptance', ({ token }) => accept(token)],
  ])('is over with %s', async (_what, end) => {
    const { link, code, ...invited } = await inviteWithCode(a);
    await end(invited);
    for (const answer of [await look(link), await ask(link), await accept(link, { code })])
      expect(refusal(answer)).toEqual(UNKNOWN);
  });

  it('is for those who have not accepted', async () => {
    const { id, token } = await inviteByMail(a);
    await accept(token);
    expect(refusal(await press(a.owner, id))).toEqual([409, 'PERSON_MOVED_ON']);
    expect(refusal(await press(a.owner, (await member(a, 'kitchen')).id))).toEqual([409, 'PERSON_MOVED_ON']);
  });

  it('is for those who may invite that person; somebody of another business does not exist', async () => {
    const { id } = await invite(a, { role: 'manager' });
    expect(refusal(await press((await member(a, 'manager')).client, id))).toEqual([403, 'OWNERS_ONLY']);
    const attendant = await invite(a, { branchIds: [a.branch.id] });
    for (const [name, client] of Object.entries(await clientsByRole(a))) {
      const expected = name === 'owner' || name === 'manager' ? 200 : name === 'anonymous' ? 401 : 403;
      expect((await press(client, attendant.id)).status, name).toBe(expected);
    }
    const [theirs, nobody] = [await press(b.owner, attendant.id), await press(b.owner, '999999999')];
    expect(refusal(theirs)).toEqual([404, 'NOT_FOUND']);
    expect(theirs.text).toBe(nobody.text);
  });

  it('is in the log, who and for whom', async () => {
    const { id } = await inviteByLink(a);
    const { body } = await a.owner.get<{ action: string; actor: { name: string }; entityId: string }[]>(
      '/api/audit?entity=user&action=copy-link',
    );
    expect(body.data[0]).toMatchObject({
      action: 'copy-link',
      entityId: id,
      actor: { name: 'Person owner' },
    });
  });

  it('is told by the one answer that makes it, and kept nowhere', async () => {
    const { id, link } = await inviteByLink(a);
    const [person, list, log] = [
      await a.owner.get(`/api/team/${id}`),
      await a.owner.get('/api/team?pagination[pageSize]=100'),
      await a.owner.get('/api/audit'),
    ];
    for (const { text } of [person, list, log, await look(link)]) expect(text).not.toContain(link);
    const kept = JSON.stringify([
      await rows('SELECT * FROM invitations WHERE user_id = ?', [Number(id)]),
      await rows('SELECT * FROM outbox WHERE business_id = ?', [a.id]),
      await rows('SELECT * FROM events WHERE business_id = ?', [a.id]),
      await rows('SELECT * FROM audit_entries WHERE business_id = ?', [a.id]),
      await rows('SELECT * FROM up_users WHERE id = ?', [Number(id)]),
      await rows('SELECT * FROM idempotency_keys', []),
    ]);
    expect(kept).not.toContain(link);
  });
});

describe('an address of somebody else', () => {
  it('is not taken over, and whoever holds the link is not told that it signs in elsewhere', async () => {
    const theirs = await b.person('attendant');
    const { email } = (await theirs.get<SessionDto>('/api/session')).body.data.user;
    const [known, free] = [await invite(a, { email }), await invite(a)];
    const tell = async ({ id }: { id: string }) => {
      const link = await copyLink(a, id);
      const answers: Answer<object>[] = [await look(link), await ask(link), await ask(link)];
      for (const code of ['000000', '000001']) answers.push(await accept(link, { code }));
      return answers.map(({ status, body }) => [
        status,
        { ...body.data, email: '', expiresAt: '' },
        body.error,
      ]);
    };
    expect(await tell(known)).toEqual(await tell(free));

    // The address is told, by mail, and gets no code.
    const mails = await mailsTo(email, 2);
    for (const { text } of mails) {
      expect(text).toContain('outro negócio');
      expect(text).not.toMatch(/\d{6}/);
    }
    expect((await theirs.get<SessionDto>('/api/session')).body.data.business.id).toBe(b.id);
    expect(await stateOf(known.id)).toBe('INVITED');
  });

  it('that became somebody’s while the code was on its way stays theirs', async () => {
    const { link, email, code, id } = await inviteWithCode(a);
    const theirs = await member(b, 'attendant');
    await change('UPDATE up_users SET email = ? WHERE id = ?', [email, Number(theirs.id)]);
    expect(refusal(await accept(link, { code }))).toEqual([409, 'EMAIL_TAKEN']);
    expect(await stateOf(id)).toBe('INVITED');
  });

  it('is not taken from a sign-up that waits for its code, by the link alone', async () => {
    const { email } = await newSignUp();
    const link = await copyLink(a, (await invite(a, { email })).id);
    expect(refusal(await accept(link, { code: '000000' }))).toEqual(WRONG);
    expect(await countOf('up_users', 'lower(email) = ?', [email])).toBe(1);
  });
});

describe('a link that several press at once', () => {
  it('lets in one of them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, link, code } = await inviteWithCode(a);
      const answers = await Promise.all([accept(link, { code }), accept(link, { code })]);
      expect(won(answers)).toHaveLength(1);
      expect(await countOf('sessions', 'user_id = ?', [Number(id)])).toBe(1);
    }
    tally('copied links pressed at once', ROUNDS);
  });

  it('lets in one of two who hold the mailed and the copied one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, link, token, code } = await inviteWithCode(a);
      const answers = await Promise.all([accept(link, { code }), accept(token)]);
      expect(won(answers)).toHaveLength(1);
      expect(await countOf('sessions', 'user_id = ?', [Number(id)])).toBe(1);
    }
    tally('mailed and copied links at once', ROUNDS);
  });

  it('is one of those that were copied at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await invite(a);
      const links = await Promise.all(Array.from({ length: 4 }, () => copyLink(a, id)));
      const found = await Promise.all(links.map(look));
      expect(found.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    tally('links copied at once', ROUNDS);
  });
});

const tokenIn = ({ url }: InvitationLinkDto) => new URL(url).searchParams.get('invite') ?? '';

function won(answers: Answer[]): Answer[] {
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(refusal(answer)).toEqual(UNKNOWN);
  return answers.filter(({ status }) => status === 201);
}
