import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/business';
import { client } from '../support/client';
import { change, rows } from '../support/database';
import { DAY_MS } from '../support/instants';
import { panel, PANEL_PASSWORD, signInToPanel, type PanelClient } from '../support/panel';

let superAdmin: PanelClient;
let role: number;

beforeAll(async () => {
  superAdmin = await panel('strapi-super-admin');
  const roles = await superAdmin.get<{ data: { id: number; code: string }[] }>('/admin/roles');
  role = roles.body.data.find(({ code }) => code === 'comanda-support')?.id ?? 0;
});

interface Invited {
  id: number;
  email: string;
  registrationToken: string;
}

async function invite(): Promise<Invited> {
  const answer = await superAdmin.send<{ data: Invited }>('POST', '/admin/users', {
    email: `${unique('invited')}@comanda.test`,
    firstname: 'Invited',
    lastname: 'Person',
    roles: [role],
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}

const look = (token: string) =>
  client().get<{ email: string }>(`/admin/registration-info?registrationToken=${encodeURIComponent(token)}`);
const accept = (registrationToken: string, password = PANEL_PASSWORD) =>
  client().post<{ token: string }>('/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Invited', lastname: 'Person', password },
  });

describe('an invitation to the panel', () => {
  it('is shown once, and the database does not have it', async () => {
    const { id, email, registrationToken: token } = await invite();
    const stored = [
      ...(await rows('SELECT * FROM admin_users')),
      ...(await rows('SELECT * FROM panel_tokens')),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await superAdmin.get(`/admin/users/${id}`)).text).not.toContain(token);
    expect((await superAdmin.get('/admin/users?pageSize=100&sort=id:DESC')).text).not.toContain(token);

    expect((await look(token)).body.data).toEqual({ email, firstname: 'Invited', lastname: 'Person' });
    expect((await accept(token)).status).toBe(200);
    expect((await signInToPanel(email, PANEL_PASSWORD)).status).toBe(200);
    expect((await look(token)).status).toBe(400);
    expect((await accept(token)).status).toBe(400);
  });

  it('is worth nothing after eight days', async () => {
    const { id, registrationToken: token } = await invite();
    await change('UPDATE panel_tokens SET expires_at = expires_at - ? WHERE user_id = ?', [8 * DAY_MS, id]);
    expect((await look(token)).status).toBe(400);
    expect((await accept(token)).status).toBe(400);
  });

  it('is taken by one of six at once', async () => {
    const { email, registrationToken: token } = await invite();
    const passwords = Array.from({ length: 6 }, (_, index) => `Chosen-password-${index}`);
    const answers = await Promise.all(passwords.map((password) => accept(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signInToPanel(email, chosen)).status).toBe(200);
  });

  it('ends with the person it was for, and is no way to another password', async () => {
    const { id, registrationToken: token } = await invite();
    const asPassword = { resetPasswordToken: token, password: PANEL_PASSWORD };
    expect((await client().post('/admin/reset-password', asPassword)).status).toBe(400);
    expect((await superAdmin.send('DELETE', `/admin/users/${id}`)).status).toBe(200);
    expect((await look(token)).status).toBe(400);
    expect((await accept(token)).status).toBe(400);
  });

  it('is not found by what is no token', async () => {
    await invite();
    for (const query of ['', 'registrationToken=', 'registrationToken[$ne]=x', 'registrationToken=null'])
      expect((await client().get(`/admin/registration-info?${query}`)).status, query).toBe(400);
    for (const registrationToken of ['', null, undefined, { $ne: 'x' }, ['x']])
      expect((await client().post('/admin/register', { registrationToken })).status).toBe(400);
  });
});
