import type { AccessExplanation } from '@contracts/access';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccessWords } from '../access/access-words';
import { useHasPermission } from '../session/access';
import { useApi } from '@shared/api/use-api';
import { LinkButton } from '@shared/ui/button';
import { EmptyState } from '@shared/ui/states';

/** What a page of one branch shows to somebody who reaches none: the way to the first one, or whom to ask for one. */
export function NoBranch() {
  const { t } = useTranslation('store');
  return useHasPermission('branch.create') ? (
    <EmptyState
      icon={Store}
      title={t('noBranch.title')}
      text={t('noBranch.create')}
      action={
        <LinkButton to="/onboarding" type="primary">
          {t('noBranch.go')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState icon={Store} title={t('noBranch.titleForOthers')} text={<WhomToAsk />} />
  );
}

function WhomToAsk() {
  const { t } = useTranslation(['store', 'access']);
  const { roleName, either } = useAccessWords();
  const { data } = useApi<AccessExplanation>('/api/access/explain', {
    query: { permission: 'branch.create' },
  });
  const names = data?.grantors.map(({ name, role }) =>
    t('access:forbidden.role', { name, role: roleName(role) }),
  );
  return names?.length ? t('noBranch.ask', { names: either(names) }) : t('noBranch.askOwner');
}
