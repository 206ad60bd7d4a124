import { useNotification } from '@refinedev/core';
import { Button, Modal } from 'antd';
import { deletionBody, DELETION_DAYS, type AccountDto } from '@contracts/account';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../config-user.module.css';
import { EXPORT_URL, ownAccount } from '../own-account';
import { ApiError } from '@shared/api/error';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { useFormat } from '@shared/format/context';
import { PasswordInput } from '@entities/credential/password-input';
import { Card } from '@shared/ui/card';
import { dialogWidth } from '@shared/tokens/tokens';

interface PrivacyCardProps {
  account: AccountDto;
  onChanged: () => void;
}

/** What the LGPD and the GDPR give everybody: their data to take along, and to have it deleted. */
export function PrivacyCard({ account, onChanged }: PrivacyCardProps) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('privacy.title')}>
      <div className={styles.stack}>
        <div className={styles.line}>
          <p className={styles.about}>
            <strong>{t('privacy.export')}</strong>
            <span>{t('privacy.exportText')}</span>
          </p>
          <Button href={EXPORT_URL} download icon={<Download size={16} strokeWidth={1.5} />}>
            {t('privacy.download')}
          </Button>
        </div>
        {account.deletion ? (
          <DueDeletion deletion={account.deletion} onChanged={onChanged} />
        ) : (
          <div className={styles.line}>
            <p className={styles.about}>
              <strong>{t('privacy.delete')}</strong>
              <span>{t('privacy.deleteText', { days: DELETION_DAYS })}</span>
            </p>
            <Button danger onClick={() => setAsking(true)}>
              {t('privacy.ask')}
            </Button>
          </div>
        )}
      </div>
      {asking && <DeletionDialog onClose={() => setAsking(false)} onChanged={onChanged} />}
    </Card>
  );
}

interface DueDeletionProps {
  deletion: NonNullable<AccountDto['deletion']>;
  onChanged: () => void;
}

function DueDeletion({ deletion, onChanged }: DueDeletionProps) {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await ownAccount.withdrawDeletion();
      notify?.({ type: 'success', message: t('privacy.withdrawn') });
      onChanged();
    } catch (error) {
      const why = error instanceof ApiError ? error.message : '';
      notify?.({ type: 'error', message: t('failed'), description: why });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.warning}>
      <p>
        {t(deletion.closesBusiness ? 'privacy.dueWithBusiness' : 'privacy.due', {
          when: format.moment(deletion.dueAt),
        })}
      </p>
      <Button size="small" loading={busy} onClick={() => void withdraw()}>
        {t('privacy.withdraw')}
      </Button>
    </div>
  );
}

const EMPTY = { password: '' };

function DeletionDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { t } = useTranslation('profile');
  const form = useRecordForm({
    stored: EMPTY,
    version: 0,
    schema: deletionBody,
    words: 'profile',
    secret: true,
  });
  const send = async ({ password }: typeof EMPTY) => {
    await ownAccount.requestDeletion(password);
    onChanged();
    onClose();
  };
  return (
    <Modal open title={t('privacy.ask')} width={dialogWidth.regular} onCancel={onClose} footer={null}>
      <div className={styles.stack}>
        <p className={styles.text}>{t('privacy.what', { days: DELETION_DAYS })}</p>
        <PlainForm form={form} send={send} submit={t('privacy.ask')} danger>
          <FormField name="password" label={t('yourPassword')}>
            <PasswordInput autoComplete="current-password" data-autofocus />
          </FormField>
        </PlainForm>
      </div>
    </Modal>
  );
}
