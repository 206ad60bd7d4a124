import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import NewVariationGroup from './new-variation-group';
import { menuPaths } from '../paths';
import { usePageBranch } from '@entities/branch/branch';
import { Page, PageHeader } from '@shared/ui/page';

export default function VariationGroupCreate() {
  const { t } = useTranslation(['menu', 'navigation']);
  const navigate = useNavigate();
  const branch = usePageBranch();

  return (
    <Page>
      <PageHeader
        title={t('variationGroups.new')}
        back={{ to: menuPaths.variationGroups.list, label: t('navigation:variation-groups') }}
      />
      <NewVariationGroup branch={branch} onCreated={() => void navigate(menuPaths.variationGroups.list)} />
    </Page>
  );
}
