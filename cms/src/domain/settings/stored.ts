import { isValueOf } from './kinds';
import { SETTING_LIST, type DeclaredSetting, type SettingKey, type SettingValues } from './settings';

/** What a branch stores, as it comes out of the database: objects within objects, of which nothing is known. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/**
 * What the settings of a branch are: the default where nothing is stored, and where what is stored is no value of the
 * setting (any more).
 */
export function readSettings(stored: StoredSettings): SettingValues {
  return valuesOf((declared) => {
    const value = at(stored, pathOf(declared));
    return isValueOf(declared.setting, value) ? value : declared.setting.byDefault;
  });
}

/**
 * What a branch stores so that its settings are these: only what differs from the default, beside whatever else stands
 * there.
 */
export function writeSettings(stored: StoredSettings, values: SettingValues): StoredSettings {
  return SETTING_LIST.reduce<StoredSettings>((next, declared) => {
    const value = valueOf(values, declared);
    return put(next, pathOf(declared), value === declared.setting.byDefault ? undefined : value);
  }, stored);
}

export const DEFAULT_VALUES: SettingValues = readSettings({});

/** The same settings with one of them as it is by default. */
export const withDefault = (values: SettingValues, key: SettingKey): SettingValues =>
  valuesOf((declared) => (declared.key === key ? declared.setting.byDefault : valueOf(values, declared)));

/** The value of one setting. */
export function valueOf(values: SettingValues, { group, name }: Pick<DeclaredSetting, 'group' | 'name'>) {
  return (values[group] as Readonly<Record<string, unknown>>)[name];
}

/** Which settings are not the same in two branches, or in a branch and by default; in the order of the page. */
export function differingSettings(values: SettingValues, from: SettingValues = DEFAULT_VALUES): SettingKey[] {
  return SETTING_LIST.filter((declared) => valueOf(values, declared) !== valueOf(from, declared)).map(
    ({ key }) => key,
  );
}

/** The same by key instead of by group: how the log tells what was changed. */
export const flatSettings = (values: SettingValues): Record<SettingKey, unknown> =>
  Object.fromEntries(SETTING_LIST.map((declared) => [declared.key, valueOf(values, declared)])) as Record<
    SettingKey,
    unknown
  >;

function valuesOf(value: (declared: DeclaredSetting) => unknown): SettingValues {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const declared of SETTING_LIST) (groups[declared.group] ??= {})[declared.name] = value(declared);
  // Every group and name of the declaration has been walked through, each with a value that it allows.
  return groups as SettingValues;
}

function pathOf({ key, setting }: DeclaredSetting): string[] {
  return (setting.at ?? key).split('.');
}

function isObject(value: unknown): value is StoredSettings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(stored: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return stored;
  return isObject(stored) ? at(stored[first], rest) : undefined;
}

function put(
  stored: StoredSettings,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): StoredSettings {
  const { [first]: before, ...others } = stored;
  const inner = rest.length > 0 ? put(isObject(before) ? before : {}, rest, value) : value;
  const isEmpty = inner === undefined || (rest.length > 0 && Object.keys(inner as object).length === 0);
  return isEmpty ? others : { ...others, [first]: inner };
}
