import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf } from '../support/database';
import { reachedBy } from '../support/events';
import { MENU_NOUNS } from '../support/nouns';
import { tally } from '../support/proof';

const RIVALS = 20;

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

describe.each(MENU_NOUNS)('creating one of $resource', ({ resource, needed }) => {
  const bodyOf = async (name: string) => ({
    ...(await needed(business)),
    branchId: business.branch.id,
    name,
  });
  const post = (body: object, key: string, who = business.owner) =>
    who.post<{ id: string }>(`/api/${resource}`, body, { 'idempotency-key': key });
  const table = resource.replace('-', '_');
  const stored = (name: string) => countOf(table, 'name = ?', [name]);

  it('is noted once: in the log and on the live line', async () => {
    const body = await bodyOf(unique('Noted'));
    const before = await reachedBy(business.id);
    const { status, body: answer } = await business.owner.post<{ id: string }>(`/api/${resource}`, body);
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({ ...body, version: 1 });
    const { id } = answer.data;
    expect(await reachedBy(business.id)).toBe(before + 1);
    expect(
      await countOf('events', 'business_id = ? AND seq = ? AND entity_id = ?', [business.id, before + 1, id]),
    ).toBe(1);
    expect(await countOf('audit_entries', "entity_id = ? AND action = 'create'", [id])).toBe(1);
  });

  it('with a key happens once, however often and by how many at once it is asked', async () => {
    const [name, key] = [unique('Keyed'), unique('a-key')];
    const body = await bodyOf(name);
    const answers = await Promise.all(Array.from({ length: RIVALS }, () => post(body, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect((await post(body, key)).text).toBe(answers[0]!.text);
    expect(await stored(name)).toBe(1);
    tally(`one key for ${resource}`, RIVALS + 1);
  });

  it('with the key of something else is refused', async () => {
    const [first, second] = [unique('First'), unique('Second')];
    const key = unique('a-key');
    expect((await post(await bodyOf(first), key)).status).toBe(201);
    const answer = await post(await bodyOf(second), key);
    expect(refusal(answer)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(answer.body.error.details.path).toEqual(['Idempotency-Key']);
    expect(await stored(second)).toBe(0);
    expect(refusal(await post(await bodyOf(second), 'short'))).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
    expect(await stored(second)).toBe(0);
  });

  it('that was refused leaves its key free, and another business may have the same', async () => {
    const [name, key] = [unique('Tried'), unique('a-key')];
    const body = await bodyOf(name);
    expect((await post({ ...body, branchId: 'nothing' }, key)).status).toBe(400);
    expect((await post(body, key)).status).toBe(201);

    const other = await newBusiness();
    const theirs = { ...(await needed(other)), branchId: other.branch.id, name };
    const answer = await post(theirs, key, other.owner);
    expect(answer.status).toBe(201);
    expect(await stored(name)).toBe(2);
  });
});
