import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '@shared/ui/page';
export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <Page>
      <PageHeader title={t('title')} />
    </Page>
  );
}
