import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { change, rows } from '../support/database';
import { newProduct } from '../support/menu';
import { newOrder } from '../support/ordering';
import { panel, panelTypes, ROWS, type PanelClient } from '../support/panel';
import { invite } from '../support/team';
import { tally } from '../support/proof';

const USERS = `${ROWS}/plugin::users-permissions.user`;
const ORDERS = `${ROWS}/api::orders.order`;
const INVITATIONS = `${ROWS}/api::employees.invitation`;

interface Listed {
  results: { documentId: string; email?: string }[];
}

let business: TestBusiness;
let secrets: string[];
let user: { document_id: string; id: number; email: string };
let order: { document_id: string };
const eyes: PanelClient[] = [];

beforeAll(async () => {
  business = await newBusiness();
  const placed = await newOrder(business, await newProduct(business));
  const [owner] = await rows<typeof user & { password: string }>(
    'SELECT id, document_id, email, password FROM up_users WHERE business_id = ?',
    [business.id],
  );
  if (!owner) throw new Error('The business has nobody');
  const tokens = [unique('reset'), unique('confirm')] as const;
  await change('UPDATE up_users SET reset_password_token = ?, confirmation_token = ? WHERE id = ?', [
    ...tokens,
    owner.id,
  ]);
  user = owner;
  order = { document_id: placed.id };
  secrets = [owner.password, ...tokens, placed.token, await hashOfInvitation()];
  eyes.push(await panel('strapi-super-admin'), await panel('comanda-support'));
});

// Elsewhere it is shown that nobody ever has one.
afterAll(() =>
  change('UPDATE up_users SET reset_password_token = NULL, confirmation_token = NULL WHERE id = ?', [
    user.id,
  ]),
);

describe('what the panel shows of people', () => {
  it('has no hash, token or other secret in any answer, however it is asked', async () => {
    // Whose secrets were planted is among the newest; with everybody of their roles, ten are all people there are.
    const list = `${USERS}?page=1&pageSize=10&sort=id:DESC`;
    const paths = [
      list,
      `${USERS}/${user.document_id}`,
      `${list}&populate=*`,
      `${list}&populate[role][populate]=*`,
      `${list}&fields[0]=password&fields[1]=resetPasswordToken&fields[2]=confirmationToken`,
      `${USERS}/${user.document_id}?fields=password`,
      `${USERS}/${user.document_id}/role`,
      `/content-manager/relations/plugin::users-permissions.user/role?id=${user.document_id}`,
      `${ROWS}/plugin::users-permissions.role?populate[users][populate]=*`,
      `${ORDERS}?sort=id:DESC`,
      `${ORDERS}/${order.document_id}`,
      `${ORDERS}?fields=token`,
      `${INVITATIONS}?sort=id:DESC`,
      `${INVITATIONS}?fields=tokenHash`,
      '/content-manager/homepage/recent-documents?action=update',
    ];
    let seen = 0;
    for (const eye of eyes) {
      for (const path of paths) {
        const { status, text } = await eye.get(path);
        expect(status, path).toBeLessThan(500);
        if (status === 200) seen += 1;
        for (const secret of secrets) expect(text.includes(secret), path).toBe(false);
        expect(text, path).not.toMatch(/\$2[aby]\$\d\d\$/);
      }
    }
    expect(seen).toBeGreaterThan(paths.length);
    tally('panel answers without secrets', seen);
  });

  it('does not tell them by filtering, sorting or searching either', async () => {
    const found = async (eye: PanelClient, path: string, query: string) =>
      (await eye.get<Listed>(`${path}?pageSize=100&sort=id:ASC&${query}`)).text;
    const guesses: [path: string, field: string, right: string][] = [
      [USERS, 'password', secrets[0] ?? ''],
      [USERS, 'resetPasswordToken', secrets[1] ?? ''],
      [USERS, 'confirmationToken', secrets[2] ?? ''],
      [ORDERS, 'token', secrets[3] ?? ''],
      [INVITATIONS, 'tokenHash', secrets[4] ?? ''],
    ];
    for (const eye of eyes) {
      for (const [path, field, right] of guesses) {
        for (const operator of ['$eq', '$startsWith', '$contains', '$notNull']) {
          const query = (value: string) => `filters[${field}][${operator}]=${encodeURIComponent(value)}`;
          expect(await found(eye, path, query(right)), `${field} ${operator}`).toBe(
            await found(eye, path, query('no such thing')),
          );
        }
        const through = (value: string) =>
          `filters[role][users][${field}][$startsWith]=${encodeURIComponent(value)}`;
        if (path === USERS)
          expect(await found(eye, path, through(right)), `${field} through the role`).toBe(
            await found(eye, path, through('no such thing')),
          );
        const sorted = async (order: string) =>
          (await eye.get<Listed>(`${path}?pageSize=100&sort=${field}:${order}`)).text;
        expect(await sorted('ASC'), `sort ${field}`).toBe(await sorted('DESC'));
        const search = await eye.get<Listed>(`${path}?_q=${encodeURIComponent(right)}`);
        expect(search.body.results, `search ${field}`).toEqual([]);
      }
    }
  });

  it('finds people by what is no secret', async () => {
    for (const eye of eyes) {
      const { body } = await eye.get<Listed>(`${USERS}?filters[email][$eq]=${user.email}`);
      expect(body.results.map(({ email }) => email)).toEqual([user.email]);
    }
  });

  it('takes no password or token from anybody: whoever has a person’s password is that person', async () => {
    const [superAdmin] = eyes;
    const before = await rows('SELECT * FROM up_users WHERE id = ?', [user.id]);
    for (const field of ['password', 'resetPasswordToken', 'confirmationToken', 'provider'])
      await superAdmin?.send('PUT', `${USERS}/${user.document_id}`, { [field]: 'Another-password-1' });
    const [stored] = await rows<Record<string, unknown>>('SELECT * FROM up_users WHERE id = ?', [user.id]);
    const [was] = before as Record<string, unknown>[];
    for (const column of ['password', 'reset_password_token', 'confirmation_token', 'provider'])
      expect(stored?.[column], column).toBe(was?.[column]);
  });

  it('hides every field that sounds like a secret', async () => {
    const sounding = (await panelTypes()).flatMap(({ uid, attributes }) =>
      Object.keys(attributes)
        .filter((name) => /password|token|hash|secret|totp|recovery|pin($|[A-Z])/i.test(name))
        .map((name) => ({ uid, name })),
    );
    expect(sounding.length).toBeGreaterThan(3);
    for (const { uid, name } of sounding) expect(isHidden(uid, name), `${uid} ${name}`).toBe(true);
  });
});

async function hashOfInvitation(): Promise<string> {
  const { id } = await invite(business);
  const [row] = await rows<{ hash: string }>('SELECT token_hash AS hash FROM invitations WHERE user_id = ?', [
    Number(id),
  ]);
  if (!row) throw new Error('Nobody is invited');
  return row.hash;
}

function isHidden(uid: string, name: string): boolean {
  const { strapi } = globalThis as { strapi?: { contentType(uid: string): Configured } };
  return strapi?.contentType(uid).config?.attributes?.[name]?.hidden ?? false;
}

interface Configured {
  config?: { attributes?: Record<string, { hidden?: boolean }> };
}
