import { z } from 'zod';
import { SETTINGS, type Setting, type SettingValues } from '../domain/settings';
import { version } from './version';
import { oneLine } from './text';

/** `GET` and `PUT /api/branches/:id/settings`, inside `data`: how a branch behaves. */
export interface BranchSettingsDto {
  branchId: string;
  /** Of the branch: what is set is a part of it. */
  version: number;
  values: SettingValues;
}

function schemaOf(setting: Setting): z.ZodType {
  switch (setting.kind) {
    case 'switch':
      return z.boolean();
    case 'number': {
      const within = z.int().min(setting.min).max(setting.max);
      return setting.optional ? within.nullable() : within;
    }
    case 'choice':
      return z.enum(setting.of);
    case 'text': {
      const text = oneLine().max(setting.maxLength);
      return setting.pattern ? text.regex(setting.pattern) : text;
    }
  }
}

const groupSchema = (settings: Readonly<Record<string, Setting>>) =>
  z.strictObject(Object.fromEntries(Object.entries(settings).map(([name, one]) => [name, schemaOf(one)])));

/** Every setting, group by group, each as its declaration allows it. */
export const settingValues = z.strictObject(
  Object.fromEntries(Object.entries(SETTINGS).map(([group, settings]) => [group, groupSchema(settings)])),
  // Made of the declaration whose values the type names.
) as z.ZodType as z.ZodType<SettingValues, SettingValues>;

/** Body of `PUT /api/branches/:id/settings`: all of them, and the version of the branch they were read at. */
export const branchSettingsBody = z.strictObject({ version, values: settingValues });

/** Body of `POST /api/branches/:id/settings/apply`: the branches that are to behave like this one. */
export const applySettingsBody = z.strictObject({
  branches: z
    .array(z.strictObject({ id: z.string().min(1).max(64), version }))
    .min(1)
    .max(200),
});
