import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../features/account/public/public-page';
import { LinkButton } from '@shared/ui/button';

export function PublicNotFound() {
  const { t } = useTranslation('ui');
  return (
    <PublicPage title={t('notFound.title')} subtitle={t('notFound.text')}>
      <LinkButton to="/">{t('notFound.home')}</LinkButton>
    </PublicPage>
  );
}
