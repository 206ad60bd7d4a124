import type { BranchSettingsDto } from '../../../src/contracts/branch-settings';
import type { SettingValues } from '../../../src/domain/settings';
import type { TestBusiness } from './business';

export type SettingChanges = { [Group in keyof SettingValues]?: Partial<SettingValues[Group]> };

/** Sets some settings of a business's branch by its own route; the others stay as they are. */
export async function setSettings({ owner, branch }: TestBusiness, changes: SettingChanges): Promise<void> {
  const path = `/api/branches/${branch.id}/settings`;
  const { version, values } = (await owner.get<BranchSettingsDto>(path)).body.data;
  const next = Object.fromEntries(
    Object.entries(values).map(([group, own]) => [
      group,
      { ...own, ...changes[group as keyof SettingValues] },
    ]),
  );
  const { status, text } = await owner.send('PUT', path, { version, values: next });
  if (status !== 200) throw new Error(`The settings were not taken: ${text}`);
}
