import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/business';
import { client, type Answer } from '../support/client';
import { change, countOf, rows } from '../support/database';
import { MINUTE_MS } from '../support/instants';
import { mailsTo, mailTo } from '../support/mailbox';
import {
  requestPasswordReset,
  resetPassword,
  cookieIn,
  newPanelUser,
  panel,
  PANEL_PASSWORD,
  signInToPanel,
  type PanelClient,
} from '../support/panel';
import { runningStrapi } from '../support/strapi';

const NEW_PASSWORD = 'Another-password-2';
const SUPPORT = 'comanda-support';

let superAdmin: PanelClient;

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
});

async function idOf(email: string): Promise<number> {
  const [person] = await rows<{ id: number }>('SELECT id FROM admin_users WHERE email = ?', [email]);
  if (!person) throw new Error(`Nobody has ${email}`);
  return person.id;
}

/** A minute has passed since a mail went to an address. */
const minutePasses = (email: string) =>
  change('DELETE FROM attempts WHERE key = ?', [
    createHash('sha256').update(`panel-mail\n${email}`).digest('hex'),
  ]);

const tokensOf = async (email: string) => countOf('panel_tokens', 'user_id = ?', [await idOf(email)]);

/** Both halves of a session of the panel, as a browser has them. */
function sessionIn(answer: Answer<{ token: string }>) {
  const bearer = { authorization: `Bearer ${answer.body.data.token}` };
  const cookie = { cookie: cookieIn(answer, 'strapi_admin_refresh') ?? '' };
  return {
    me: async () => (await client().get('/admin/users/me', bearer)).status,
    renew: () => client().post<{ token: string }>('/admin/access-token', {}, cookie),
    put: (path: string, body: object) => client().send('PUT', path, body, bearer),
  };
}

async function newSession(email: string, password = PANEL_PASSWORD) {
  const answer = await signInToPanel(email, password);
  expect(answer.status).toBe(200);
  return sessionIn(answer);
}

describe('a forgotten password', () => {
  it('is replaced by a link whose token the database does not have', async () => {
    const email = await newPanelUser(SUPPORT);
    const token = await requestPasswordReset(email);
    const stored = [
      ...(await rows('SELECT * FROM admin_users')),
      ...(await rows('SELECT * FROM panel_tokens')),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const found of await rows<{ token_hash: string }>('SELECT token_hash FROM panel_tokens'))
      expect((await resetPassword(found.token_hash, NEW_PASSWORD)).status).toBe(400);

    const answer = await resetPassword(token, NEW_PASSWORD);
    expect(answer.status, answer.text).toBe(200);
    expect(await sessionIn(answer).me()).toBe(200);
    expect((await signInToPanel(email, PANEL_PASSWORD)).status).toBe(400);
    expect((await signInToPanel(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is not replaced eleven minutes later', async () => {
    const email = await newPanelUser(SUPPORT);
    const token = await requestPasswordReset(email);
    await change('UPDATE panel_tokens SET expires_at = expires_at - ? WHERE user_id = ?', [
      11 * MINUTE_MS,
      await idOf(email),
    ]);
    expect((await resetPassword(token, NEW_PASSWORD)).status).toBe(400);
    expect((await signInToPanel(email, PANEL_PASSWORD)).status).toBe(200);
  });

  it('is replaced once, by one of six who bring the link at once', async () => {
    const email = await newPanelUser(SUPPORT);
    const token = await requestPasswordReset(email);
    const passwords = Array.from({ length: 6 }, (_, index) => `Another-password-${index}`);
    const answers = await Promise.all(passwords.map((password) => resetPassword(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signInToPanel(email, chosen)).status).toBe(200);
    expect((await resetPassword(token, NEW_PASSWORD)).status).toBe(400);
  });

  it('says in the reader’s language that a link is worth nothing any more, and keeps it for a better password', async () => {
    const email = await newPanelUser(SUPPORT);
    const token = await requestPasswordReset(email);
    expect((await resetPassword(token, 'weak')).status).toBe(400);
    expect((await resetPassword(token, NEW_PASSWORD)).status).toBe(200);
    for (const [language, words] of [
      ['en', 'begin anew'],
      ['pt-BR', 'Comece de novo'],
      ['es', 'Empieza de nuevo'],
    ] as const) {
      const answer = await resetPassword(token, NEW_PASSWORD, { 'accept-language': language });
      expect(answer.body.error.message).toContain(words);
    }
  });

  it('is asked for in the same words by everybody, and mailed to who may come in, in their language', async () => {
    const [known, inactive] = [await newPanelUser(SUPPORT), await newPanelUser(SUPPORT)];
    await change('UPDATE admin_users SET is_active = ? WHERE email = ?', [false, inactive]);
    await change(`UPDATE admin_users SET prefered_language = 'pt-BR' WHERE email = ?`, [known]);
    const asking = [known.toUpperCase(), inactive, `${unique('nobody')}@comanda.test`];
    const answers = await Promise.all(
      asking.map((email) => client().post('/admin/forgot-password', { email })),
    );
    const told = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()].sort()]);
    expect(told).toEqual(Array.from(asking, () => told[0]));
    expect(answers[0]?.status).toBe(204);

    expect((await mailTo(known)).subject).toBe('Uma nova senha para o painel');
    expect(await tokensOf(inactive)).toBe(0);
    expect(await countOf('panel_tokens', '1 = 1', [])).toBe(
      await countOf('panel_tokens', 'user_id IN (SELECT id FROM admin_users)', []),
    );
    for (const email of ['', 'no-address', 5, null, ['a@b.test'], { $ne: '' }, undefined])
      expect((await client().post('/admin/forgot-password', { email })).status).toBe(400);
  });

  it('sends a mail a minute, and each of them works until one is used', async () => {
    const email = await newPanelUser(SUPPORT);
    const first = await requestPasswordReset(email);
    await client().post('/admin/forgot-password', { email });
    expect(await tokensOf(email)).toBe(1);
    await minutePasses(email);
    const second = await requestPasswordReset(email, 2);
    expect(second).not.toBe(first);
    expect((await resetPassword(first, NEW_PASSWORD)).status).toBe(200);
    expect((await resetPassword(second, NEW_PASSWORD)).status).toBe(400);
  });

  it('can be asked for although a stranger asked all day', async () => {
    const email = await newPanelUser(SUPPORT);
    const { app } = (await runningStrapi()).server;
    const askFrom = (address: string) =>
      client().post('/admin/forgot-password', { email }, { 'x-forwarded-for': address });
    app.proxy = true;
    try {
      for (let asked = 0; asked < 10; asked += 1) {
        await minutePasses(email);
        expect((await askFrom('198.51.100.7')).status).toBe(204);
      }
      expect(await tokensOf(email)).toBe(6);
      // What was refused to the stranger does not take the owner's turn either.
      await askFrom('198.51.100.7');
      await minutePasses(email);
      await askFrom('198.51.100.7');
      await askFrom('203.0.113.5');
      expect(await tokensOf(email)).toBe(7);
    } finally {
      app.proxy = false;
    }
    expect(await mailsTo(email, 7)).toHaveLength(7);
  });
});

describe('another password', () => {
  const CHANGES: [how: string, change: (email: string) => Promise<unknown>][] = [
    ['by a link', async (email) => resetPassword(await requestPasswordReset(email), NEW_PASSWORD)],
    [
      'by the person',
      async (email) => {
        const session = await newSession(email);
        return session.put('/admin/users/me', { password: NEW_PASSWORD, currentPassword: PANEL_PASSWORD });
      },
    ],
    [
      'by a super-admin',
      async (email) =>
        superAdmin.send('PUT', `/admin/users/${await idOf(email)}`, { password: NEW_PASSWORD }),
    ],
  ];

  it.each(CHANGES)(
    'set %s ends all sessions and links of the person, and nobody else’s',
    async (how, changeIt) => {
      const [email, other] = [await newPanelUser(SUPPORT), await newPanelUser(SUPPORT)];
      const sessions = [await newSession(email), await newSession(email)];
      const stays = await newSession(other);
      const open = how === 'by a link' ? null : await requestPasswordReset(email);
      expect(await changeIt(email)).toMatchObject({ status: 200 });
      for (const session of sessions) {
        expect(await session.me()).toBe(401);
        expect((await session.renew()).status).toBe(401);
      }
      if (open !== null) expect((await resetPassword(open, 'Third-password-3')).status).toBe(400);
      expect(await stays.me()).toBe(200);
      expect((await stays.renew()).status).toBe(200);
      expect((await signInToPanel(email, NEW_PASSWORD)).status).toBe(200);
    },
  );

  it.each<[what: string, body: object]>([
    ['who may not come in any more', { isActive: false }],
    ['whose address is another', { email: `${unique('moved')}@comanda.test` }],
  ])('is not set by the link of somebody %s', async (_what, body) => {
    const email = await newPanelUser(SUPPORT);
    const token = await requestPasswordReset(email);
    const session = await newSession(email);
    const changed = await superAdmin.send('PUT', `/admin/users/${await idOf(email)}`, body);
    expect(changed.status, changed.text).toBe(200);
    expect((await resetPassword(token, NEW_PASSWORD)).status).toBe(400);
    if ('isActive' in body) {
      const [{ id } = { id: 0 }] = await rows<{ id: number }>('SELECT id FROM admin_users WHERE email = ?', [
        email,
      ]);
      expect((await superAdmin.send('PUT', `/admin/users/${id}`, { isActive: true })).status).toBe(200);
      expect((await session.renew()).status, 'a session from before').toBe(401);
    }
  });

  it('is asked for no oftener than elsewhere by who sits at somebody’s screen', async () => {
    const session = await newSession(await newPanelUser(SUPPORT));
    const guess = (currentPassword: string) =>
      session.put('/admin/users/me', { password: NEW_PASSWORD, currentPassword });
    for (let tried = 0; tried < 10; tried += 1)
      expect((await guess(`Wrong-password-${tried}`)).status).toBe(400);
    expect((await guess(PANEL_PASSWORD)).status).toBe(429);
    expect((await session.put('/admin/users/me', { firstname: 'Patricia' })).status).toBe(200);
  });
});

describe('a session that is made while the password is changed', () => {
  /** Lets `work` begin, changes the password just before it makes its session, and answers what became of it. */
  async function overtaken<T>(email: string, work: () => Promise<T>): Promise<T> {
    const token = await requestPasswordReset(email);
    const strapi = await runningStrapi();
    let reset: Promise<Answer> | null = null;
    const forget = strapi.db.lifecycles.subscribe({
      models: ['admin::session'],
      async beforeCreate() {
        if (reset) return;
        reset = resetPassword(token, NEW_PASSWORD);
        expect((await reset).status).toBe(200);
      },
    });
    try {
      return await work();
    } finally {
      forget();
    }
  }

  it('by the old password is none', async () => {
    const email = await newPanelUser(SUPPORT);
    const answer = await overtaken(email, () => signInToPanel(email, PANEL_PASSWORD));
    expect(answer.status).toBe(400);
    const cookie = cookieIn(answer, 'strapi_admin_refresh') ?? '';
    expect((await client().post('/admin/access-token', {}, { cookie })).status).toBe(401);
    expect(await countOf('strapi_sessions', 'user_id = ?', [String(await idOf(email))])).toBe(1);
  });

  it('by renewing an old one is none', async () => {
    const email = await newPanelUser(SUPPORT);
    const session = await newSession(email);
    expect((await overtaken(email, () => session.renew())).status).toBe(401);
    expect(await countOf('strapi_sessions', 'user_id = ?', [String(await idOf(email))])).toBe(1);
  });
});
