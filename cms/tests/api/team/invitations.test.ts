import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionDto } from '../../../src/contracts/session';
import type { InvitationDto, PersonDto } from '../../../src/contracts/team';
import { anonymous, newBusiness, unique, type TestBusiness } from '../support/business';
import { client, refusal, signIn, type Answer } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { DAY_MS, later, nowMs } from '../support/instants';
import { mailTo } from '../support/mailbox';
import { fromServer } from '../support/server';
import { invitation, invite, inviteByMail, expireResendDelay, personOf, tokenTo } from '../support/team';

const PASSWORD = 'quite a long way to go';

let a: TestBusiness;
let b: TestBusiness;

beforeAll(async () => {
  [a, b] = [await newBusiness(), await newBusiness()];
});

const accept = (token: string, more: object = {}): Promise<Answer<SessionDto>> =>
  anonymous.post<SessionDto>(`/api/invitations/${token}/accept`, {
    name: 'Zélia Prado',
    password: PASSWORD,
    acceptTerms: true,
    ...more,
  });
const look = (token: string) => anonymous.get<InvitationDto>(`/api/invitations/${token}`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const stateOf = async (id: string) => (await personOf(a.owner, id)).state;
/** Lets the server do what it does from time to time, as if it were that many days later. */
const daysLater = async (days: number) => {
  const { sweep } = fromServer('./jobs/sweep') as { sweep: (now: Date) => Promise<void> };
  await sweep(later(days * DAY_MS));
};

describe('an invitation', () => {
  it('goes by mail, in the language of whom it is for, and says who asks to where', async () => {
    const { email, token } = await inviteByMail(a, { name: 'Ana Prado', language: 'es' });
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^Person owner te invita a Business-/);
    expect(mail.text).toContain('Hola, Ana Prado:');
    expect(mail.text).toContain(`/signup?invite=${token}`);
    expect(mail.html).toContain(`/signup?invite=${token}`);
  });

  it('shows its holder what it is to, and nobody without it', async () => {
    const { token, email } = await inviteByMail(a, {
      name: 'Ana Prado',
      role: 'kitchen',
      branchIds: [a.branch.id],
      language: 'en',
    });
    const answer = await look(token);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      name: 'Ana Prado',
      email,
      role: 'kitchen',
      invitedBy: 'Person owner',
      branches: [a.branch.slug],
      language: 'en',
    });
    expect(answer.body.data.businessName).toMatch(/^Business-/);
    for (const wrong of ['nothing', `${token}x`, token.slice(1), token.toLowerCase()])
      expect(refusal(await look(wrong)), wrong).toEqual([404, 'INVITATION_UNKNOWN']);
  });

  it('is kept without anything that would open it', async () => {
    const { id, token } = await inviteByMail(a);
    const kept = JSON.stringify([
      await rows('SELECT * FROM invitations WHERE user_id = ?', [Number(id)]),
      await rows('SELECT * FROM outbox WHERE business_id = ?', [a.id]),
      await rows('SELECT * FROM audit_entries WHERE entity_id = ?', [id]),
      await rows('SELECT * FROM up_users WHERE id = ?', [Number(id)]),
    ]);
    expect(kept).not.toContain(token);
  });

  it('lets its holder in at once, as who they were invited as', async () => {
    const { id, token, email } = await inviteByMail(a, { role: 'kitchen', branchIds: [a.branch.id] });
    const answer = await accept(token, { language: 'es' });
    expect(answer.status).toBe(201);
    expect(answer.body.data.user).toMatchObject({
      id,
      email,
      name: 'Zélia Prado',
      role: 'kitchen',
      language: 'es',
    });
    expect(answer.body.data.branches.map((branch) => branch.id)).toEqual([a.branch.id]);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const session = client(cookies.find((cookie) => cookie.startsWith('sid=')) ?? null);
    expect((await session.get<SessionDto>('/api/session')).body.data.user.id).toBe(id);
    expect((await session.get('/api/orders')).status).toBe(200);
    expect((await (await signIn(email, PASSWORD)).get('/api/orders')).status).toBe(200);
    expect(await stateOf(id)).toBe('ACTIVE');
  });

  it('is good for one time', async () => {
    const { token } = await inviteByMail(a);
    expect((await accept(token)).status).toBe(201);
    expect(refusal(await accept(token))).toEqual([404, 'INVITATION_UNKNOWN']);
    expect(refusal(await look(token))).toEqual([404, 'INVITATION_UNKNOWN']);
  });

  it('is good for one of many who press it at once', async () => {
    const { id, token } = await inviteByMail(a);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(refusal(answer)).toEqual([404, 'INVITATION_UNKNOWN']);
    expect(await countOf('sessions', 'user_id = ?', [Number(id)])).toBe(1);
  });

  it('takes a good password and the terms', async () => {
    const { token, email } = await inviteByMail(a);
    expect(refusal(await accept(token, { acceptTerms: false }))[0]).toBe(400);
    expect(refusal(await accept(token, { password: 'short' }))).toEqual([400, 'PASSWORD_TOO_SHORT']);
    expect(refusal(await accept(token, { password: email }))).toEqual([400, 'PASSWORD_IS_EMAIL']);
    expect((await accept(token)).status).toBe(201);
  });

  it('signs nobody in before it is accepted', async () => {
    const { id, email } = await invite(a);
    const [row] = await rows<{ email: string; password: string | null }>(
      'SELECT email, password FROM up_users WHERE id = ?',
      [Number(id)],
    );
    expect(row?.password).toBeNull();
    for (const address of [email, row?.email ?? '']) {
      const answer = await anonymous.post('/api/session', { email: address, password: PASSWORD });
      expect(refusal(answer)).toEqual([401, 'WRONG_CREDENTIALS']);
    }
  });
});

describe('sending an invitation again', () => {
  const resend = (id: string) => a.owner.post<PersonDto>(`/api/team/${id}/resend`, {});

  it('takes a minute since the last time', async () => {
    const { id } = await invite(a);
    const answer = await resend(id);
    expect(refusal(answer)).toEqual([429, 'SENT_A_MOMENT_AGO']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await expireResendDelay(id);
    expect((await resend(id)).status).toBe(200);
  });

  it('makes a new link, and the one before is dead', async () => {
    const { id, email, token: old } = await inviteByMail(a);
    await expireResendDelay(id);
    await resend(id);
    const token = await tokenTo(email, 2);
    expect(token).not.toBe(old);
    expect(refusal(await look(old))).toEqual([404, 'INVITATION_UNKNOWN']);
    expect(refusal(await accept(old))).toEqual([404, 'INVITATION_UNKNOWN']);
    expect((await accept(token)).status).toBe(201);
  });

  it('is for those who have not accepted', async () => {
    const { id, token } = await inviteByMail(a);
    await accept(token);
    expect(refusal(await resend(id))).toEqual([409, 'PERSON_MOVED_ON']);
  });

  it('brings back one that has expired', async () => {
    const { id, email, token } = await inviteByMail(a);
    await daysLater(6.9);
    expect(await stateOf(id)).toBe('INVITED');
    await change('UPDATE invitations SET expires_at = ?, sent_at = sent_at - 99000 WHERE user_id = ?', [
      nowMs() - 1,
      Number(id),
    ]);
    expect(refusal(await look(token))).toEqual([410, 'INVITATION_EXPIRED']);
    expect(refusal(await accept(token))).toEqual([410, 'INVITATION_EXPIRED']);
    await daysLater(0);
    expect(await stateOf(id)).toBe('EXPIRED');
    const answer = await resend(id);
    expect(answer.body.data.state).toBe('INVITED');
    const days = (Date.parse(answer.body.data.invitation!.expiresAt) - nowMs()) / DAY_MS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect((await accept(await tokenTo(email, 2))).status).toBe(201);
  });
});

describe('an address', () => {
  const inviteAnswer = (business: TestBusiness, email: string) =>
    business.owner.post<PersonDto>('/api/team', invitation({ email }));

  it('is in a team once, whatever its case, and whoever asks at once', async () => {
    const { email } = await invite(a);
    expect(refusal(await inviteAnswer(a, email.toUpperCase()))).toEqual([409, 'ALREADY_IN_TEAM']);
    const mine = (await a.owner.get<SessionDto>('/api/session')).body.data.user.email;
    expect(refusal(await inviteAnswer(a, mine))).toEqual([409, 'ALREADY_IN_TEAM']);

    const fresh = `${unique('fresh')}@example.test`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => inviteAnswer(a, fresh)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await countOf('up_users', 'lower(contact_email) = ?', [fresh])).toBe(1);
  });

  it('of another business is answered like any other; its owner is told by mail, and nobody takes it over', async () => {
    const theirs = await b.person('attendant');
    const { email } = (await theirs.get<SessionDto>('/api/session')).body.data.user;
    const [known, unknown] = [
      await inviteAnswer(a, email),
      await inviteAnswer(a, `${unique('free')}@example.test`),
    ];
    expect(known.status).toBe(201);
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
    expect({ ...known.body.data, id: '', email: '', createdAt: '', invitation: null }).toEqual({
      ...unknown.body.data,
      id: '',
      email: '',
      createdAt: '',
      invitation: null,
    });
    const { id } = known.body.data;
    const mail = await mailTo(email);
    expect(mail.text).toContain('outro negócio');
    expect(mail.text).not.toContain('/signup');
    // Even a link for it takes nothing over.
    const token = 'x'.repeat(43);
    await change('UPDATE invitations SET token_hash = ? WHERE user_id = ?', [sha256(token), Number(id)]);
    expect(refusal(await accept(token))).toEqual([409, 'EMAIL_TAKEN']);
    expect((await theirs.get<SessionDto>('/api/session')).body.data.business.id).toBe(b.id);
    // The refusal used nothing up: once the address is free, the link works.
    await change('UPDATE up_users SET email = ? WHERE lower(email) = ?', [
      `${unique('moved')}@example.test`,
      email,
    ]);
    expect((await accept(token)).status).toBe(201);
  });

  it('is not held by inviting it: somebody else may be let in with it first', async () => {
    const email = `${unique('wanted')}@example.test`;
    await invite(a, { email });
    await invite(b, { email });
    expect((await accept(await tokenTo(email, 2))).status).toBe(201);
  });

  it('is free again when its person was removed, and they come back as the same person', async () => {
    const { id, email, token } = await inviteByMail(a, { name: 'Ana Prado' });
    await accept(token);
    const { version } = await personOf(a.owner, id);
    expect((await a.owner.post(`/api/team/${id}/remove`, { version })).status).toBe(200);
    expect(refusal(await anonymous.post('/api/session', { email, password: PASSWORD }))).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect((await personOf(a.owner, id)).email).toBe(email);

    const elsewhere = await invite(b, { email });
    const again = await inviteAnswer(a, email);
    expect(again.body.data).toMatchObject({ id, state: 'INVITED' });
    expect(elsewhere.id).not.toBe(id);
    expect((await accept(await tokenTo(email, 3))).status).toBe(201);
  });
});

describe('taking an invitation back', () => {
  it('kills its link', async () => {
    const { id, token } = await inviteByMail(a);
    await a.owner.post(`/api/team/${id}/remove`, { version: 1 });
    expect(refusal(await look(token))).toEqual([404, 'INVITATION_UNKNOWN']);
    expect(refusal(await accept(token))).toEqual([404, 'INVITATION_UNKNOWN']);
    expect(await stateOf(id)).toBe('REMOVED');
  });
});
