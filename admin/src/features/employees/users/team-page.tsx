import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ActivityTab } from './activity/activity-tab';
import { InvitedNotice } from './list/invited-notice';
import { TeamTab } from './list/team-tab';
import { RolesTab } from './matrix/roles-tab';
import { RequestsTab } from './requests/requests-tab';
import styles from './team.module.css';
import { users } from './users.feature';
import { useAccessRequests } from '@entities/access/access-requests';
import { OwnPinDialog } from '@entities/approval/own-pin';
import { useHasPermission } from '@entities/session/access';
import { useMay } from '@entities/session/use-may';
import { LinkButton } from '@shared/ui/button';
import { Page, PageHeader } from '@shared/ui/page';

const TABS = ['team', 'requests', 'roles', 'activity'] as const;
type Tab = (typeof TABS)[number];

/** Who works here, who asks for more than they may, and what was done. */
export default function TeamPage() {
  const { t } = useTranslation(['team', 'access']);
  const [params] = useSearchParams();
  const [pinOpen, setPinOpen] = useState(false);
  const mayInvite = useMay(users.name, 'create');
  const mayEdit = useHasPermission('user.edit');
  const mayApprove = useHasPermission('approval.give');
  const allowed: Record<Tab, boolean> = {
    team: true,
    requests: mayEdit,
    roles: true,
    activity: useHasPermission('audit.view'),
  };
  const tabs = TABS.filter((tab) => allowed[tab]);
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'team';
  const requests = useAccessRequests({ enabled: mayEdit });

  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            {mayApprove && <Button onClick={() => setPinOpen(true)}>{t('access:ownPin.button')}</Button>}
            {mayInvite && (
              <LinkButton
                to={users.paths.create}
                type="primary"
                icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              >
                {t('invite')}
              </LinkButton>
            )}
          </>
        }
      />
      {tabs.length > 1 && (
        <nav className={styles.tabs} aria-label={t('tabs.label')}>
          {tabs.map((each) => (
            <Link
              key={each}
              to={{ search: each === 'team' ? '' : `?tab=${each}` }}
              className={styles.tab}
              aria-current={each === tab ? 'page' : undefined}
            >
              {t(`tabs.${each}`)}
              {each === 'requests' && requests.rows.length > 0 && (
                <span className={styles.count}>{requests.rows.length}</span>
              )}
            </Link>
          ))}
        </nav>
      )}
      {tab === 'team' && (
        <>
          <InvitedNotice />
          <TeamTab />
        </>
      )}
      {tab === 'requests' && <RequestsTab requests={requests} />}
      {tab === 'roles' && <RolesTab />}
      {tab === 'activity' && <ActivityTab />}
      {pinOpen && <OwnPinDialog onClose={() => setPinOpen(false)} />}
    </Page>
  );
}
