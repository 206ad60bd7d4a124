import type { ParsedMail } from 'mailparser';
import { unique } from './business';
import { client, type Answer } from './client';
import { MINUTE_MS } from './instants';
import { mailTo } from './mailbox';
import { serverUrl } from './server';

/** Somebody who is signed in to the panel. Its answers have a shape of their own. */
export interface PanelClient {
  headers: Record<string, string>;
  get<T = unknown>(path: string): Promise<PanelAnswer<T>>;
  send<T = unknown>(method: string, path: string, body?: unknown): Promise<PanelAnswer<T>>;
}

interface PanelAnswer<T> {
  status: number;
  text: string;
  body: T & { error?: { message: string; details: { code?: string; errors?: { path: string[] }[] } } };
}

interface AdminServices {
  user: { create(attributes: object): Promise<{ id: number }> };
  role: { findOne(where: object): Promise<{ id: number } | null> };
}

export const PANEL_PASSWORD = 'Panel-password-1';
/** The panel's screens and its API ask for types under this. */
export const ROWS = '/content-manager/collection-types';

function panelService<Name extends keyof AdminServices>(name: Name): AdminServices[Name] {
  const { strapi } = globalThis as { strapi?: { service(uid: string): unknown } };
  if (!strapi) throw new Error('The server is not up');
  return strapi.service(`admin::${name}`) as AdminServices[Name];
}

/** Makes somebody with a role of the panel, by its code or its id; answers their address. */
export async function newPanelUser(role: string | number): Promise<string> {
  await serverUrl();
  const id = typeof role === 'number' ? role : (await panelService('role').findOne({ code: role }))?.id;
  if (id === undefined) throw new Error(`The panel has no role ${role}`);
  const email = `${unique('panel')}@comanda.test`;
  const person = { firstname: 'Pat', lastname: 'Panel', email, password: PANEL_PASSWORD };
  await panelService('user').create({ ...person, isActive: true, registrationToken: null, roles: [id] });
  return email;
}

export const signInToPanel = (email: string, password: string, headers?: Record<string, string>) =>
  client().post<{ token: string }>('/admin/login', { email, password }, headers);

/** A cookie that an answer sets, as the browser sends it back; undefined where it sets none of that name. */
export const cookieIn = ({ headers }: Answer, name: string): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

/** Asks for a new password, and answers the token of the mail's button once there are `count` mails. */
export async function requestPasswordReset(email: string, count = 1): Promise<string> {
  const answer = await client().post('/admin/forgot-password', { email });
  if (answer.status !== 204) throw new Error(`Asking for a new password answered ${answer.status}`);
  return passwordTokenIn(await mailTo(email, count));
}

export function passwordTokenIn({ text }: ParsedMail): string {
  const token = /\/admin\/auth\/reset-password\?code=([\w-]+)/.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No link in: ${text ?? ''}`);
  return token;
}

export const resetPassword = (
  resetPasswordToken: string,
  password: string,
  headers?: Record<string, string>,
) => client().post<{ token: string }>('/admin/reset-password', { resetPasswordToken, password }, headers);

export async function panelClient(role: string | number): Promise<PanelClient> {
  return panelClientOf(await newPanelUser(role));
}

/** Somebody who is there already, signed in. */
export async function panelClientOf(email: string): Promise<PanelClient> {
  const { status, body } = await signInToPanel(email, PANEL_PASSWORD);
  if (status !== 200) throw new Error(`Signing in to the panel answered ${status}`);
  const headers = { authorization: `Bearer ${body.data.token}` };
  const shaped = <T>({ status, text, body }: Answer): PanelAnswer<T> => {
    const given: unknown = body;
    return { status, text, body: given as PanelAnswer<T>['body'] };
  };
  return {
    headers,
    get: async (path) => shaped(await client().get(path, headers)),
    send: async (method, path, body) => shaped(await client().send(method, path, body, headers)),
  };
}

const kept = new Map<string, { since: number; person: Promise<PanelClient> }>();

/** The panel's tokens last half an hour, a run may last longer, and no file lasts as long as what remains. */
const KEPT_MS = 15 * MINUTE_MS;

/** The one super-admin, or other person of a role of ours, that the files of a run share. */
export function panel(
  role: 'strapi-super-admin' | 'comanda-support' | 'comanda-billing',
): Promise<PanelClient> {
  const known = kept.get(role);
  if (known && performance.now() - known.since < KEPT_MS) return known.person;
  const person = panelClient(role);
  kept.set(role, { since: performance.now(), person });
  return person;
}

interface PanelType {
  uid: string;
  info: { displayName: string; pluralName: string };
  attributes: Record<string, { type: string; enum?: string[] }>;
}

/** The types the panel shows. */
export async function panelTypes(): Promise<PanelType[]> {
  const superAdmin = await panel('strapi-super-admin');
  const { body } = await superAdmin.get<{ data: (PanelType & { isDisplayed: boolean })[] }>(
    '/content-manager/content-types?kind=collectionType',
  );
  return body.data.filter(({ isDisplayed }) => isDisplayed);
}
