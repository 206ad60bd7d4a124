import { beforeAll, describe, expect, it } from 'vitest';
import type { BranchSettingsDto } from '../../../src/contracts/branch-settings';
import { DEFAULT_VALUES, type SettingValues } from '../../../src/domain/settings';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { countOf, rows } from '../support/database';

let business: TestBusiness;
const path = (id: string) => `/api/branches/${id}/settings`;
const read = async (id: string) => (await business.owner.get<BranchSettingsDto>(path(id))).body.data;

/** The defaults with some of them otherwise. */
const withValues = (changes: { [G in keyof SettingValues]?: Partial<SettingValues[G]> }) =>
  Object.fromEntries(
    Object.entries(DEFAULT_VALUES).map(([group, values]) => [
      group,
      { ...values, ...changes[group as keyof SettingValues] },
    ]),
  );
const save = (id: string, version: number, values: object) =>
  business.owner.send<BranchSettingsDto>('PUT', path(id), { version, values });

beforeAll(async () => {
  business = await newBusiness();
});

describe('the settings of a branch', () => {
  it('are those by default until somebody chooses, and everybody who works there reads them', async () => {
    const { id } = await business.addBranch();
    expect(await read(id)).toEqual({ branchId: id, version: 1, values: DEFAULT_VALUES });
    const cook = await business.person('kitchen');
    expect((await cook.get<BranchSettingsDto>(path(id))).body.data.values).toEqual(DEFAULT_VALUES);
    expect((await cook.send('PUT', path(id), { version: 1, values: DEFAULT_VALUES })).status).toBe(403);
  });

  it('are stored where they differ, forgotten where they do not, logged and told to other screens', async () => {
    const { id } = await business.addBranch({ settings: { closeWithoutBoardMin: 5 } });
    const values = withValues({ sounds: { volume: 40 }, autoAccept: { enabled: true } });
    const saved = await save(id, 1, values);
    expect(saved.body.data).toEqual({ branchId: id, version: 2, values });
    expect(await read(id)).toEqual(saved.body.data);
    const stored = async () =>
      (
        await rows<{ settings: string; auto: string }>(
          'SELECT settings, auto_accept AS auto FROM branches WHERE document_id = ?',
          [id],
        )
      ).map((row) =>
        [row.settings, row.auto].map(
          (text) => (typeof text === 'string' ? JSON.parse(text) : text) as unknown,
        ),
      )[0];
    expect(await stored()).toEqual([{ closeWithoutBoardMin: 5, sounds: { volume: 40 } }, { enabled: true }]);
    expect(await countOf('events', "entity_id = ? AND type = 'store.changed'", [id])).toBeGreaterThan(0);
    const log = await business.owner.get<{ action: string; after: object }[]>(
      `/api/audit?entity=branch&id=${id}&action=settings`,
    );
    expect(log.body.data).toMatchObject([
      { before: { 'sounds.volume': 100 }, after: { 'sounds.volume': 40, 'autoAccept.enabled': true } },
    ]);

    await save(id, 2, DEFAULT_VALUES);
    expect(await stored()).toEqual([{ closeWithoutBoardMin: 5 }, {}]);
  });

  it('are refused where they are no value of the setting, with its place', async () => {
    const { id } = await business.addBranch();
    for (const [group, name, value] of [
      ['sounds', 'volume', 5],
      ['sounds', 'newOrder', 'TRUMPET'],
      ['numbering', 'prefix', 'a b'],
      ['kitchen', 'amberPercent', 50.5],
      ['orders', 'requirePickupCode', null],
      ['scheduling', 'slotCapacity', 0],
    ] as const) {
      const answer = await save(id, 1, withValues({ [group]: { [name]: value } }));
      expect(answer.status, `${group}.${name}`).toBe(400);
      expect(answer.body.error.details.path).toEqual(['values', group, name]);
    }
    expect((await read(id)).version).toBe(1);
  });

  it('are not overwritten by who has not seen them', async () => {
    const { id } = await business.addBranch();
    await save(id, 1, withValues({ sounds: { volume: 40 } }));
    const late = await save(id, 1, withValues({ sounds: { volume: 70 } }));
    expect(refusal(late)).toEqual([409, 'STALE_VERSION']);
    expect(late.body.error.details.current).toMatchObject({ version: 2, values: { sounds: { volume: 40 } } });
  });

  it('are applied to other branches: to all of them or, where one was changed meanwhile, to none', async () => {
    const [from, one, two] = [
      await business.addBranch(),
      await business.addBranch(),
      await business.addBranch(),
    ];
    const values = withValues({ numbering: { prefix: 'C-', from: 100 } });
    await save(from.id, 1, values);
    const apply = (versions: number[]) =>
      business.owner.post<BranchSettingsDto[]>(`${path(from.id)}/apply`, {
        branches: [one, two].map(({ id }, index) => ({ id, version: versions[index] })),
      });
    expect(refusal(await apply([1, 7]))).toEqual([409, 'STALE_VERSION']);
    expect((await read(one.id)).values).toEqual(DEFAULT_VALUES);
    expect((await apply([1, 1])).status).toBe(200);
    for (const { id } of [one, two]) expect(await read(id)).toEqual({ branchId: id, version: 2, values });
  });
});
