import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@shared/ui/button';
import { EmptyState } from '@shared/ui/states';

export function PublicNotFound() {
  const { t } = useTranslation('ui');
  return (
    <main>
      <EmptyState
        icon={Compass}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<LinkButton to="/">{t('notFound.home')}</LinkButton>}
      />
    </main>
  );
}
