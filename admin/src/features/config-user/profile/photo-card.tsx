import type { AccountDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { ownAccount } from '../own-account';
import { Avatar } from '@entities/person/avatar';
import { useSession } from '@entities/session/session';
import { ApiError } from '@shared/api/error';
import { PickPicture } from '@shared/picture/pick-picture';
import { Button } from '@shared/ui/button';
import { Card } from '@shared/ui/card';
import { showToast } from '@shared/ui/toast-store';

interface PhotoCardProps {
  account: AccountDto;
  onChanged: () => void;
}

/** The person as the team sees them: name, role and, if they like, a photo. */
export function PhotoCard({ account, onChanged }: PhotoCardProps) {
  const { t } = useTranslation(['profile', 'account']);
  const { user, business } = useSession();
  const [busy, setBusy] = useState(false);

  const change = async (photoUrl: string | null) => {
    setBusy(true);
    try {
      await ownAccount.change({ photoUrl });
      onChanged();
      showToast({ kind: 'success', message: t(photoUrl ? 'photo.saved' : 'photo.removed') });
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      showToast({ kind: 'error', message: t('failed'), description: why });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <div className={styles.person}>
        <Avatar name={account.name} photoUrl={account.photoUrl} size={64} />
        <p className={styles.about}>
          <strong>{account.name}</strong>
          <span>
            {t(`account:roles.${user.role}`)} · {business.tradeName}
          </span>
        </p>
        <div className={styles.deeds}>
          <PickPicture
            label={t(account.photoUrl ? 'photo.change' : 'photo.choose')}
            purpose="profile"
            round
            onUploaded={({ url }) => void change(url)}
          />
          {account.photoUrl && (
            <Button variant="quiet" busy={busy} onClick={() => void change(null)}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
