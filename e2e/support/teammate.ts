import type { APIRequestContext } from '@playwright/test';
import type { SessionDto } from '@contracts/session';
import { dataOf } from './answers';
import type { Mailbox } from './mailbox';
import { unique } from './unique';

export interface Teammate {
  name: string;
  email: string;
  password: string;
}

/** Somebody who does not work in the team yet. */
export function teammate(): Teammate {
  const name = unique('Bruno');
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@team.test`;
  return { name, email, password: 'violet staircase 41' };
}

/** Accepts the invitation that was mailed, without a screen; `api` is signed in afterwards. */
export async function join(api: APIRequestContext, mailbox: Mailbox, person: Teammate): Promise<SessionDto> {
  const link = await mailbox.linkTo(person.email);
  const token = new URLSearchParams(link.split('?')[1]).get('invite') ?? '';
  const { name, password } = person;
  const data = { name, password, acceptTerms: true };
  return dataOf(await api.post(`/api/invitations/${token}/accept`, { data }));
}
