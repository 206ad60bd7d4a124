import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { landingPath } from './landing';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';
import { EmptyState } from '@shared/ui/states';

export default function DashboardNotFound() {
  const { t } = useTranslation('ui');
  return (
    <Page>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        icon={Compass}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        action={<LinkButton to={landingPath()}>{t('notFound.home')}</LinkButton>}
      />
    </Page>
  );
}
