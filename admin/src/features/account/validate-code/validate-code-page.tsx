import type { CodeCheckedDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { AskAddress } from './ask-address';
import {
  savePendingCode,
  readPendingCode,
  clearPendingCode,
  codeFromLink,
  type PendingCode,
} from './pending-code';
import { ConfirmByLink } from './confirm-by-link';
import { ResendCode } from './resend-code';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { SecondFactorPage } from '../second-factor/second-factor-page';
import { useTwoStepSignIn } from '../second-factor/use-two-step-sign-in';
import { CodeForm } from '@entities/credential/code-form';
import { safeReturnPath } from '@shared/routing/path';

/** `/validate-code`: the code that was mailed, typed here or brought along by the button of the mail. */
export default function ValidateCodePage() {
  const { search, hash } = useLocation();
  const linked = codeFromLink(search, hash);
  const [byHand, setByHand] = useState(false);
  const [pending, setPending] = useState(() => linked?.pending ?? readPendingCode());
  const next = useCodeChecked(pending);

  if (next.ticket) return next.secondFactor;
  if (!pending) {
    return (
      <AskAddress
        onAnswer={(answer) => {
          savePendingCode(answer);
          setPending(answer);
        }}
      />
    );
  }
  if (linked?.token && !byHand) {
    return (
      <ConfirmByLink
        token={linked.token}
        pending={pending}
        onChecked={next.onChecked}
        onByHand={() => setByHand(true)}
      />
    );
  }
  return <TypedCode pending={pending} onChecked={next.onChecked} />;
}

interface TypedCodeProps {
  pending: PendingCode;
  onChecked: (checked: CodeCheckedDto) => Promise<void>;
}

function TypedCode({ pending, onChecked }: TypedCodeProps) {
  const { t } = useTranslation('account');
  const { purpose, email } = pending;
  const other = purpose === 'SIGNUP' ? '/signup' : '/forgot-password';
  return (
    <PublicPage
      title={t(`code.title.${purpose}`)}
      subtitle={
        <>
          {t('code.sentTo')} <strong className={styles.address}>{email}</strong>
        </>
      }
      links={
        <Link to={other} className={styles.link}>
          {t('code.otherAddress')}
        </Link>
      }
    >
      <CodeForm
        label={t('code.label')}
        submit={t('code.submit')}
        send={async (code) => onChecked(await accountApi.checkCode({ purpose, email, code }))}
      >
        <ResendCode
          resendAt={pending.resendAt}
          send={() => accountApi.sendCode({ purpose, email })}
          onWait={(resendAt) => savePendingCode({ ...pending, resendAt })}
        />
      </CodeForm>
    </PublicPage>
  );
}

/** Where a right code leads: signed in, or on to a new password. */
function useCodeChecked(pending: PendingCode | null) {
  const navigate = useNavigate();
  const signingIn = useTwoStepSignIn(() => {
    clearPendingCode();
    void navigate(safeReturnPath(pending?.to ?? null) ?? '/', { replace: true });
  });

  const onChecked = async (answer: CodeCheckedDto) => {
    if (answer.next === 'SIGNED_IN') return signingIn.attempt(() => Promise.resolve(answer.session));
    clearPendingCode();
    const state = { ticket: answer.ticket, email: pending?.email ?? '' };
    await navigate('/new-password', { replace: true, state });
  };
  const secondFactor = signingIn.ticket && (
    <SecondFactorPage ticket={signingIn.ticket} attempt={signingIn.attempt} onLeave={signingIn.reset} />
  );
  return { onChecked, ticket: signingIn.ticket, secondFactor };
}
