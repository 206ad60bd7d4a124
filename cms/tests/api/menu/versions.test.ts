import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { MENU_NOUNS } from '../support/nouns';
import { tally } from '../support/proof';

const RIVALS = 10;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const changes = (id: string) => countOf('audit_entries', "entity_id = ? AND action <> 'create'", [id]);

describe.each(MENU_NOUNS)('$resource', ({ resource, make }) => {
  const at = (id: string) => `/api/${resource}/${id}`;
  const patch = (id: string, body: object) => business.owner.send('PATCH', at(id), body);
  const read = async (id: string) => (await business.owner.get(at(id))).body.data;

  it('keep what an update does not name', async () => {
    const row = await make(business);
    const name = unique('Renamed');
    const answer = await patch(row.id, { version: row.version, name });
    expect(answer.status).toBe(200);
    const { updatedAt, ...rest } = row;
    expect(answer.body.data).toEqual({
      ...rest,
      name,
      version: row.version + 1,
      updatedAt: expect.any(String) as string,
    });
    expect(await read(row.id)).toEqual(answer.body.data);
    expect(updatedAt).toBe(row.createdAt);
  });

  it('answer who saw an older row with the row as it is, and leave it so', async () => {
    const row = await make(business);
    await patch(row.id, { version: 1, name: unique('Newer') });
    const current = await read(row.id);
    for (const version of [1, 3, 2_147_483_646]) {
      for (const answer of [
        await patch(row.id, { version, name: unique('Stale') }),
        await business.owner.send('DELETE', `${at(row.id)}?version=${version}`),
      ]) {
        expect(refusal(answer)).toEqual([409, 'STALE_VERSION']);
        expect(answer.body.error.details.current).toEqual(current);
      }
    }
    expect(await read(row.id)).toEqual(current);
    expect(await changes(row.id)).toBe(1);
  });

  it('let one of several people win who save at once, and show the others what it became', async () => {
    const row = await make(business);
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, () => patch(row.id, { version: 1, name: unique('Rival') })),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect([won.length, lost.length]).toEqual([1, RIVALS - 1]);
    const current = await read(row.id);
    expect(won[0]!.body.data).toEqual(current);
    for (const answer of lost) {
      expect(refusal(answer)).toEqual([409, 'STALE_VERSION']);
      expect(answer.body.error.details.current).toEqual(current);
    }
    expect(await changes(row.id)).toBe(1);
    tally(`saving one of ${resource} at once`, RIVALS);
  });

  it('ask for a version that is one', async () => {
    const row = await make(business);
    const name = unique('Never');
    const wrong: [version: unknown, code: string][] = [
      [undefined, 'REQUIRED'],
      [null, 'WRONG_TYPE'],
      ['1', 'WRONG_TYPE'],
      [1.5, 'WRONG_TYPE'],
      [0, 'TOO_SMALL'],
      [2_147_483_648, 'TOO_BIG'],
    ];
    for (const [version, code] of wrong) {
      const answer = await patch(row.id, { version, name });
      expect([...refusal(answer), answer.body.error.details.path], String(version)).toEqual([
        400,
        code,
        ['version'],
      ]);
    }
    for (const query of ['', '?version=', '?version=x', '?version=0'])
      expect((await business.owner.send('DELETE', at(row.id) + query)).status, query).toBe(400);
    expect(await read(row.id)).toEqual(row);
  });

  it('are gone when they are archived, and their history stays', async () => {
    const row = await make(business);
    expect((await business.owner.send('DELETE', `${at(row.id)}?version=1`)).status).toBe(204);
    expect(refusal(await business.owner.get(at(row.id)))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await patch(row.id, { version: 2 }))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await business.owner.send('DELETE', `${at(row.id)}?version=2`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const list = await business.owner.get<{ id: string }[]>(`/api/${resource}?pagination[pageSize]=100`);
    expect(list.body.data.map(({ id }) => id)).not.toContain(row.id);
    expect(
      await countOf('audit_entries', "entity_id = ? AND action IN ('create', 'archive')", [row.id]),
    ).toBe(2);
  });
});
