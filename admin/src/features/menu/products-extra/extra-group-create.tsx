import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import NewExtraGroup from './new-extra-group';
import { menuPaths } from '../paths';
import { usePageBranch } from '@entities/branch/branch';
import { Page, PageHeader } from '@shared/ui/page';

export default function ExtraGroupCreate() {
  const { t } = useTranslation(['menu', 'navigation']);
  const navigate = useNavigate();
  const branch = usePageBranch();

  return (
    <Page>
      <PageHeader
        title={t('extraGroups.new')}
        back={{ to: menuPaths.extraGroups.list, label: t('navigation:extra-groups') }}
      />
      <NewExtraGroup branch={branch} onCreated={() => void navigate(menuPaths.extraGroups.list)} />
    </Page>
  );
}
