import type { RequestWithBody } from './bodies';
import { PASSWORD, unique, type TestBusiness } from './business';
import { invitation, inviteByMail, member } from './team';

/** One request for every route about the team that reads a body. */
export async function teamRequests(business: TestBusiness): Promise<RequestWithBody[]> {
  const [person, invited] = [await member(business, 'attendant'), await inviteByMail(business)];
  return [
    {
      method: 'POST',
      path: '/api/team',
      body: {
        ...invitation({ email: `${unique('made')}@example.test` }),
        allow: [],
        deny: [],
        language: 'es',
      },
      alsoUnknown: ['id', 'state', 'userId', 'password', 'confirmed'],
    },
    {
      method: 'PATCH',
      path: `/api/team/${person.id}`,
      body: { version: 1, name: 'New Name', role: 'kitchen', branchIds: [], allow: [], deny: [] },
      alsoUnknown: ['id', 'state', 'email', 'password', 'language'],
    },
    { method: 'POST', path: `/api/team/${person.id}/suspend`, body: { version: 2 }, alsoUnknown: ['state'] },
    {
      method: 'POST',
      path: `/api/team/${person.id}/reactivate`,
      body: { version: 3 },
      alsoUnknown: ['state'],
    },
    { method: 'POST', path: `/api/team/${person.id}/remove`, body: { version: 4 }, alsoUnknown: ['state'] },
    {
      method: 'POST',
      path: `/api/invitations/${invited.token}/accept`,
      body: {
        name: 'Invited Person',
        password: 'quite a long way to go',
        language: 'es',
        acceptTerms: true,
        code: '000000',
      },
      alsoUnknown: ['id', 'email', 'state', 'confirmed'],
    },
    {
      method: 'POST',
      path: '/api/access-requests',
      body: { permission: 'forbidden.test', path: '/dashboard/home' },
      alsoUnknown: ['id', 'state', 'userId'],
    },
    {
      method: 'PUT',
      path: '/api/account/pin',
      body: { password: PASSWORD, pin: '407182' },
      alsoUnknown: ['userId', 'pinHash'],
    },
  ];
}
