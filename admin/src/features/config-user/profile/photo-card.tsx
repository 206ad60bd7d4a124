import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import type { AccountDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { ownAccount } from '../own-account';
import { Avatar } from '@entities/person/avatar';
import { ApiError } from '@shared/api/error';
import { CropDialog } from '@entities/photo/crop-dialog';
import { PhotoDrop } from '@entities/photo/photo-drop';
import { UploadRows } from '@entities/photo/upload-rows';
import { usePhotoUploads } from '@entities/photo/use-photo-uploads';
import { Card } from '@shared/ui/card';

interface PhotoCardProps {
  account: AccountDto;
  onChanged: () => void;
}

/** The person's photo: what is chosen counts as soon as it has arrived. */
export function PhotoCard({ account, onChanged }: PhotoCardProps) {
  const { t } = useTranslation(['profile', 'form']);
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const { name, photoUrl } = account;

  const keep = async (url: string | null, told?: { message: string; cancelMutation: () => void }) => {
    setBusy(true);
    try {
      await ownAccount.change({ photoUrl: url });
      onChanged();
      notify?.({ type: 'success', ...(told ?? { message: t('photo.saved') }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify?.({ type: 'error', message: t('failed'), description: error.message });
    } finally {
      setBusy(false);
    }
  };
  const uploads = usePhotoUploads({ purpose: 'profile', room: 1, onArrived: (url) => void keep(url) });
  const remove = () => keep(null, { message: t('photo.removed'), cancelMutation: () => void keep(photoUrl) });

  return (
    <Card title={t('photo.title')}>
      <div className={styles.stack}>
        <div className={styles.line}>
          <Avatar name={name} photoUrl={photoUrl} size={64} />
          <p className={styles.about}>
            <strong>{t('photo.yours')}</strong>
            <span>{t('photo.text')}</span>
          </p>
          {photoUrl && (
            <Button loading={busy} onClick={() => void remove()}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <PhotoDrop
          label={t(photoUrl ? 'form:photos.replace' : 'form:photos.addOne')}
          several={false}
          full={uploads.full || busy}
          onFiles={(files) => void uploads.add(files)}
        >
          <UploadRows {...uploads} />
        </PhotoDrop>
      </div>
      <CropDialog
        photo={uploads.current}
        waiting={uploads.waiting}
        purpose="profile"
        onSkip={uploads.skip}
        onUse={(photo, area) => void uploads.use(photo, area)}
      />
    </Card>
  );
}
