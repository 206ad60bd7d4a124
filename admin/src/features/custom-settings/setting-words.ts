import type { DeclaredSetting } from '@domain/settings';
import { useTranslation } from 'react-i18next';

/** Settings and their values in words. */
export function useSettingWords() {
  const { t } = useTranslation('settings');
  const choice = ({ key }: DeclaredSetting, word: string) =>
    t(`choices.${key}.${word}`, { defaultValue: word });
  const nothing = ({ group }: DeclaredSetting) => t(group === 'escalation' ? 'never' : 'none');
  return {
    nothing,
    label: ({ key }: DeclaredSetting) => t(`fields.${key}.label`),
    hint: ({ key }: DeclaredSetting) => t(`fields.${key}.hint`),
    choice,
    value: (declared: DeclaredSetting, value: unknown): string => {
      const { setting } = declared;
      if (typeof value === 'boolean') return t(value ? 'on' : 'off');
      if (typeof value === 'number')
        return setting.kind === 'number' ? t(`amounts.${setting.unit}`, { value }) : String(value);
      if (typeof value !== 'string') return nothing(declared);
      return setting.kind === 'choice' ? choice(declared, value) : value || t('empty');
    },
  };
}
