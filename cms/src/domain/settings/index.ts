export { isValueOf, type Setting, type Whole } from './kinds';
export {
  SETTING_LIST,
  SETTINGS,
  type DeclaredSetting,
  type SettingGroup,
  type SettingKey,
  type SettingValues,
} from './settings';
export {
  DEFAULT_VALUES,
  differingSettings,
  flatSettings,
  readSettings,
  valueOf,
  withDefault,
  writeSettings,
  type StoredSettings,
} from './stored';
