import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_CODES, LANGUAGES } from './language';
import { IconButton } from '@shared/ui/button';
import { Menu, type MenuItem } from '@shared/ui/menu';

export function useLanguageItems(): MenuItem[] {
  const { i18n } = useTranslation('ui');
  return LANGUAGE_CODES.map((language) => ({
    key: language,
    label: LANGUAGES[language],
    checked: i18n.language === language,
    onSelect: () => void chooseLanguage(language),
  }));
}

export function LanguageMenu() {
  const { t } = useTranslation('ui');
  return (
    <Menu
      label={t('language')}
      align="end"
      groups={[{ items: useLanguageItems() }]}
      trigger={(props) => (
        <IconButton label={t('language')} icon={<Languages size={18} strokeWidth={1.5} />} {...props} />
      )}
    />
  );
}
