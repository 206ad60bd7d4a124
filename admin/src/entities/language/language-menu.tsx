import { Button } from 'antd';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGE_CODES, LANGUAGES } from './language';
import { choiceItem, Dropdown, type Choice } from '@shared/ui/dropdown';

/** The languages to choose from. */
export function useLanguageItems(): Choice[] {
  const { i18n } = useTranslation('ui');
  return LANGUAGE_CODES.map((language) => ({
    key: language,
    label: LANGUAGES[language],
    chosen: i18n.language === language,
    choose: () => void chooseLanguage(language),
  }));
}

export function LanguageMenu() {
  const { t } = useTranslation('ui');
  return (
    <Dropdown
      placement="bottomRight"
      menu={{ 'aria-label': t('language'), items: useLanguageItems().map(choiceItem) }}
    >
      <Button type="text" title={t('language')} icon={<Languages size={18} strokeWidth={1.5} />} />
    </Dropdown>
  );
}
