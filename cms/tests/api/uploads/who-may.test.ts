import { beforeAll, describe, expect, it } from 'vitest';
import { grantOf, ROLES, type Permission, type Role } from '../../../src/domain/access';
import { IMAGE_PURPOSES, type ImagePurpose } from '../../../src/domain/images';
import { newBusiness, type TestBusiness } from '../support/business';
import { clientsByRole } from '../support/clients-by-role';
import { refusal, type Client } from '../support/client';
import { testPictureAs, countUploads, sendPicture } from '../support/pictures';
import { tally } from '../support/proof';
import { serverUrl } from '../support/server';

const NEEDED: Record<ImagePurpose, Permission | null> = {
  menu: 'menu.edit',
  logo: 'branch.edit',
  banner: 'branch.edit',
  profile: null,
  support: 'support.contact',
};

let business: TestBusiness;
let clients: Record<Role | 'anonymous', Client>;
let file: Buffer;

beforeAll(async () => {
  business = await newBusiness();
  clients = await clientsByRole(business);
  file = await testPictureAs('jpeg', 120, 120);
});

describe('bringing pictures', () => {
  it('takes the permission of what they are for; one’s own photo takes none', async () => {
    for (const role of ROLES) {
      for (const purpose of IMAGE_PURPOSES) {
        const permission = NEEDED[purpose];
        const granted = !permission || grantOf({ role, branchIds: [], allow: [], deny: [] }, permission);
        const answer = await sendPicture(clients[role], file, { purpose });
        expect(answer.status, `${purpose} as ${role}: ${answer.text}`).toBe(granted ? 201 : 403);
        if (!granted) expect(answer.body.error.details).toMatchObject({ code: 'FORBIDDEN', permission });
      }
    }
    tally('roles and purposes', ROLES.length * IMAGE_PURPOSES.length);
  });

  it('follows what was allowed and denied to a person', async () => {
    const [allowed, denied] = [
      await business.person('kitchen', { allow: ['menu.edit'] }),
      await business.person('owner', { deny: ['menu.edit'] }),
    ];
    expect((await sendPicture(allowed, file)).status).toBe(201);
    expect(refusal(await sendPicture(denied, file))).toEqual([403, 'FORBIDDEN']);
  });

  it('is nothing for who is not signed in, nor for other sites', async () => {
    const before = await countUploads(business);
    expect(refusal(await sendPicture(clients.anonymous, file))).toEqual([401, 'NOT_SIGNED_IN']);
    const marks: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of marks) {
      const answer = await sendPicture(business.owner, file, { headers });
      expect(refusal(answer), JSON.stringify(headers)).toEqual([403, 'OTHER_ORIGIN']);
    }
    // A browser asks before it sends such a type to another origin, and is told nothing that would let it.
    const asked = await fetch(`${await serverUrl()}/api/uploads?purpose=menu`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(await countUploads(business)).toBe(before);
    const own = await sendPicture(business.owner, file, { headers: { origin: await serverUrl() } });
    expect(own.status).toBe(201);
    tally('other origins', marks.length + 2);
  });
});
