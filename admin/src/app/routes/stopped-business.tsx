import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicPage } from '../../features/account/public/public-page';
import { loadSession, useSession } from '@entities/session/session';
import type { SessionDto } from '@entities/session/session-types';
import { useSignOut } from '@entities/session/use-sign-out';

/** All that the people of a business see which Comanda suspended or closed: that it is, and whom to ask. */
export function StoppedBusiness({ stopped }: { stopped: NonNullable<SessionDto['stopped']> }) {
  const { t } = useTranslation(['access', 'app']);
  const { user, business } = useSession();
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut();
  const askAgain = async () => {
    setAsking(true);
    await loadSession({ again: true }).catch(() => undefined);
    setAsking(false);
  };
  const whom = user.role !== 'owner' ? 'owner' : stopped.supportEmail ? 'support' : 'comanda';
  return (
    <PublicPage
      title={t(`stopped.${stopped.as}.title`, { business: business.tradeName })}
      subtitle={t(`stopped.${stopped.as}.text`)}
    >
      <p>{t(`stopped.ask.${whom}`)}</p>
      {whom === 'support' && <a href={`mailto:${stopped.supportEmail}`}>{stopped.supportEmail}</a>}
      <Button type="primary" size="large" block loading={asking} onClick={() => void askAgain()}>
        {t('stopped.again')}
      </Button>
      <Button size="large" block onClick={signOut}>
        {t('app:signOut')}
      </Button>
    </PublicPage>
  );
}
