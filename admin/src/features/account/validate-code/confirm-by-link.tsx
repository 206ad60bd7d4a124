import { Button } from 'antd';
import type { CodeCheckedDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCode } from './pending-code';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { ApiError } from '@shared/api/error';
import { FormProblem } from '@shared/form/form-problem';

interface ConfirmByLinkProps {
  token: string;
  pending: PendingCode;
  onChecked: (checked: CodeCheckedDto) => Promise<void>;
  onByHand: () => void;
}

/** What the button of the mail opens. It waits for a person to press: programs that look through mail open links too. */
export function ConfirmByLink({ token, pending, onChecked, onByHand }: ConfirmByLinkProps) {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onChecked(await accountApi.checkLink(token));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <PublicPage
      title={t(`code.title.${pending.purpose}`)}
      subtitle={
        <>
          {t(`code.forAddress.${pending.purpose}`)}{' '}
          <strong className={styles.address}>{pending.email}</strong>
        </>
      }
      links={
        <Button type="link" className={styles.link} onClick={onByHand}>
          {t('code.byHand')}
        </Button>
      }
    >
      <div className={styles.form}>
        {problem && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
        <Button type="primary" size="large" block loading={busy} onClick={() => void confirm()}>
          {t('code.goOn')}
        </Button>
      </div>
    </PublicPage>
  );
}
