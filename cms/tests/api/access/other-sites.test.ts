import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { fingerprint } from '../support/database';
import { tally } from '../support/proof';
import { apiRoutes, type ListedRoute } from '../support/routes';
import { serverUrl } from '../support/server';

/** Where a file comes as it is, and what refuses another kind of it. */
const FILES: Record<string, string> = {
  '/api/uploads': 'UNSUPPORTED_IMAGE',
  '/api/menu/import': 'UNSUPPORTED_FILE',
  '/api/customers/import': 'UNSUPPORTED_FILE',
  '/api/loyalty-accounts/import': 'UNSUPPORTED_FILE',
  '/api/loyalty-accounts/import/preview': 'UNSUPPORTED_FILE',
};

let business: TestBusiness;
let unsafe: ListedRoute[];

beforeAll(async () => {
  business = await newBusiness();
  unsafe = (await apiRoutes()).filter(({ method }) => method !== 'GET');
});

const addressOf = ({ path }: ListedRoute) =>
  path.replace(':slug', business.branch.slug).replace(':id', business.branch.id).replace(':token', 'nothing');

describe('what other sites can do', () => {
  it('is nothing that changes something: their origin is refused before anything else', async () => {
    const before = await fingerprint(business.id);
    const marks: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${await serverUrl()}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const route of unsafe) {
      for (const mark of marks) {
        const answer = await business.owner.send(route.method, addressOf(route), {}, mark);
        expect(refusal(answer), `${route.method} ${route.path} ${JSON.stringify(mark)}`).toEqual([
          403,
          'OTHER_ORIGIN',
        ]);
      }
    }
    expect(await fingerprint(business.id)).toEqual(before);
    tally('other origins', unsafe.length * marks.length);
  });

  it('is not sending a form: only JSON is taken, and pictures and menus as they are', async () => {
    const before = await fingerprint(business.id);
    const forms: [type: string, body: string][] = [
      ['text/plain', '{"reason":"OTHER","minutes":30}'],
      ['application/x-www-form-urlencoded', 'reason=OTHER&minutes=30'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      ],
      ['application/xml', '<a/>'],
      ['', 'anything'],
    ];
    for (const route of unsafe) {
      for (const [type, body] of forms) {
        const answer = await business.owner.send(route.method, addressOf(route), body, {
          'content-type': type,
        });
        const expected = FILES[route.path] ?? 'NOT_JSON';
        expect(refusal(answer), `${route.method} ${route.path} as "${type}"`).toEqual([415, expected]);
      }
    }
    expect(await fingerprint(business.id)).toEqual(before);
    tally('forms', unsafe.length * forms.length);
  });

  it('is nothing by another way of writing an address', async () => {
    const before = await fingerprint(business.id);
    const writings = ['/API/', '/Api/', '/apI/'];
    const routes = await apiRoutes();
    for (const route of routes) {
      for (const writing of writings) {
        const address = addressOf(route).replace('/api/', writing);
        const body = route.method === 'GET' ? undefined : 'anything';
        const answer = await business.owner.send(route.method, address, body, {
          origin: 'https://evil.example',
          'content-type': 'text/plain',
        });
        expect(refusal(answer), `${route.method} ${address}`).toEqual([404, 'NOT_FOUND']);
      }
    }
    expect(await fingerprint(business.id)).toEqual(before);
    tally('addresses written otherwise', routes.length * writings.length);
  });

  it('leaves our own pages and clients that are no browser alone', async () => {
    const url = await serverUrl();
    const marks: Record<string, string>[] = [
      {},
      { origin: url },
      { origin: url, 'sec-fetch-site': 'same-origin' },
      { 'content-type': 'application/json; charset=utf-8' },
    ];
    for (const mark of marks) {
      const answer = await business.owner.send('PATCH', '/api/account', { language: 'es' }, mark);
      expect(answer.status, JSON.stringify(mark)).toBe(200);
    }
  });
});
