import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import NewExtraGroup from './new-extra-group';
import { extraGroups } from './products-extra.feature';
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
        back={{ to: extraGroups.paths.list, label: t('navigation:extra-groups') }}
      />
      <NewExtraGroup branch={branch} onCreated={() => void navigate(extraGroups.paths.list)} />
    </Page>
  );
}
