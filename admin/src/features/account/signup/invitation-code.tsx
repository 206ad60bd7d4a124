import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { ResendCode } from '../validate-code/resend-code';
import { CodeForm } from '@entities/credential/code-form';

interface InvitationCodeProps {
  token: string;
  /** Masked: whoever reads it elsewhere knows which mailbox it is. */
  email: string;
  resendAt: number;
  /** Accepts with the code; throws `ApiError`. */
  send: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step with a link that somebody copied: the code that was mailed to the invited address. */
export function InvitationCode({ token, email, resendAt, send, onBack }: InvitationCodeProps) {
  const { t } = useTranslation('account');
  return (
    <PublicPage
      title={t('code.title.SIGNUP')}
      subtitle={
        <>
          {t('code.sentTo')} <strong className={styles.address}>{email}</strong>
        </>
      }
      links={
        <Button type="link" className={styles.link} onClick={onBack}>
          {t('second.back')}
        </Button>
      }
    >
      <CodeForm label={t('code.label')} submit={t('invitation.accept')} send={send}>
        <ResendCode resendAt={resendAt} send={() => accountApi.sendInvitationCode(token)} />
      </CodeForm>
    </PublicPage>
  );
}
