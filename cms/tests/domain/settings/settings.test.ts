import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingValues } from '../../../src/contracts/branch-settings';
import {
  DEFAULT_VALUES,
  differingSettings,
  isValueOf,
  readSettings,
  SETTING_LIST,
  valueOf,
  withDefault,
  writeSettings,
  type Setting,
  type SettingValues,
} from '../../../src/domain/settings';

/** Any value that a setting can have. */
function anyOf(setting: Setting): fc.Arbitrary<unknown> {
  switch (setting.kind) {
    case 'switch':
      return fc.boolean();
    case 'number': {
      const within = fc.integer({ min: setting.min, max: setting.max });
      return setting.optional ? fc.option(within) : within;
    }
    case 'choice':
      return fc.constantFrom(...setting.of);
    case 'text':
      return fc.stringMatching(/^[A-Z0-9-]{0,4}$/);
  }
}

const anyValues: fc.Arbitrary<SettingValues> = fc
  .tuple(...SETTING_LIST.map(({ setting }) => anyOf(setting)))
  .map((values) => {
    const stored: Record<string, Record<string, unknown>> = {};
    SETTING_LIST.forEach(({ group, name }, index) => ((stored[group] ??= {})[name] = values[index]));
    return settingValues.parse(stored);
  });

describe('settings', () => {
  it('are read as they were written, beside whatever else is stored', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (before, values) => {
        const stored = writeSettings(writeSettings({ closeWithoutBoardMin: 5 }, before), values);
        expect(readSettings(stored)).toEqual(values);
        expect(stored.closeWithoutBoardMin).toBe(5);
      }),
    );
  });

  it('store nothing of what is as by default', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(writeSettings(writeSettings({}, values), DEFAULT_VALUES)).toEqual({});
      }),
    );
  });

  it('have defaults that they allow', () => {
    for (const { key, setting } of SETTING_LIST)
      expect(isValueOf(setting, setting.byDefault), key).toBe(true);
    expect(settingValues.parse(DEFAULT_VALUES)).toEqual(DEFAULT_VALUES);
  });

  it('are as by default where what is stored is nothing of theirs', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (rest, odd) => {
        const groups = Object.fromEntries(SETTING_LIST.map(({ group }) => [group, odd]));
        const values = readSettings({ ...rest, ...groups });
        for (const declared of SETTING_LIST)
          expect(isValueOf(declared.setting, valueOf(values, declared)), declared.key).toBe(true);
      }),
    );
  });

  it('are taken back one by one', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const keys = differingSettings(values);
        const reset = keys.reduce(withDefault, values);
        expect(reset).toEqual(DEFAULT_VALUES);
        const [first] = keys;
        if (first) expect(differingSettings(withDefault(values, first))).toEqual(keys.slice(1));
      }),
    );
  });
});
