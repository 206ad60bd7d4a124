import type { Role } from '../../../src/domain/access';
import type { InvitationLinkDto, PersonDto } from '../../../src/contracts/team';
import type { SessionDto } from '../../../src/contracts/session';
import { unique, type TestBusiness } from './business';
import type { Client } from './client';
import { change, rows } from './database';
import { SECOND_MS } from './instants';
import { mailTo } from './mailbox';

interface Invited {
  id: string;
  email: string;
}

const newEmail = (word: string) => `${unique(word).toLowerCase()}@example.test`;

export const invitation = (fields: object = {}) => ({
  name: 'Invited Person',
  email: newEmail('invited'),
  role: 'attendant',
  branchIds: [],
  ...fields,
});

/** Somebody who is invited through the front door, of every branch unless some are named. */
export async function invite(business: TestBusiness, fields: object = {}): Promise<Invited> {
  const body = invitation(fields);
  const answer = await business.owner.post<PersonDto>('/api/team', body);
  if (answer.status !== 201) throw new Error(`The invitation answered ${answer.text}`);
  return { id: answer.body.data.id, email: body.email };
}

/** The token of the link in the newest mail to somebody, once there are `count`. */
export async function tokenTo(email: string, count = 1): Promise<string> {
  const { text } = await mailTo(email, count);
  const token = /invite=([\w-]+)/.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No link in: ${text ?? ''}`);
  return token;
}

/** The same with the token of the link that was mailed. */
export async function inviteByMail(
  business: TestBusiness,
  fields: object = {},
): Promise<Invited & { token: string }> {
  const invited = await invite(business, fields);
  return { ...invited, token: await tokenTo(invited.email) };
}

/** The token of a link that an owner copied for somebody they invited. */
export async function copyLink(business: TestBusiness, id: string): Promise<string> {
  const answer = await business.owner.post<InvitationLinkDto>(`/api/team/${id}/copy-link`, {});
  if (answer.status !== 200) throw new Error(`The copied link answered ${answer.text}`);
  return new URL(answer.body.data.url).searchParams.get('invite') ?? '';
}

/** Lets the time pass after which an invitation may be sent again. */
export const expireResendDelay = (id: string) =>
  change('UPDATE invitations SET sent_at = sent_at - ? WHERE user_id = ?', [61 * SECOND_MS, Number(id)]);

export interface TeamMember {
  client: Client;
  id: string;
  email: string;
}

/** Somebody who works here and is signed in, with the id the team knows them by. */
export async function member(
  business: TestBusiness,
  role: Role,
  more: { branchIds?: string[]; allow?: string[]; deny?: string[] } = {},
): Promise<TeamMember> {
  const client = await business.person(role, more);
  const { user } = (await client.get<SessionDto>('/api/session')).body.data;
  return { client, id: user.id, email: user.email };
}

export async function personOf(who: Client, id: string): Promise<PersonDto> {
  const answer = await who.get<PersonDto>(`/api/team/${id}`);
  if (answer.status !== 200) throw new Error(`The person answered ${answer.text}`);
  return answer.body.data;
}

/** A question of an attendant for a permission, and its id. */
export async function newAccessRequest(
  business: TestBusiness,
  permission: string,
  more: { branchIds?: string[] } = {},
  role: Role = 'attendant',
): Promise<{ id: string; asker: TeamMember }> {
  const asker = await member(business, role, more);
  const answer = await asker.client.post('/api/access-requests', { permission });
  if (answer.status !== 201) throw new Error(`The question answered ${answer.text}`);
  const [row] = await rows<{ id: string }>(
    `SELECT document_id AS id FROM access_requests WHERE user_id = ? AND permission = ?`,
    [Number(asker.id), permission],
  );
  if (!row) throw new Error('The question is not there');
  return { id: row.id, asker };
}
