import { Button } from 'antd';
import type { AccountDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailDialog } from './email-dialog';
import styles from '../config-user.module.css';
import { Card } from '@shared/ui/card';

interface EmailCardProps {
  account: AccountDto;
  onChanged: () => void;
}

/** The address that signs in; a new one counts once the code sent there has been entered. */
export function EmailCard({ account, onChanged }: EmailCardProps) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<'address' | 'code' | null>(null);
  return (
    <Card title={t('email.title')}>
      <div className={styles.stack}>
        <div className={styles.line}>
          <p className={styles.about}>
            <strong>{account.email}</strong>
            <span>{t('email.use')}</span>
          </p>
          <Button onClick={() => setOpen('address')}>{t('email.change')}</Button>
        </div>
        {account.newEmail && (
          <div className={styles.warning}>
            <p>{t('email.waiting', { email: account.newEmail })}</p>
            <Button size="small" onClick={() => setOpen('code')}>
              {t('email.enterCode')}
            </Button>
          </div>
        )}
      </div>
      {open && (
        <EmailDialog
          waitingFor={open === 'code' ? account.newEmail : null}
          onClose={() => setOpen(null)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}
