import { CONFIDENTIAL, CONTRADICTIONS, SETTINGS, type SettingName, type Settings } from './settings';
import { SettingsError } from './settings-error';

/** "NAME must be …; but." for what a setting says and what is found instead. */
export const describeInvalid = (name: SettingName, but: string): string =>
  `${name} must be ${SETTINGS.shape[name].description ?? ''}; ${but}.`;

const refusalOf = (name: SettingName, text: string): string =>
  describeInvalid(name, CONFIDENTIAL.has(name) ? 'what is set is not' : `it is ${JSON.stringify(text)}`);

/**
 * The values of all settings. What is empty counts as not set. Throws a SettingsError with a sentence for each that
 * is wrong, or for what does not go together.
 */
export function readSettings(given: Readonly<Record<string, string | undefined>>): Settings {
  const names = Object.keys(SETTINGS.shape) as SettingName[];
  const texts = new Map(names.map((name) => [name, given[name]?.trim() || undefined]));
  const parsed = SETTINGS.safeParse(Object.fromEntries(texts));
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => name));
    throw new SettingsError(
      ...names.filter((name) => wrong.has(name)).map((name) => refusalOf(name, texts.get(name) ?? '')),
    );
  }
  const contradictions = CONTRADICTIONS.map((contradicts) => contradicts(parsed.data)).filter(
    (sentence) => sentence !== false,
  );
  if (contradictions.length > 0) throw new SettingsError(...contradictions);
  return parsed.data;
}
